import type { SubjectSchoolRow } from '@maktab/contracts/insights/head-subjects'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useMemo } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useHeadCalls, type SubjectPlace } from './head-calls.ts'
import { SchoolName } from './school-name.tsx'
import { useLongList } from '../use-long-list.ts'
import { useReportFormat } from '../use-report-format.ts'
import { useWorkColumns } from '../work-columns.tsx'

/** As the server sends them. */
const pageSize = 20
const sorts = ['name', 'learners', 'completion', 'score', 'assessments'] as const

/** Schools side by side in one subject; each leads to its classes. Another search begins at its first page. */
export function SubjectSchools(input: SubjectPlace & { readonly search_string: string }) {
  const t = useT('application', 'heads')
  const { area, ...calls } = useHeadCalls()
  const { page, setPage, asked, wholeOf } = useLongList(sorts)
  const schools = useQuery(calls.subjectSchools, { ...input, ...asked }, { showsBefore: true })
  const whole = wholeOf(calls.subjectSchools, input, ({ report, total_pages }) => ({ rows: report, total_pages }))
  const columns = useSchoolColumns(area)
  return (
    <CallState of={schools} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ report, total }) => (
        <Card>
          <DataTable
            caption={t('heads.by_school')}
            columns={columns}
            rows={report}
            rowKey={({ institution_id }) => institution_id}
            whole={whole}
            exportName={t('titles.schools')}
            empty={<EmptyState title={t('heads.none_found')} icon="school" level={3} />}
          />
          {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />}
        </Card>
      )}
    </CallState>
  )
}

function useSchoolColumns(area: '/networkhead' | '/regionhead'): readonly Column<SubjectSchoolRow>[] {
  const t = useT('home', 'reports', 'heads')
  const format = useFormat()
  const write = useReportFormat()
  const work = useWorkColumns()
  return useMemo<Column<SubjectSchoolRow>[]>(
    () => [
      {
        key: 'name',
        heading: t('reports.campus'),
        isRowHeading: true,
        value: ({ name }) => name,
        cell: (school) => <SchoolName school={school} area={area} />,
      },
      {
        key: 'city',
        heading: t('reports.city'),
        cell: ({ city }) => <bdi>{city}</bdi>,
      },
      {
        key: 'learners',
        heading: t('schools.learners'),
        isFigure: true,
        value: ({ total_learners }) => total_learners,
        cell: ({ total_learners }) => write.number(total_learners),
      },
      ...work,
      {
        key: 'heard',
        heading: t('heads.heard_on'),
        cell: ({ heard_on }) => (heard_on === null ? t('heads.never_heard') : format.date(heard_on)),
      },
    ],
    [t, format, write, work, area],
  )
}
