/** People who move: arranged by an office (`features/office/moves.ts`), done by themselves (seed 000 §4). */
import { migrateLearner, migrateTeacher } from '@maktab/contracts/access/migrations'
import type { Session } from '@maktab/contracts/access/sessions'
import { moveFailures } from '@maktab/contracts/access/move-failures'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { RefusalOf } from '@maktab/contracts/call'
import { isLearnerMigration, isTeacherMigration, type Migration } from '@maktab/domain/access/migrations'
import { sessionLifeMs } from '@maktab/domain/access/renewal'
import { decideEntrance } from '@maktab/domain/access/sign-in'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { atGate, type GateContext } from '#calls/handle.ts'
import { changeClassesOf } from '#features/access/changed-classes.sql.ts'
import { enter, entranceOf, pairFor, showSession } from '#features/access/enter.ts'
import {
  findDoneMigration,
  findPendingMigration,
  insertDoneMigrations,
  noteFailure,
  moveToInstitution,
  readTargetClasses,
  takePendingMigration,
  type TargetClass,
} from '#features/access/migrations.sql.ts'
import { endSessionsOf } from '#features/access/own-sessions.sql.ts'
import { lockSession, saveRenewal } from '#features/access/sessions.sql.ts'
import type { Access } from '#features/access/sessions.ts'
import type { Holder } from '#features/access/tokens.ts'
import { findPerson } from '#features/people/profile.sql.ts'

type Refusal = RefusalOf<typeof migrateLearner>
type Asking = (migration: Migration, institution_id: number) => boolean

export const migrations = (access: Pick<Access, 'tenants' | 'tokens' | 'ended' | 'newGuid'>) => ({
  migrateLearner: atGate(migrateLearner, (gate, asked) =>
    migrate(access, gate, (migration, institution_id) => isLearnerMigration(migration, asked, institution_id)),
  ),
  migrateTeacher: atGate(migrateTeacher, (gate, asked) =>
    migrate(access, gate, (migration, institution_id) => isTeacherMigration(migration, asked, institution_id)),
  ),
})

/**
 * Once: whoever asks again after a move within the school is answered again, after one to another school the token is over. What stands
 * against a move is kept with it, for the office to see.
 */
async function migrate(
  access: Pick<Access, 'tenants' | 'tokens' | 'ended' | 'newGuid'>,
  gate: GateContext,
  isAsked: Asking,
): Promise<Outcome<Session, Refusal>> {
  const { tenant_id, user_id } = holderOf(gate)
  const tenant = access.tenants.find(tenant_id)
  if (!tenant) return refuse('migration_not_pending')
  const key = { tenant_id, user_id }
  const pending = await gate.doors.inTenant(tenant_id, (db) => findPendingMigration(db, key))
  const outcome = await migrateNow(access, gate, { tenant, isAsked, pending })
  const failure = outcome.ok ? undefined : moveFailures.find((one) => one === outcome.refusal)
  if (failure && pending) {
    const { set_on } = pending
    await gate.doors.inTenant(tenant_id, (db) => noteFailure(db, { ...key, set_on }, { failure, failed_on: gate.now }))
  }
  return outcome
}

interface Migrating {
  readonly tenant: Configuration
  readonly isAsked: Asking
  readonly pending: Awaited<ReturnType<typeof findPendingMigration>>
}

async function migrateNow(
  access: Pick<Access, 'tokens' | 'ended' | 'newGuid'>,
  gate: GateContext,
  { tenant, isAsked, pending }: Migrating,
): Promise<Outcome<Session, Refusal>> {
  const holder = holderOf(gate)
  const { institution_id } = holder
  const isElsewhere = pending !== undefined && pending.to_institution !== institution_id
  if (!isElsewhere) return moveWithin(access, gate, { holder, tenant, isAsked })
  if (!isAsked(withCodes(pending), institution_id)) return refuse('migration_not_pending')
  const entrance = decideEntrance({
    school: { institution_id: pending.to_institution, sub_end_date: pending.to_sub_end_date },
    tenant: entranceOf(tenant),
    asked_institution_id: undefined,
    now: gate.now,
  })
  if (!entrance.ok) return entrance.refusal === 'wrong_institution' ? refuse('not_allowed') : refuse(entrance.refusal)
  return moveAway(access, gate, { holder, tenant, to_institution: pending.to_institution })
}

