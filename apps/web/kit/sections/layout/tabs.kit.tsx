import { Tabs } from '@maktab/ui/layout/tabs'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

function Shown({
  label,
  names,
  panel,
}: {
  readonly label: string
  readonly names: readonly string[]
  readonly panel: string
}) {
  const [current, setCurrent] = useState('1')
  return (
    <Tabs
      label={label}
      current={current}
      onChange={setCurrent}
      tabs={names.map((name, index) => ({ key: String(index), label: name, panel: <p>{panel}</p> }))}
    />
  )
}

export const section: KitSection = {
  key: 'tabs',
  group: 'navigation',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="few" isWide>
          <Shown label={w.parts} names={[w.stream, w.work, w.learners]} panel={w.panel} />
        </KitState>
        <KitState name="more than a phone is wide" isWide>
          <Shown
            label={w.sort}
            names={[w.stream, w.work, w.attendance, w.learners, w.calendar, w.files]}
            panel={w.panel}
          />
        </KitState>
      </>
    )
  },
}
