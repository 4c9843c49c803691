import { DataTable } from '@maktab/ui/tables/data-table'
import { useMemo } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { useLearnerColumns } from './learner-columns.tsx'
import { learnerSamples, learnersOf } from './learner-samples.ts'

const rowKey = ({ id }: { readonly id: number }) => id

/** As many rows as are drawn at once; the bench measures it. */
export const section: KitSection = {
  key: 'data-table-200',
  group: 'tables',
  States({ locale }) {
    const columns = useLearnerColumns(locale)
    const rows = useMemo(() => learnersOf(locale, 200), [locale])
    return (
      <KitState name="200 rows" isWide>
        {/* As cards they would make the longest of pages. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="region" aria-label="200" tabIndex={0} style={{ maxBlockSize: '48rem', overflow: 'auto' }}>
          <DataTable
            caption={learnerSamples[locale].learners}
            isCaptionHidden
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            hasSearch
            exportName="learners"
          />
        </div>
      </KitState>
    )
  },
}
