import { Switch } from '@maktab/ui/choice/switch'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useSchoolSearch } from '#features/access/use-school-search.tsx'
import { useHeadCalls } from '#features/insights/head-calls.ts'
import { SchoolTable } from '#features/insights/school-table.tsx'
import { useLongList } from '#features/insights/use-long-list.ts'
import styles from '#features/insights/reports.module.css'

/** As the server sends them. */
const pageSize = 20
/** The columns by which the call puts schools in order. */
const sorts = ['name', 'completion', 'score', 'assessments', 'attendance', 'heard'] as const

/** The schools of a head side by side; `silent=1` in the address shows those alone of which nothing was heard. */
export function HeadSchoolsScreen() {
  const t = useT('application', 'heads')
  const [search, setSearch] = useSearchParams()
  const is_silent = search.get('silent') === '1'
  const { search_string, field } = useSchoolSearch()
  return (
    <div className={styles['page']}>
      <PageHeading title={t('titles.schools')} />
      <div className={styles['filters']}>
        {field}
        <Switch
          label={t('heads.only_silent')}
          isOn={is_silent}
          onChange={(isOn) => setSearch(isOn ? { silent: '1' } : {})}
        />
      </div>
      <Schools key={`${is_silent} ${search_string}`} search_string={search_string} is_silent={is_silent} />
    </div>
  )
}

/** Another search begins at its first page. */
function Schools(input: { readonly search_string: string; readonly is_silent: boolean }) {
  const t = useT('application')
  const format = useFormat()
  const { area, ...calls } = useHeadCalls()
  const { page, setPage, asked, wholeOf } = useLongList(sorts)
  const schools = useQuery(calls.schools, { ...input, ...asked }, { showsBefore: true })
  const whole = wholeOf(calls.schools, input, ({ report, total_pages }) => ({ rows: report, total_pages }))
  return (
    <CallState of={schools} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ report, total, as_of }) => (
        <>
          {as_of !== null && <p className={styles['note']}>{t('frame.as_of', { when: format.dateTime(as_of) })}</p>}
          <SchoolTable schools={report} whole={whole} area={area}>
            {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />}
          </SchoolTable>
        </>
      )}
    </CallState>
  )
}
