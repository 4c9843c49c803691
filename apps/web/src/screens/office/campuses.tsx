import { listCampuses, listInstitutions, restoreCampus } from '@maktab/client/calls/office/campuses.generated'
import type { Campus, CampusSort } from '@maktab/contracts/office/campuses'
import { campusStates } from '@maktab/contracts/office/office-lists'
import { campusesPage } from '@maktab/domain/office/campuses'
import { daysInBin } from '@maktab/domain/office/office-users'
import { Button, buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { SearchField } from '@maktab/ui/fields/search-field'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useEffect, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useSession } from '#calls/use-session.ts'
import { useSettled } from '#features/access/use-settled.ts'
import { ActAtSchool } from '#features/office/campuses/act-at-school.tsx'
import { campusPlaces } from '#features/office/campuses/campus-places.ts'
import { CampusSheets } from '#features/office/campuses/campus-sheets.tsx'
import { CampusTasks } from '#features/office/campuses/campus-tasks.tsx'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { peoplePlaces } from '#features/office/people-places.ts'
import { oneOf, useListAddress } from '#features/office/use-list-address.ts'
import { numberIn } from '#features/learning/place.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { Link } from '#page/router.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'
import styles from './campuses.module.css'

// The super admin alone files schools.
const CampusFilings = fetched(
  async () => (await import('#features/office/campuses/campus-filings.tsx')).CampusFilings,
  ScreenLoading,
  ['campuses', 'parts'],
)
const sorts = ['name', 'newest', 'oldest', 'subscription', 'subscription_desc'] as const satisfies readonly CampusSort[]

/**
 * The campuses of a school admin's system, of an admin's tenant, or all schools for the super admin, who takes an office in one of them
 * (seeds 000 §2, 001 §2, sorts §9). What is asked for stands in the address.
 */
export function CampusesScreen() {
  const t = useT('application', 'campuses', 'notices')
  const { active_role } = useSession()
  const isSuper = active_role === 'super_admin'
  const { params, ask, search_string, pageUpTo } = useListAddress()
  const [typed, setTyped] = useState(search_string)
  const settled = useSettled(typed.trim())
  useEffect(() => {
    if (settled !== search_string) ask({ search: settled })
    // The address follows what was typed, and nothing else.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled])
  const sort = oneOf(sorts, params.get('sort')) ?? 'name'
  const state = oneOf(campusStates, params.get('state')) ?? 'open'
  const page = pageUpTo(1000)
  const asked = { search_string, sort, state, page }
  const school_system_id = numberIn(params, 'school_system_id')
  const region_id = numberIn(params, 'region_id')
  const city_id = numberIn(params, 'city_id')
  const ofOffice = useQuery(listCampuses, asked, { enabled: !isSuper })
  const ofTenant = useQuery(listInstitutions, { ...asked, school_system_id, region_id, city_id }, { enabled: isSuper })
  const places = campusPlaces(active_role)
  const filed = (id: number | undefined) => (id === undefined ? '' : String(id))

  return (
    <div className="grid gap-4">
      <PageHeading
        title={t(isSuper ? 'titles.schools' : 'titles.campuses')}
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to={places.add}>
            <Icon name="add" /> <span>{t('campuses.add_campus')}</span>
          </Link>
        }
      />
      <p className={`soft ${styles['intro']}`}>{t(isSuper ? 'acting.schools_intro' : 'campuses.intro')}</p>
      <OfficeOffline />
      <CampusTasks />
      <div className={styles['filters']}>
        <SearchField
          label={t(isSuper ? 'acting.find_school' : 'campuses.find')}
          maxLength={100}
          value={typed}
          onValueChange={setTyped}
        />
        {isSuper && (
          <CampusFilings
            school_system_id={filed(school_system_id)}
            region_id={filed(region_id)}
            city_id={filed(city_id)}
            none={t('campuses.all')}
            onChange={ask}
          />
        )}
        <Select
          label={t('campuses.order')}
          value={sort}
          options={sorts.map((value) => ({ value, label: t(`campuses.sort_${value}`) }))}
          onChange={({ target }) => ask({ sort: target.value })}
        />
        <Select
          label={t('campuses.state')}
          value={state}
          options={campusStates.map((value) => ({ value, label: t(`campuses.state_${value}`) }))}
          onChange={({ target }) => ask({ state: target.value })}
        />
      </div>
      <CallState of={isSuper ? ofTenant : ofOffice} shape="rows">
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState icon="school" title={t('campuses.none')} />
          ) : (
            <>
              <ul className={`grid gap-3 bare ${styles['campuses']}`} role="list">
                {list.map((campus) => (
                  <li key={campus.institution_id}>
                    <CampusCard campus={campus} />
                  </li>
                ))}
              </ul>
              <Pagination
                page={page}
                pageSize={campusesPage}
                total={total}
                onPageChange={(to) => ask({ page: String(to) })}
              />
            </>
          )
        }
      </CallState>
    </div>
  )
}

