import { listCampusContents, listContentUse } from '@maktab/client/calls/office/office-dashboards.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ContentType } from '@maktab/contracts/content/contents'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { DataTable, type Column } from '@maktab/ui/tables/data-table'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useMemo } from 'react'
import { contentTypeName } from '#features/insights/content-type-name.ts'
import { ReportExtent } from '#features/insights/report-extent.tsx'
import styles from '#features/insights/reports.module.css'
import { useLongList } from '#features/insights/use-long-list.ts'
import { useReportFormat } from '#features/insights/use-report-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'

type TypeUse = Output<Catalogue['listContentUse']>['report'][number]
type ContentUse = Output<Catalogue['listCampusContents']>['report'][number]

/** Activities are told apart by the format of their package. */
const formats: Partial<Record<ContentType, string>> = { h5p: 'H5P', html_zip: 'HTML', scorm: 'SCORM', zip: 'ZIP' }

function withFormat(name: string, content_type: ContentType): string {
  const format = formats[content_type]
  return format === undefined ? name : `${name} (${format})`
}

interface UseProps {
  /** The campus that is looked at; undefined for several together. */
  readonly institution_id?: number | undefined
}

/** Which kinds of contents are used, and in one campus which contents; of how many learners, and when it was counted. */
export function ContentUseCard({ institution_id, school }: UseProps & { readonly school: string | null }) {
  const t = useT('courses', 'reports', 'usage')
  const write = useReportFormat()
  const found = useQuery(listContentUse, institution_id === undefined ? {} : { institution_id })
  const figures = useUseColumns<TypeUse>()
  const columns = useMemo<Column<TypeUse>[]>(() => {
    const named = ({ content_type }: TypeUse) => withFormat(t(contentTypeName[content_type]), content_type)
    return [
      { key: 'type', heading: t('usage.type_heading'), isRowHeading: true, value: named, cell: named },
      ...figures,
    ]
  }, [t, figures])
  return (
    <Card heading={t('usage.heading')}>
      <CallState of={found} shape="rows" refused={{ not_found: () => <NotFound /> }}>
        {({ as_of, learners_total, report }) =>
          report.length === 0 ? (
            <EmptyState level={3} icon="book" title={t('usage.none')} />
          ) : (
            <ReportExtent school={school} counted={as_of}>
              <div className={styles['page']}>
                <p className={styles['note']}>
                  {t('usage.counted', { when: write.moment(as_of), total: learners_total })}
                </p>
                <DataTable
                  caption={t('usage.by_type')}
                  columns={columns}
                  rows={report}
                  rowKey={({ content_type }) => content_type}
                  exportName={t('usage.by_type')}
                />
                {school !== null && <Contents institution_id={institution_id} />}
              </div>
            </ReportExtent>
          )
        }
      </CallState>
    </Card>
  )
}

const sorts = ['learners', 'recent', 'completed', 'time'] as const

function Contents({ institution_id }: UseProps) {
  const t = useT('courses', 'usage')
  const { page, setPage, asked, wholeOf } = useLongList(sorts, { key: 'learners', direction: 'descending' })
  const input = institution_id === undefined ? {} : { institution_id }
  const found = useQuery(listCampusContents, { ...input, ...asked }, { showsBefore: true })
  const whole = wholeOf(listCampusContents, input, ({ report, total_pages }) => ({ rows: report, total_pages }))
  const figures = useUseColumns<ContentUse>()
  const columns = useMemo<Column<ContentUse>[]>(() => {
    const typed = ({ content_type }: ContentUse) => withFormat(t(contentTypeName[content_type]), content_type)
    return [
      {
        key: 'title',
        heading: t('usage.content_heading'),
        isRowHeading: true,
        value: ({ title }) => title,
        cell: ({ title }) => <bdi>{title}</bdi>,
      },
      { key: 'type', heading: t('usage.type_heading'), value: typed, cell: typed },
      ...figures,
    ]
  }, [t, figures])
  return (
    <CallState of={found} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ report, total }) => (
        <>
          <DataTable
            caption={t('usage.by_content')}
            columns={columns}
            rows={report}
            rowKey={({ content_id }) => content_id}
            whole={whole}
            exportName={t('usage.by_content')}
          />
          <Pagination page={page} pageSize={20} total={total} onPageChange={setPage} />
        </>
      )}
    </CallState>
  )
}

function useUseColumns<Row extends TypeUse | ContentUse>(): Column<Row>[] {
  const t = useT('home', 'usage')
  const write = useReportFormat()
  return useMemo(() => {
    const count = (key: string, heading: string, value: (row: Row) => number): Column<Row> => ({
      key,
      heading,
      isFigure: true,
      value,
      cell: (row) => write.number(value(row)),
    })
    return [
      count('learners', t('usage.opened_by'), ({ learners }) => learners),
      count('recent', t('usage.recent'), ({ learners_recent }) => learners_recent),
      count('completed', t('usage.completed_by'), ({ learners_completed }) => learners_completed),
      {
        ...count('time', t('learning.time_spent'), ({ time_spent_in_seconds }) => time_spent_in_seconds),
        cell: ({ time_spent_in_seconds }) => write.time(time_spent_in_seconds),
      },
    ]
  }, [t, write])
}
