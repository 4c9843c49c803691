import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { MadeSlips } from '#features/office/made-slips.tsx'
import { listOfficeUsers } from '@maktab/client/calls/office/office-users.generated'
import { exportPeople } from '@maktab/client/calls/office/office-sheets.generated'
import { listTenantUsers } from '@maktab/client/calls/office/tenant-users.generated'
import {
  sheetUserStates,
  tenantUserSorts,
  tenantUserStates,
  userSorts,
  userStates,
} from '@maktab/contracts/office/office-lists'
import { roles, type Role } from '@maktab/contracts/roles'
import { buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { Select } from '@maktab/ui/choice/select'
import { SearchField } from '@maktab/ui/fields/search-field'
import { Grid, PageHeading } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useEffect, useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useSettled } from '#features/access/use-settled.ts'
import { CampusPicker } from '#features/office/campuses/campus-picker.tsx'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { PeopleList } from '#features/office/people-list.tsx'
import { SheetButton } from '#features/office/sheet-button.tsx'
import { peoplePlaces } from '#features/office/people-places.ts'
import { oneOf } from '#features/office/use-list-address.ts'
import { usersPage, useUserSearch } from '#features/office/user-search.ts'
import type { CampusUser } from '#features/office/users-table.tsx'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

interface UsersPage {
  readonly list: readonly CampusUser[]
  readonly total: number
  readonly has_more_than_total?: boolean
}

/** The people whom an office administers: sought, filtered, deleted and taken back. What is asked for stands in the address. */
export function OfficeUsersScreen() {
  const t = useT('application', 'users')
  const { active_role, institution_id: own } = useSession()
  const { here, everywhere, isEverywhere, institution_id, ask } = useUserSearch()
  const asked = isEverywhere ? everywhere : here
  const [typed, setTyped] = useState(asked.search_string)
  const settled = useSettled(typed.trim())
  useEffect(() => {
    if (settled !== asked.search_string) ask({ search: settled })
    // The address follows what was typed, and nothing else.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled])
  const ofCampus = useQuery(listOfficeUsers, { ...here, page_size: usersPage }, { enabled: !isEverywhere })
  const ofTenant = useQuery(listTenantUsers, { ...everywhere, page_size: usersPage }, { enabled: isEverywhere })
  const places = peoplePlaces(active_role, institution_id)
  const { page: _page, sort: _sort, state, ...sought } = here
  const sheetState = oneOf(sheetUserStates, state)
  const [made, setMade] = useState<Output<Catalogue['resetPasswords']>>()
  const counted = ofCampus.state === 'ready' ? ofCampus.value.counts.map(({ role }) => role) : []
  const page = ({ list, total, has_more_than_total }: UsersPage) => (
    <>
      <PeopleList
        key={`${asked.state} ${institution_id ?? ''}`}
        list={list}
        state={asked.state}
        institution_id={institution_id}
        onSlips={setMade}
      />
      <Pagination
        page={asked.page}
        pageSize={usersPage}
        total={total}
        onPageChange={(to) => ask({ page: String(to) })}
      />
      {has_more_than_total && <p className="soft">{t('users.more_than_listed', { total })}</p>}
    </>
  )
  // In place of everything else: a list that is read again takes no code off the page.
  if (made !== undefined)
    return (
      <div className="grid gap-4">
        <div data-print="no">
          <PageHeading title={t('titles.slips')} />
        </div>
        <MadeSlips
          slips={made.slips}
          kept={made.kept.length}
          isOwnCampus={institution_id === undefined || institution_id === own}
          onDone={() => setMade(undefined)}
        />
      </div>
    )
  return (
    <div className="grid gap-4">
      <PageHeading
        title={t('titles.office_people')}
        actions={
          <>
            {active_role !== 'super_admin' && sheetState !== undefined && (
              <SheetButton call={exportPeople} input={{ ...sought, state: sheetState }} label={t('users.take_sheet')} />
            )}
            {places.addAdmin !== undefined && (
              <Link className={buttonClass({})} to={places.addAdmin}>
                {t('users.add_admin')}
              </Link>
            )}
            <Link className={buttonClass({ variant: 'primary' })} to={places.form()}>
              <Icon name="add" /> <span>{t('users.add_person')}</span>
            </Link>
          </>
        }
      />
      <OfficeOffline />
      {active_role !== 'campus_admin' && (
        <CampusPicker
          value={institution_id ?? (active_role === 'super_admin' ? undefined : own)}
          placeholder={t('users.all_campuses')}
          onValueChange={(chosen) => ask({ institution_id: chosen === undefined ? '' : String(chosen) })}
        />
      )}
      <SearchField label={t('users.find')} maxLength={100} value={typed} onValueChange={setTyped} />
      <Filters
        asked={asked}
        ask={ask}
        offered={isEverywhere ? { roles, states: tenantUserStates, sorts: tenantUserSorts } : { roles: counted }}
      />
      {isEverywhere ? (
        <CallState of={ofTenant} shape="rows">
          {page}
        </CallState>
      ) : (
        <CallState of={ofCampus} shape="rows" refused={{ not_found: () => <NotFound /> }}>
          {page}
        </CallState>
      )}
    </div>
  )
}

interface FiltersProps {
  readonly asked: {
    readonly role: Role | undefined
    readonly state: (typeof userStates)[number]
    readonly sort: (typeof userSorts)[number]
  }
  readonly ask: (change: Readonly<Record<string, string>>) => void
  readonly offered: {
    readonly roles: readonly Role[]
    readonly states?: readonly (typeof userStates)[number][]
    readonly sorts?: readonly (typeof userSorts)[number][]
  }
}

function Filters({ asked, ask, offered: { roles: held, states = userStates, sorts = userSorts } }: FiltersProps) {
  const t = useT('users', 'account')
  const roleName = useRoleName()
  const offered = asked.role === undefined || held.includes(asked.role) ? held : [...held, asked.role]
  return (
    <Grid narrowest={12}>
      <Select
        label={t('people.role')}
        value={asked.role ?? ''}
        onChange={(event) => ask({ role: event.target.value })}
        options={[
          { value: '', label: t('users.all_roles') },
          ...offered.map((role) => ({ value: role, label: roleName(role) })),
        ]}
      />
      <Select
        label={t('users.state')}
        value={asked.state}
        onChange={(event) => ask({ state: event.target.value })}
        options={states.map((state) => ({ value: state, label: t(`users.state_${state}`) }))}
      />
      <Select
        label={t('users.sort')}
        value={asked.sort}
        onChange={(event) => ask({ sort: event.target.value })}
        options={sorts.map((sort) => ({ value: sort, label: t(`users.sort_${sort}`) }))}
      />
    </Grid>
  )
}
