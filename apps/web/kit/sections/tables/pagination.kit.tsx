import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

function Shown({
  label,
  first,
  total,
  size = 10,
  sizes,
}: {
  readonly label: string
  readonly first: number
  readonly total: number
  readonly size?: number
  readonly sizes?: readonly number[]
}) {
  const [page, setPage] = useState(first)
  const [pageSize, setPageSize] = useState(size)
  return (
    <Pagination
      label={label}
      page={page}
      pageSize={pageSize}
      total={total}
      onPageChange={setPage}
      {...(sizes !== undefined && {
        pageSizes: sizes,
        onPageSizeChange: (next: number) => {
          setPageSize(next)
          setPage(1)
        },
      })}
    />
  )
}

export const section: KitSection = {
  key: 'pagination',
  group: 'navigation',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="at the beginning" isWide>
          <Shown label={w.learners} first={1} total={95} />
        </KitState>
        <KitState name="in the middle, with sizes" isWide>
          <Shown label={w.work} first={25} total={5000} size={100} sizes={[25, 50, 100]} />
        </KitState>
        <KitState name="few pages" isWide>
          <Shown label={w.attendance} first={2} total={24} />
        </KitState>
        <KitState name="one page" isWide>
          <Shown label={w.calendar} first={1} total={7} />
        </KitState>
      </>
    )
  },
}