function CampusCard({ campus }: { readonly campus: Campus }) {
  const t = useT('campuses')
  const { active_role } = useSession()
  const { number, date } = useFormat()
  const { institution_id, name, city, region_name, school_system_name, counts, sub_end_date, deleted_on } = campus
  const places = campusPlaces(active_role)
  const { list, addAdmin } = peoplePlaces(active_role, institution_id)
  const where = [school_system_name, city, region_name].filter((part) => part !== '')
  const isOpen = deleted_on === null
  return (
    <Card
      heading={
        isOpen ? (
          <Link to={places.details(institution_id)}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )
      }
      actions={
        isOpen && (
          <Link to={places.edit(institution_id)} aria-label={t('campuses.edit_at', { campus: name })}>
            {t('campuses.edit')}
          </Link>
        )
      }
    >
      {where.length > 0 && (
        <p className="soft">
          <bdi>{where.join(' · ')}</bdi>
        </p>
      )}
      <p>
        {t('campuses.people', {
          learners: number(counts.learners),
          teachers: number(counts.teachers),
          classes: number(counts.classes),
        })}{' '}
        {isOpen && (
          <Link to={list} aria-label={t('campuses.people_of', { campus: name })}>
            {t('campuses.to_people')}
          </Link>
        )}
      </p>
      {sub_end_date !== null && (
        <p className="soft">{t('campuses.subscription_until', { date: date(sub_end_date) })}</p>
      )}
      {isOpen && counts.campus_admins === 0 && addAdmin !== undefined && (
        <Notice tone="warning">
          {t('campuses.no_admin')}{' '}
          <Link to={addAdmin} aria-label={t('campuses.add_admin_at', { campus: name })}>
            {t('campuses.add_admin')}
          </Link>
        </Notice>
      )}
      {isOpen && places.imports !== undefined && <CampusSheets campus={campus} imports={places.imports} />}
      {isOpen && active_role === 'super_admin' && <ActAtSchool institution_id={institution_id} name={name} />}
      {!isOpen && <Closed campus={campus} deleted_on={deleted_on} />}
    </Card>
  )
}

/** When it was closed; whoever closes campuses opens it again, for as long as that can be. */
function Closed({ campus: { institution_id, name }, deleted_on }: { campus: Campus; deleted_on: string }) {
  const t = useT('campuses')
  const { active_role } = useSession()
  const { date } = useFormat()
  const isOnline = useIsOnline()
  const restore = useCommand(restoreCampus)
  const [now] = useState(() => Date.now())
  const [problem, setProblem] = useState<string>()
  const until = Date.parse(deleted_on) + daysInBin * 86_400_000
  const mayOpen = active_role !== 'school_admin' && until > now
  async function run(): Promise<void> {
    const answer = await restore.run({ institution_id })
    setProblem(answer.ok ? undefined : explain(t, answer))
  }
  return (
    <>
      <p className="soft">{t('campuses.closed_on', { date: date(deleted_on) })}</p>
      {mayOpen && (
        <>
          <p className="soft">{t('campuses.reopen_until', { date: date(new Date(until).toISOString()) })}</p>
          <Button
            size="small"
            isBusy={restore.isBusy}
            disabled={!isOnline}
            aria-label={t('campuses.reopen_at', { campus: name })}
            onClick={() => void run()}
          >
            {t('campuses.reopen')}
          </Button>
        </>
      )}
      {problem !== undefined && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
    </>
  )
}
