import { listOfficeUsers } from '@maktab/client/calls/office/office-users.generated'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { PageHeading } from '@maktab/ui/layout/layout'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState, type ReactNode } from 'react'
import { CampusPicker } from '#features/office/campuses/campus-picker.tsx'
import { peoplePlaces } from '#features/office/people-places.ts'
import { useSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { SlipSheets } from '#features/office/slip-sheets.tsx'
import { ChangeHistory } from '#features/office/change-history.tsx'
import { useUserLabels, useUserWords } from '#features/office/user-labels.ts'
import { UserForm } from '#features/office/user-form.tsx'
import type { ListedUser } from '#features/office/users-table.tsx'
import { numberIn } from '#features/learning/place.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link, useLocation, useSearchParams } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

/**
 * Somebody is added to a campus, or changed (`/adduser/12`); `institution_id` in the address names another campus than one's own. At
 * `/addadmin` those are added who hold an office.
 */
export function OfficeUserScreen() {
  const t = useT('application', 'users')
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const { active_role, institution_id: own } = useSession()
  const institution_id = numberIn(search, 'institution_id')
  const user_id = Number(pathname.split('/')[3] ?? '')
  const isKnown = Number.isInteger(user_id) && user_id > 0
  const isForOffice = /\/addadmin\/?$/.test(pathname)
  const chosen = institution_id ?? (active_role === 'super_admin' ? undefined : own)
  return (
    <div className="grid gap-4">
      {isKnown ? (
        <Changed key={user_id} user_id={user_id} institution_id={institution_id} />
      ) : (
        <>
          <Heading title={isForOffice ? t('users.add_admin') : t('users.add_person')} institution_id={institution_id} />
          {active_role !== 'campus_admin' && (
            <CampusPicker
              value={chosen}
              placeholder={t('users.choose_campus')}
              onValueChange={(one) => setSearch(one === undefined ? {} : { institution_id: String(one) })}
            />
          )}
          {chosen !== undefined && <Added institution_id={institution_id} isForOffice={isForOffice} />}
        </>
      )}
    </div>
  )
}

interface HeadingProps {
  readonly title: ReactNode
  readonly institution_id: number | undefined
}

function Heading({ title, institution_id }: HeadingProps) {
  const t = useT('users')
  const { active_role } = useSession()
  return (
    <div data-print="no">
      <PageHeading
        title={title}
        back={<Link to={peoplePlaces(active_role, institution_id).list}>{t('users.to_people')}</Link>}
      />
    </div>
  )
}

interface AddedProps {
  readonly institution_id: number | undefined
  readonly isForOffice: boolean
}

function Added({ institution_id, isForOffice }: AddedProps) {
  const t = useT('users', 'office')
  const { institution_id: own, institution_name } = useSession()
  const { name: tenantName } = useTenant()
  const [added, setAdded] = useState<{ readonly user: ListedUser; readonly starting_code: string | null }>()
  return (
    <>
      <div role="status" data-print="no">
        {added !== undefined && (
          <Notice
            tone="success"
            title={t('users.added', { name: added.user.full_name, username: added.user.username })}
            actions={<Button onClick={() => setAdded(undefined)}>{t('users.add_another')}</Button>}
          >
            {added.starting_code !== null && (
              <>
                <p className="bold">{t('users.code', { code: added.starting_code })}</p>
                <p>{t('users.code_once')}</p>
              </>
            )}
          </Notice>
        )}
      </div>
      {added !== undefined && added.starting_code !== null && (
        <>
          <div data-print="no">
            <Button variant="primary" onClick={() => window.print()}>
              {t('slips.print')}
            </Button>
          </div>
          <SlipSheets
            slips={[{ ...added.user, starting_code: added.starting_code }]}
            schoolName={institution_id === undefined || institution_id === own ? institution_name : tenantName}
          />
        </>
      )}
      {added === undefined && (
        <UserForm
          user={undefined}
          institution_id={institution_id}
          isForOffice={isForOffice}
          refresh={() => {}}
          onAdded={(user, starting_code) => setAdded({ user, starting_code })}
          onSaved={() => {}}
        />
      )}
    </>
  )
}

interface ChangedProps {
  readonly user_id: number
  readonly institution_id: number | undefined
}

function Changed({ user_id, institution_id }: ChangedProps) {
  const t = useT('application', 'users')
  const show = useToasts()
  const { active_role } = useSession()
  const [labels, words] = [useUserLabels(), useUserWords()]
  const found = useQuery(listOfficeUsers, { user_id, ...(institution_id !== undefined && { institution_id }) })
  const name = found.state === 'ready' ? found.value.list[0]?.full_name : undefined
  return (
    <>
      <Heading
        title={name === undefined ? t('titles.office_people') : <bdi>{name}</bdi>}
        institution_id={institution_id}
      />
      <CallState of={found} shape="card" refused={{ not_found: () => <NotFound /> }}>
        {({ list: [user] }) => {
          // A card goes over all classes of the year, whichever of them it is asked for by.
          const learnsIn = user?.classes.find(({ role }) => role === 'learner')
          return user === undefined ? (
            <NotFound />
          ) : (
            <>
              {active_role !== 'super_admin' && user.roles.includes('learner') && (
                <p className="flex wrap gap-4">
                  <Link to={paperOf(active_role, 'certificate', { person: user_id, campus: institution_id })}>
                    {t('users.leaving_certificate')}
                  </Link>
                  {learnsIn !== undefined && (
                    <Link
                      to={paperOf(active_role, 'report-cards', {
                        person: user_id,
                        class: learnsIn.class_id,
                        campus: institution_id,
                      })}
                    >
                      {t('users.report_card')}
                    </Link>
                  )}
                </p>
              )}
              <UserForm
                user={user}
                institution_id={institution_id}
                refresh={() => found.state === 'ready' && found.refresh()}
                onAdded={() => {}}
                onSaved={() => show({ tone: 'success', text: t('users.saved_person') })}
              />
              <ChangeHistory
                key={user.version}
                noun="user"
                noun_id={user_id}
                institution_id={institution_id}
                labels={{ ...labels, identity_number_end: labels.identity_number, classes: labels.class_codes }}
                words={words}
              />
            </>
          )
        }}
      </CallState>
    </>
  )
}

/** Where a paper of somebody is printed, in the area of whoever asks. */
function paperOf(role: string, paper: string, named: Readonly<Record<string, number | undefined>>): string {
  const said = Object.entries(named).flatMap(([name, id]) => (id === undefined ? [] : [`${name}=${id}`]))
  return `/${role.replace('_', '-')}/print/${paper}?${said.join('&')}`
}
