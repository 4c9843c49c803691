import type { Locale } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { DataTable } from '@maktab/ui/tables/data-table'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useMemo, useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { useLearnerColumns } from './learner-columns.tsx'
import { learnerSamples, learnersOf } from './learner-samples.ts'

const rowKey = ({ id }: { readonly id: number }) => id

export const section: KitSection = {
  key: 'data-table',
  group: 'tables',
  States({ locale }) {
    const w = learnerSamples[locale]
    const columns = useLearnerColumns(locale)
    const few = useMemo(() => learnersOf(locale, 5), [locale])
    const some = useMemo(() => learnersOf(locale, 30), [locale])
    const common = { caption: w.learners, isCaptionHidden: true, columns, rowKey }
    return (
      <>
        <KitState name="with everything" isWide>
          <FullTable locale={locale} />
        </KitState>
        <KitState name="plain, with its caption" isWide>
          <DataTable
            caption={w.learners}
            columns={columns.map((column) => ({ ...column, value: undefined }))}
            rows={few}
            rowKey={rowKey}
          />
        </KitState>
        <KitState name="sorted, dense" isWide>
          <DataTable {...common} rows={few} isDense firstSort={{ key: 'score', direction: 'descending' }} />
        </KitState>
        <KitState name="show more" isWide>
          <DataTable {...common} rows={some} pageSize={3} paging="more" />
        </KitState>
        <KitState name="loading" isWide>
          <DataTable {...common} rows={[]} state="loading" />
        </KitState>
        <KitState name="failed" isWide>
          <DataTable {...common} rows={[]} state="failed" onRetry={() => undefined} />
        </KitState>
        <KitState name="empty" isWide>
          <DataTable
            {...common}
            rows={[]}
            empty={
              <EmptyState level={3} icon="classes" title={w.none}>
                {w.noneHint}
              </EmptyState>
            }
          />
        </KitState>
      </>
    )
  },
}

function FullTable({ locale }: { readonly locale: Locale }) {
  const w = learnerSamples[locale]
  const columns = useLearnerColumns(locale)
  const rows = useMemo(() => learnersOf(locale, 24), [locale])
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['code']))
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set([2, 3]))
  return (
    <DataTable
      caption={w.learners}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      hasSearch
      pageSize={6}
      firstSort={{ key: 'name', direction: 'ascending' }}
      columnChoice={{ hidden, onChange: setHidden }}
      selection={{
        keys,
        onChange: setKeys,
        nameOf: ({ name }) => name,
        actions: (
          <Button size="small" icon="send">
            {w.message}
          </Button>
        ),
      }}
      exportName="learners"
    />
  )
}
