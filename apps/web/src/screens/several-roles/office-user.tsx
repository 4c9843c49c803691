import { listOfficeUsers } from '@maktab/client/calls/schools/office-users.generated'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { PageHeading } from '@maktab/ui/layout/layout'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { UserForm } from '#features/schools/user-form.tsx'
import type { ListedUser } from '#features/schools/users-table.tsx'
import { numberIn } from '#features/learning/place.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link, useLocation, useSearchParams } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

/** Somebody is added to a campus, or changed (`/adduser/12`); `institution_id` in the address names another campus than one's own. */
export function OfficeUserScreen() {
  const t = useT('application', 'users')
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const { active_role } = useSession()
  const institution_id = numberIn(search, 'institution_id')
  const user_id = Number(pathname.split('/')[3] ?? '')
  return (
    <div className="grid gap-4">
      <PageHeading
        title={user_id > 0 ? t('titles.office_people') : t('users.add_person')}
        back={active_role === 'campus_admin' && <Link to="/campus-admin/users">{t('users.to_people')}</Link>}
      />
      {Number.isInteger(user_id) && user_id > 0 ? (
        <Changed key={user_id} user_id={user_id} institution_id={institution_id} />
      ) : (
        <Added institution_id={institution_id} />
      )}
    </div>
  )
}

function Added({ institution_id }: { readonly institution_id: number | undefined }) {
  const t = useT('users')
  const [added, setAdded] = useState<{ readonly user: ListedUser; readonly starting_code: string | null }>()
  return (
    <>
      <div role="status">
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
      {added === undefined && (
        <UserForm
          user={undefined}
          institution_id={institution_id}
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
  const t = useT('users')
  const show = useToasts()
  const found = useQuery(listOfficeUsers, { user_id, ...(institution_id !== undefined && { institution_id }) })
  return (
    <CallState of={found} shape="card" refused={{ not_found: () => <NotFound /> }}>
      {({ list: [user] }) =>
        user === undefined ? (
          <NotFound />
        ) : (
          <UserForm
            user={user}
            institution_id={institution_id}
            refresh={() => found.state === 'ready' && found.refresh()}
            onAdded={() => {}}
            onSaved={() => show({ tone: 'success', text: t('users.saved_person') })}
          />
        )
      }
    </CallState>
  )
}