interface Moving {
  readonly holder: Holder
  readonly tenant: Configuration
}

async function moveAway(
  { tokens, ended, newGuid }: Pick<Access, 'tokens' | 'ended' | 'newGuid'>,
  gate: GateContext,
  { holder, tenant, to_institution }: Moving & { readonly to_institution: number },
): Promise<Outcome<Session, Refusal>> {
  const { doors, now } = gate
  const { tenant_id, user_id } = holder
  const moved = await doors.inSchool(holder, async (db) => {
    const became = await moveToInstitution(db, user_id, now)
    return became === null ? undefined : { became, session_ids: await endSessionsOf(db, holder, { ended_on: now }) }
  })
  if (!moved) return refuse('migration_target_missing')
  ended.note(moved.session_ids)
  const entered = await doors.inSchool({ tenant_id, institution_id: to_institution }, (db) =>
    enter(
      db,
      gate,
      { tokens, newGuid },
      { tenant, institution_id: to_institution, user_id: moved.became, asked_institution_id: undefined },
    ),
  )
  if (!entered.ok) throw new Error(`Somebody who moved cannot enter: ${entered.refusal}`)
  return entered
}

async function moveWithin(
  { tokens }: Pick<Access, 'tokens'>,
  gate: GateContext,
  { holder, tenant, isAsked }: Moving & { readonly isAsked: Asking },
): Promise<Outcome<Session, Refusal>> {
  const { doors, now, language } = gate
  const { tenant_id, institution_id, user_id, session_id } = holder
  return doors.inSchool(holder, async (db): Promise<Outcome<Session, Refusal>> => {
    const session = await lockSession(db, institution_id, session_id)
    if (!session || session.is_deleted || session.ended_on || session.expires_on <= now) return refuse('session_over')
    const pending = await findPendingMigration(db, { tenant_id, user_id })
    const known = pending ?? (await findDoneMigration(db, { tenant_id, user_id }))
    if (!known || !isAsked(withCodes(known), institution_id)) return refuse('migration_not_pending')
    const person = await findPerson(db, holder)
    const entrance =
      person && decideEntrance({ school: person, tenant: entranceOf(tenant), asked_institution_id: undefined, now })
    if (!entrance) return refuse('session_over')
    if (!entrance.ok) return entrance.refusal === 'wrong_institution' ? refuse('not_allowed') : refuse(entrance.refusal)
    if (pending && !(await changeSection(db, holder, now))) return refuse('migration_target_missing')
    const refresh_number = session.refresh_number + 1
    await saveRenewal(
      db,
      { institution_id, session_id },
      { refresh_number, renewed_on: now, expires_on: new Date(now.getTime() + sessionLifeMs) },
    )
    return accept({
      ...showSession(person, { role: holder.role, subscription: entrance.value, language }),
      ...pairFor(tokens, holder, refresh_number, now),
    })
  })
}

/** False, with nothing changed, where a class to move to is not there any more. */
async function changeSection(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Holder,
  now: Date,
): Promise<boolean> {
  const pending = await findPendingMigration(db, { tenant_id, user_id })
  if (!pending) return false
  const { grade, from_section, to_section } = pending
  const isLearner = grade !== null && from_section !== null && to_section !== null
  const targets = await readTargetClasses(
    db,
    institution_id,
    isLearner ? { grade, section: to_section } : { class_codes: pending.classes.map(({ class_code }) => class_code) },
  )
  if (targets.length === 0 || (!isLearner && targets.length < pending.classes.length)) return false
  const taken = await takePendingMigration(db, { tenant_id, user_id })
  if (!taken) return false
  await changeClassesOf(db, institution_id, {
    target: isLearner ? { role: 'learner', grade, to_section } : { role: 'teacher' },
    people: [{ user_id, from_section }],
    joined: targets.map(({ class_id }) => class_id),
    changed_on: now,
  })
  await insertDoneMigrations(db, [{ ...taken, tenant_id, user_id, done_on: now, became_user_id: user_id }])
  return true
}

function withCodes<T extends Omit<Migration, 'class_codes'> & { readonly classes: readonly TargetClass[] }>({
  classes,
  ...rest
}: T): Migration {
  return { ...rest, class_codes: classes.map(({ class_code }) => class_code) }
}

function holderOf({ actor }: GateContext): Holder {
  if (!actor) throw new Error('A call for people who are signed in came without one')
  return actor
}
