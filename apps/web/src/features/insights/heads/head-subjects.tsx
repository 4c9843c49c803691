import type { HeadSubjectRow } from '@maktab/contracts/insights/head-subjects'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useMemo } from 'react'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { subjectAddress, useHeadCalls } from './head-calls.ts'
import { headSubjectName } from './head-subject-name.ts'
import styles from '../reports.module.css'
import { useLongList } from '../use-long-list.ts'
import { useReportFormat } from '../use-report-format.ts'
import { useWorkColumns } from '../work-columns.tsx'

/** As the server sends them. */
const pageSize = 20
const sorts = ['subject', 'learners', 'completion', 'score', 'assessments'] as const

/** Subjects in the schools of a head, those with most learners first; each leads to its grades and schools. */
export function HeadSubjects({ region_id }: { readonly region_id?: number | undefined }) {
  const t = useT('home', 'heads')
  const { area, ...calls } = useHeadCalls()
  const { page, setPage, asked, wholeOf } = useLongList(sorts, { key: 'learners', direction: 'descending' })
  const input = region_id === undefined ? {} : { region_id }
  const subjects = useQuery(calls.subjects, { ...input, ...asked }, { showsBefore: true })
  const whole = wholeOf(calls.subjects, input, ({ report, total_pages }) => ({ rows: report, total_pages }))
  const columns = useSubjectColumns(area, region_id)
  return (
    <CallState of={subjects} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ report, total }) => (
        <Card>
          <DataTable
            caption={t('heads.by_subject')}
            columns={columns}
            rows={report}
            rowKey={({ subject }) => subject}
            whole={whole}
            exportName={t('heads.by_subject')}
            empty={<EmptyState title={t('heads.nothing_of_subject')} icon="lessons" level={2} />}
          />
          {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />}
        </Card>
      )}
    </CallState>
  )
}

function useSubjectColumns(
  area: '/networkhead' | '/regionhead',
  region_id: number | undefined,
): readonly Column<HeadSubjectRow>[] {
  const t = useT('home', 'heads')
  const write = useReportFormat()
  const work = useWorkColumns()
  return useMemo<Column<HeadSubjectRow>[]>(
    () => [
      {
        key: 'subject',
        heading: t('schools.subject'),
        isRowHeading: true,
        value: (row) => headSubjectName(row, t),
        cell: (row) => (
          <Link className={styles['link']} to={subjectAddress(area, { subject: row.subject, region_id })}>
            <bdi>{headSubjectName(row, t)}</bdi>
          </Link>
        ),
      },
      {
        key: 'schools',
        heading: t('heads.schools_heard_heading'),
        isFigure: true,
        cell: ({ schools_heard: heard, schools_total: total }) => t('heads.heard_of', { heard, total }),
      },
      {
        key: 'learners',
        heading: t('schools.learners'),
        isFigure: true,
        value: ({ total_learners }) => total_learners,
        cell: ({ total_learners }) => write.number(total_learners),
      },
      ...work,
    ],
    [t, write, work, area, region_id],
  )
}
