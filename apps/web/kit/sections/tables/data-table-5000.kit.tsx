import { DataTable } from '@maktab/ui/tables/data-table'
import { useMemo, useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { useLearnerColumns } from './learner-columns.tsx'
import { learnerSamples, learnersOf } from './learner-samples.ts'

const rowKey = ({ id }: { readonly id: number }) => id

/** Of so many only those in sight are drawn. */
export const section: KitSection = {
  key: 'data-table-5000',
  group: 'tables',
  States({ locale }) {
    const columns = useLearnerColumns(locale)
    const rows = useMemo(() => learnersOf(locale, 5000), [locale])
    const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set())
    return (
      <KitState name="5,000 rows" isWide>
        <DataTable
          caption={learnerSamples[locale].learners}
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          hasSearch
          selection={{ keys, onChange: setKeys, nameOf: ({ name }) => name }}
        />
      </KitState>
    )
  },
}
