import { listHeadRegions } from '@maktab/client/calls/insights/head-places.generated'
import { Select } from '@maktab/ui/choice/select'
import { Switch } from '@maktab/ui/choice/switch'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useSchoolSearch } from '#features/access/use-school-search.tsx'
import { numberIn } from '#features/learning/place.ts'
import { ReportExtent } from '#features/insights/report-extent.tsx'
import { useHeadRegion } from '#features/insights/heads/use-head-region.ts'
import { useHeadCalls } from '#features/insights/heads/head-calls.ts'
import { SchoolTable } from '#features/insights/heads/school-table.tsx'
import { useLongList } from '#features/insights/use-long-list.ts'
import styles from '#features/insights/reports.module.css'

/** As the server sends them. */
const pageSize = 20
/** The columns by which the call puts schools in order. */
const sorts = ['name', 'code', 'completion', 'score', 'assessments', 'attendance', 'heard'] as const

/** The schools of a head side by side; `silent=1` in the address shows those alone of which nothing was heard. */
export function HeadSchoolsScreen() {
  const t = useT('application', 'heads')
  const { area } = useHeadCalls()
  const [search, setSearch] = useSearchParams()
  const is_silent = search.get('silent') === '1'
  const region_id = numberIn(search, 'region_id')
  const city_id = numberIn(search, 'city_id')
  const place = { ...(region_id !== undefined && { region_id }), ...(city_id !== undefined && { city_id }) }
  const { search_string, field } = useSchoolSearch()
  return (
    <div className={styles['page']}>
      <PageHeading title={t('titles.schools')} />
      <div className={styles['filters']}>
        {field}
        {area === '/networkhead' && (
          <RegionField value={region_id} onChange={(id) => setSearch(id === '' ? {} : { region_id: id })} />
        )}
        <Switch
          label={t('heads.only_silent')}
          isOn={is_silent}
          onChange={(isOn) => {
            const next = new URLSearchParams(search)
            if (isOn) next.set('silent', '1')
            else next.delete('silent')
            setSearch(next)
          }}
        />
      </div>
      <Schools
        key={`${is_silent} ${search_string} ${region_id} ${city_id}`}
        search_string={search_string}
        is_silent={is_silent}
        {...place}
      />
    </div>
  )
}

interface RegionFieldProps {
  readonly value: number | undefined
  readonly onChange: (region_id: string) => void
}

/** Of which region; a list that did not arrive is no reason to hide the schools. */
function RegionField({ value, onChange }: RegionFieldProps) {
  const t = useT('heads')
  const regions = useQuery(listHeadRegions, {})
  if (regions.state !== 'ready' || regions.value.regions.length === 0) return null
  return (
    <Select
      label={t('heads.region')}
      placeholder={t('heads.all_regions')}
      value={value ?? ''}
      options={regions.value.regions.map(({ region_id, name }) => ({ value: String(region_id), label: name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Another search begins at its first page. */
function Schools(input: {
  readonly search_string: string
  readonly is_silent: boolean
  readonly region_id?: number
  readonly city_id?: number
}) {
  const t = useT('application')
  const format = useFormat()
  const { area, ...calls } = useHeadCalls()
  const region = useHeadRegion(input.region_id)
  const { page, setPage, asked, wholeOf } = useLongList(sorts)
  const schools = useQuery(calls.schools, { ...input, ...asked }, { showsBefore: true })
  const whole = wholeOf(calls.schools, input, ({ report, total_pages }) => ({ rows: report, total_pages }))
  return (
    <CallState of={schools} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ report, total, as_of }) => (
        <>
          {as_of !== null && <p className={styles['note']}>{t('frame.as_of', { when: format.dateTime(as_of) })}</p>}
          <ReportExtent school={null} region={region} counted={as_of}>
            <SchoolTable schools={report} whole={whole} area={area}>
              {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />}
            </SchoolTable>
          </ReportExtent>
        </>
      )}
    </CallState>
  )
}
