import { listCampuses } from '@maktab/client/calls/schools/campuses.generated'
import type { Campus, CampusSort } from '@maktab/contracts/schools/campuses'
import { campusesPage } from '@maktab/domain/schools/campuses'
import { SearchField } from '@maktab/ui/fields/search-field'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useSettled } from '#features/access/use-settled.ts'
import { campusPlaces } from '#features/schools/campus-places.ts'
import { OfficeOffline } from '#features/schools/office-form.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import styles from './campuses.module.css'

const sorts = ['name', 'newest', 'oldest', 'subscription', 'subscription_desc'] as const satisfies readonly CampusSort[]
const states = ['open', 'deleted'] as const

/** The campuses of a school admin's system or of an admin's tenant (seed 001 §2, sorts §9). */
export function CampusesScreen() {
  const t = useT('application', 'campuses')
  const { active_role } = useSession()
  const [typed, setTyped] = useState('')
  const [sort, setSort] = useState<CampusSort>('name')
  const [state, setState] = useState<(typeof states)[number]>('open')
  const [page, setPage] = useState(1)
  const search_string = useSettled(typed.trim())
  const campuses = useQuery(listCampuses, { search_string, sort, state, page })
  const places = campusPlaces(active_role)

  return (
    <div className="grid gap-4">
      <header className="grid gap-1">
        <h1>{t('titles.campuses')}</h1>
        <p className="soft">{t('campuses.intro')}</p>
        <p>
          <Link to={places.add}>{t('campuses.add_campus')}</Link>
        </p>
      </header>
      <OfficeOffline />
      <div className={styles['filters']}>
        <SearchField
          label={t('campuses.find')}
          maxLength={100}
          value={typed}
          onValueChange={(value) => {
            setTyped(value)
            setPage(1)
          }}
        />
        <Select
          label={t('campuses.order')}
          value={sort}
          options={sorts.map((value) => ({ value, label: t(`campuses.sort_${value}`) }))}
          onChange={({ target }) => {
            setSort(target.value as CampusSort)
            setPage(1)
          }}
        />
        <Select
          label={t('campuses.state')}
          value={state}
          options={states.map((value) => ({ value, label: t(`campuses.state_${value}`) }))}
          onChange={({ target }) => {
            setState(target.value as (typeof states)[number])
            setPage(1)
          }}
        />
      </div>
      <CallState of={campuses} shape="rows">
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState icon="school" title={t('campuses.none')} />
          ) : (
            <>
              <ul className={`grid gap-3 bare ${styles['campuses']}`} role="list">
                {list.map((campus) => (
                  <li key={campus.institution_id}>
                    <CampusCard campus={campus} edit={places.edit(campus.institution_id)} />
                  </li>
                ))}
              </ul>
              <Pagination page={page} pageSize={campusesPage} total={total} onPageChange={setPage} />
            </>
          )
        }
      </CallState>
    </div>
  )
}

function CampusCard({ campus, edit }: { campus: Campus; edit: string }) {
  const t = useT('campuses')
  const { number, date } = useFormat()
  const { name, city, region_name, counts, sub_end_date, deleted_on } = campus
  const place = [city, region_name].filter((part) => part !== '')
  return (
    <Card
      heading={<bdi>{name}</bdi>}
      actions={
        deleted_on === null && (
          <Link to={edit} aria-label={t('campuses.edit_at', { campus: name })}>
            {t('campuses.edit')}
          </Link>
        )
      }
    >
      {place.length > 0 && (
        <p className="soft">
          <bdi>{place.join(' · ')}</bdi>
        </p>
      )}
      <p>
        {t('campuses.people', {
          learners: number(counts.learners),
          teachers: number(counts.teachers),
          classes: number(counts.classes),
        })}
      </p>
      {sub_end_date !== null && (
        <p className="soft">{t('campuses.subscription_until', { date: date(sub_end_date) })}</p>
      )}
      {deleted_on !== null && <p className="soft">{t('campuses.closed_on', { date: date(deleted_on) })}</p>}
    </Card>
  )
}
