import { SortableList } from '@maktab/ui/tables/sortable-list'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

function Shown({ label, names }: { readonly label: string; readonly names: readonly string[] }) {
  const [order, setOrder] = useState<readonly string[]>(names.map((_, index) => String(index)))
  return (
    <SortableList
      label={label}
      entries={order.map((key) => ({ key, label: names[Number(key)] ?? '' }))}
      onReorder={setOrder}
    />
  )
}

export const section: KitSection = {
  key: 'sortable-list',
  group: 'school',
  States({ locale }) {
    const w = samples[locale]
    return (
      <KitState name="lessons" isWide>
        <Shown label={w.order} names={w.lessons} />
      </KitState>
    )
  },
}
