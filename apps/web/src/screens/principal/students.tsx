import { listStudents } from '@maktab/client/calls/insights/students.generated'
import type { StudentsShown } from '@maktab/contracts/insights/students'
import type { PlainKey } from '@maktab/i18n/keys'
import { Select } from '@maktab/ui/choice/select'
import { SearchField } from '@maktab/ui/fields/search-field'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'
import { useSettled } from '#features/access/use-settled.ts'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import { ReportExtent } from '#features/insights/report-extent.tsx'
import { HeardLine } from '#features/insights/heard-line.tsx'
import { SchoolFilterFields } from '#features/insights/school-filter-fields.tsx'
import { useSchoolFilters } from '#features/insights/school-filters.ts'
import { StudentTable } from '#features/insights/student-table.tsx'
import { useLongList } from '#features/insights/use-long-list.ts'
import styles from '#features/insights/reports.module.css'

/** As the server sends them. */
const pageSize = 20
/** The columns by which the call puts learners in order. */
const sorts = ['name', 'completion', 'score', 'attendance', 'assignments'] as const

const lists: Record<StudentsShown, PlainKey<'school'>> = {
  all: 'insights.only_all',
  behind: 'insights.only_behind',
  silent: 'insights.only_silent',
  never_heard: 'insights.only_never_heard',
  to_40: 'insights.band_to_40',
  to_60: 'insights.band_to_60',
  to_80: 'insights.band_to_80',
  above_80: 'insights.band_above_80',
  not_measured: 'insights.band_not_measured',
}
const isList = (text: string | null): text is StudentsShown => text !== null && text in lists

/** Learners of the school: all of them, or the list that a figure of the dashboard counts (`only` in the address). */
export function PrincipalStudentsScreen() {
  const t = useT('application', 'home', 'reports', 'school')
  const [search, setSearch] = useSearchParams()
  const asking = search.get('only')
  const only = isList(asking) ? asking : 'all'
  const filters = useSchoolFilters()
  const [typed, setTyped] = useState('')
  const search_string = useSettled(typed.trim())
  const { page, setPage, asked, wholeOf } = useLongList(sorts)
  const input = { ...filters.asked, only, search_string }
  const students = useQuery(listStudents, { ...input, ...asked }, { showsBefore: true })
  const whole = wholeOf(listStudents, input, ({ report, total_pages }) => ({ rows: report, total_pages }))
  return (
    <div className={styles['page']}>
      <PageHeading title={t('titles.learners')} />
      <SchoolFilterFields filters={filters} onChange={() => setPage(1)} />
      <div className={styles['filters']}>
        <Select
          label={t('insights.show')}
          options={Object.entries(lists).map(([value, word]) => ({ value, label: t(word) }))}
          value={only}
          onChange={({ target: { value } }) => {
            setPage(1)
            setSearch({ only: value })
          }}
        />
        <SearchField
          label={t('insights.find_learner')}
          maxLength={100}
          value={typed}
          onValueChange={(value) => {
            setTyped(value)
            setPage(1)
          }}
        />
      </div>
      <CallState of={students} shape="rows" refused={rangeRefused(t)}>
        {(value) => (
          <ReportExtent range={filters.range} counted={value.as_of}>
            <HeardLine of={value} />
            <StudentTable students={value.report} whole={whole}>
              <Pagination page={page} pageSize={pageSize} total={value.total} onPageChange={setPage} />
            </StudentTable>
          </ReportExtent>
        )}
      </CallState>
    </div>
  )
}
