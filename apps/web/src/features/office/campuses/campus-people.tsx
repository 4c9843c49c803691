import { listOfficeUsers } from '@maktab/client/calls/office/office-users.generated'
import type { Role } from '@maktab/contracts/roles'
import { Notice } from '@maktab/ui/feedback/notice'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { Card } from '@maktab/ui/layout/card'
import { Grid, Stack } from '@maktab/ui/layout/layout'
import { useSession } from '#calls/use-session.ts'
import { peoplePlaces } from '#features/office/people-places.ts'
import { useFormat } from '#language/use-format.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import styles from './campus-facts.module.css'

interface CampusPeopleProps {
  readonly campus: { readonly institution_id: number; readonly name: string }
}

/** How many people hold each role, leading to the list of them, and who holds the office. */
export function CampusPeople({ campus }: CampusPeopleProps) {
  const t = useT('campus', 'campuses')
  const { active_role } = useSession()
  const roleName = useRoleName()
  const { number } = useFormat()
  const { institution_id } = campus
  const { list, addAdmin } = peoplePlaces(active_role, institution_id)
  const asked = { institution_id, page_size: 50 } as const
  const admins = useQuery(listOfficeUsers, { ...asked, role: 'campus_admin' })
  const principals = useQuery(listOfficeUsers, { ...asked, role: 'principal' })
  const gone = { not_found: () => <NotFound /> }
  return (
    <>
      <CallState of={admins} shape="card" refused={gone}>
        {({ counts }) =>
          counts.length > 0 && (
            <section aria-label={t('campuses.people_by_role')}>
              <Grid narrowest={8} gap={3}>
                {counts.map(({ role, people }) => (
                  <NumberCard
                    key={role}
                    label={roleName(role)}
                    value={<Link to={`${list}&role=${role}`}>{number(people)}</Link>}
                  />
                ))}
              </Grid>
            </section>
          )
        }
      </CallState>
      <Card heading={t('campuses.office_holders')}>
        <Stack>
          <CallState of={admins} shape="lines" refused={gone}>
            {({ list: held }) =>
              held.length === 0 ? (
                <Notice
                  tone="warning"
                  actions={addAdmin !== undefined && <Link to={addAdmin}>{t('campuses.add_admin')}</Link>}
                >
                  {t('campuses.no_admin')}
                </Notice>
              ) : (
                <Holders people={held} of="campus_admin" institution_id={institution_id} />
              )
            }
          </CallState>
          <CallState of={principals} shape="lines" refused={gone}>
            {({ list: held }) =>
              held.length === 0 ? (
                <p className="soft">{t('campuses.no_principal')}</p>
              ) : (
                <Holders people={held} of="principal" institution_id={institution_id} />
              )
            }
          </CallState>
        </Stack>
      </Card>
    </>
  )
}

interface HoldersProps {
  readonly people: readonly {
    readonly user_id: number
    readonly full_name: string
    readonly last_sign_in_on: string | null
  }[]
  readonly of: Role
  readonly institution_id: number
}

function Holders({ people, of: role, institution_id }: HoldersProps) {
  const t = useT('campus')
  const { active_role } = useSession()
  const roleName = useRoleName()
  const { date } = useFormat()
  const { form } = peoplePlaces(active_role, institution_id)
  return (
    <ul className={`bare ${styles['holders']}`} role="list">
      {people.map(({ user_id, full_name, last_sign_in_on }) => (
        <li key={user_id}>
          <Link to={form(user_id)}>
            <bdi>{full_name}</bdi>
          </Link>
          {' · '}
          {roleName(role)}
          <span className="soft small">
            {' · '}
            {last_sign_in_on === null
              ? t('campuses.never_seen')
              : t('campuses.last_seen', { date: date(last_sign_in_on) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
