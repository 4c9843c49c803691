import { readDataSet } from '@maktab/client/calls/insights/data-set/data-set.generated'
import type { DataSetRow } from '@maktab/contracts/insights/data-set/data-set'
import type { PlainKey } from '@maktab/i18n/keys'
import { Button } from '@maktab/ui/base/button'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { useMemo, useState } from 'react'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import styles from '../reports.module.css'
import { useLongList } from '../use-long-list.ts'

/** Each column by its name in the file, which is the same in every language, in that order. */
const units = {
  school: 'text',
  ministry_code: 'text',
  region: 'text',
  district: 'text',
  subject: 'text',
  grade: 'text',
  classes: 'count',
  learners: 'count',
  lessons_completed: 'count',
  lessons_total: 'count',
  attempts: 'count',
  accuracy: 'percent',
  time_spent_in_seconds: 'seconds',
  learners_to_40: 'count',
  learners_to_60: 'count',
  learners_to_80: 'count',
  learners_above_80: 'count',
  learners_not_measured: 'count',
  as_of: 'moment',
} as const satisfies Record<keyof DataSetRow, 'text' | 'count' | 'percent' | 'seconds' | 'moment'>
type Name = keyof typeof units
const names = Object.keys(units) as readonly Name[]
const codes: readonly Name[] = ['ministry_code', 'grade']

/** Data without names with its code book, asked for by whoever opens it. */
export function DataSet() {
  const t = useT('dataset')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card heading={t('insights.data_heading')}>
      <p>{t('insights.data_intro')}</p>
      {isOpen ? <Opened /> : <Button onClick={() => setOpen(true)}>{t('insights.data_open')}</Button>}
    </Card>
  )
}

function Opened() {
  const t = useT('dataset')
  const { wholeOf } = useLongList([])
  const found = useQuery(readDataSet, {})
  const { read } = wholeOf(readDataSet, {}, ({ report, total_pages }) => ({ rows: report, total_pages }))
  const columns = useMemo<readonly Column<DataSetRow>[]>(
    () =>
      names.map((key) => ({
        key,
        heading: key,
        isRowHeading: key === 'school',
        isFigure: units[key] !== 'text',
        isCode: codes.includes(key),
        value: (row) => row[key] ?? undefined,
        cell: (row) => <bdi>{row[key] ?? ''}</bdi>,
      })),
    [],
  )
  return (
    <CallState of={found} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ report, hidden }) => (
        <div className={styles['page']}>
          {hidden > 0 && <p className={styles['note']}>{t('insights.data_hidden', { count: hidden })}</p>}
          <DataTable
            caption={t('insights.data_rows')}
            columns={columns}
            rows={report}
            rowKey={({ school, ministry_code, subject, grade }) => `${school} ${ministry_code} ${subject} ${grade}`}
            pageSize={10}
            whole={{ sort: undefined, onSort: () => undefined, read }}
            exportName={t('insights.data_file')}
            empty={<EmptyState level={3} icon="school" title={t('insights.data_none')} />}
          />
          <CodeBook />
        </div>
      )}
    </CallState>
  )
}

interface Entry {
  readonly name: Name
  readonly unit: string
  readonly meaning: string
}

/** What each column holds, in the language of the reader. */
function CodeBook() {
  const t = useT('dataset')
  const said = (key: string) => t(`insights.data_${key}` as PlainKey<'dataset'>)
  const entries = names.map<Entry>((name) => ({ name, unit: said(`unit_${units[name]}`), meaning: said(`of_${name}`) }))
  const column = (key: keyof Entry, heading: string): Column<Entry> => ({
    key,
    heading,
    isRowHeading: key === 'name',
    value: (row) => row[key],
    cell: (row) => (key === 'name' ? <bdi dir="ltr">{row[key]}</bdi> : row[key]),
  })
  return (
    <DataTable
      caption={t('insights.data_book')}
      columns={[
        column('name', t('insights.data_column')),
        column('unit', t('insights.data_unit')),
        column('meaning', t('insights.data_meaning')),
      ]}
      rows={entries}
      rowKey={({ name }) => name}
      exportName={t('insights.data_book')}
    />
  )
}
