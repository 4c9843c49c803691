/** A person who proved who they are comes in: whatever the proof was, the same rules hold and the same session begins. */
import type { Session } from '@maktab/contracts/access/sessions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { accept, refuse } from '@maktab/contracts/outcome'
import type { Role } from '@maktab/contracts/roles'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { movesIn } from '@maktab/domain/access/moving-roles'
import { sessionLifeMs } from '@maktab/domain/access/renewal'
import { decideEntrance, type EntranceOfTenant, type Subscription } from '@maktab/domain/access/sign-in'
import { ownSchoolOnly } from '@maktab/domain/tenants/entrance'
import { readCampusTheme } from '@maktab/domain/tenants/campus-themes'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { firstRole, rolesHere } from '@maktab/domain/tenants/role-names'
import type { Kysely } from 'kysely'
import type { GateContext } from '#calls/handle.ts'
import type { Tables } from '#db/tables.ts'
import { planOf } from '#features/access/migration-plans.ts'
import { findPendingMigration } from '#features/access/migrations.sql.ts'
import { insertSession } from '#features/access/sessions.sql.ts'
import type { Holder, Tokens } from '#features/access/tokens.ts'
import { findPerson } from '#features/people/profile.sql.ts'

export interface Entering {
  readonly tenant: Configuration
  readonly institution_id: number
  readonly user_id: number
  /** The school that was chosen on the screen; undefined where none was. */
  readonly asked_institution_id: number | undefined
  /** They came by a starting code. */
  readonly must_change_password?: boolean
}

export interface SessionMaking {
  readonly tokens: Tokens
  readonly newGuid: () => string
}

/** `db` sees the person's school. Refuses the deleted, and everybody of a campus that was closed, as if they had never been: `gone`. */
export async function enter(
  db: Kysely<Tables>,
  { now, device_id, user_agent, language }: Pick<GateContext, 'now' | 'device_id' | 'user_agent' | 'language'>,
  { tokens, newGuid }: SessionMaking,
  { tenant, institution_id, user_id, asked_institution_id, must_change_password = false }: Entering,
) {
  const person = await findPerson(db, { institution_id, user_id })
  if (!person || person.is_deleted || person.school_deleted_on !== null) return refuse('gone')
  const entrance = decideEntrance({ school: person, tenant: entranceOf(tenant), asked_institution_id, now })
  if (!entrance.ok) return entrance
  const role = firstRole(person)
  if (!role) return refuse('not_allowed')
  const session_id = newGuid()
  await insertSession(db, {
    institution_id,
    session_id,
    user_id,
    active_role: role,
    device_id: device_id ?? null,
    user_agent,
    must_change_password,
    created_on: now,
    renewed_on: now,
    expires_on: new Date(now.getTime() + sessionLifeMs),
  })
  const holder = { user_id, institution_id, tenant_id: tenant.id, role, session_id, must_change_password }
  const pending = await findPendingMigration(db, { tenant_id: tenant.id, user_id })
  return accept({
    ...showSession(person, { role, subscription: entrance.value, language, pending }),
    ...(must_change_password && { must_change_password }),
    ...pairFor(tokens, holder, 1, now),
  })
}

export function entranceOf({ id, sub_end_date }: Configuration): EntranceOfTenant {
  return { sub_end_date: sub_end_date === null ? null : new Date(sub_end_date), ownSchool: ownSchoolOnly(id) }
}

/** Both tokens of a session at that number of its refresh token. */
export function pairFor(tokens: Tokens, holder: Holder, refresh_number: number, now: Date) {
  const { tenant_id, institution_id, session_id } = holder
  return {
    ...tokens.giveAccess(holder, now),
    refresh_token: tokens.giveRefresh(tenant_id, { institution_id, session_id, refresh_number }),
  }
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

interface Standing {
  readonly role: Role
  readonly subscription: Subscription
  readonly language: LanguageCode
  /** The move that is arranged for the person. */
  readonly pending?: Awaited<ReturnType<typeof findPendingMigration>>
}

/** What the campus of a person has otherwise than its tenant. */
export function campusOf({ theme, attendance_mode }: Pick<Person, 'theme' | 'attendance_mode'>) {
  return { institution_theme: readCampusTheme(theme), institution_attendance_mode: attendance_mode }
}

/** What a device keeps of a person beside the tokens. */
export function showSession(
  person: Person,
  { role: active_role, subscription, language, pending }: Standing,
): Omit<Session, 'auth_token' | 'refresh_token' | 'token_exp'> {
  const { user_id, username, full_name, email, institution_id, time_zone, profile_completion_step } = person
  return {
    user_id,
    username,
    full_name,
    email,
    active_role,
    roles: [...rolesHere(person.roles)],
    institution_id,
    institution_name: institutionName({ name: person.institution_name, names: person.institution_names }, language),
    time_zone,
    ...campusOf(person),
    current_language: person.current_language as LanguageCode,
    sub_end_date: subscription.sub_end_date?.toISOString() ?? null,
    is_subscribed: subscription.is_subscribed,
    profile_completion_step,
    ...(pending && movesIn(active_role, pending.migration_type)
      ? { migration_type: pending.migration_type, migration_json: planOf(pending, language) }
      : { migration_type: -1 as const, migration_json: null }),
  }
}
