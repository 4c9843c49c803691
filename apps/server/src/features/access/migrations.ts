/** People who move: arranged by whoever administers, done by themselves (seed 000 §4). */
import { readGrade } from '@maktab/domain/people/grades'
import { readClassCode } from '@maktab/domain/people/class-codes'
import { migrateLearner, migrateTeacher, setMigration, withdrawMigration } from '@maktab/contracts/access/migrations'
import type { MigrationPlan } from '@maktab/contracts/access/migration-plans'
import type { Session } from '@maktab/contracts/access/sessions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { RefusalOf } from '@maktab/contracts/call'
import { decideSetting, isLearnerMigration, isTeacherMigration, type Migration } from '@maktab/domain/access/migrations'
import { sessionLifeMs } from '@maktab/domain/access/renewal'
import { decideEntrance } from '@maktab/domain/access/sign-in'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import type { Kysely } from 'kysely'
import { atGate, type GateContext } from '#calls/handle.ts'
import type { Tables } from '#db/tables.ts'
import { hasInstitution } from '#features/access/acting.sql.ts'
import { carryProgressAlong } from '#features/access/carried-progress.sql.ts'
import { enter, entranceOf, pairFor, showSession } from '#features/access/enter.ts'
import {
  changeClasses,
  findAccountSchool,
  findDoneMigration,
  findPendingMigration,
  insertDoneMigration,
  moveToInstitution,
  readGroups,
  readLeftClasses,
  readTargetClasses,
  removePendingMigration,
  savePendingMigration,
  takePendingMigration,
  type TargetClass,
} from '#features/access/migrations.sql.ts'
import { planOf } from '#features/access/migration-plans.ts'
import { endSessionsOf } from '#features/access/own-sessions.sql.ts'
import { lockSession, saveRenewal } from '#features/access/sessions.sql.ts'
import type { Access } from '#features/access/sessions.ts'
import type { Holder } from '#features/access/tokens.ts'
import { findPerson } from '#features/people/profile.sql.ts'

type Refusal = RefusalOf<typeof migrateLearner>
type Asking = (migration: Migration, institution_id: number) => boolean

export const migrations = (access: Pick<Access, 'tenants' | 'tokens' | 'ended' | 'newGuid'>) => ({
  migrateLearner: atGate(migrateLearner, (gate, asked) =>
    migrate(access, gate, 'learner', (migration, institution_id) =>
      isLearnerMigration(migration, asked, institution_id),
    ),
  ),
  migrateTeacher: atGate(migrateTeacher, (gate, asked) =>
    migrate(access, gate, 'teacher', (migration, institution_id) =>
      isTeacherMigration(migration, asked, institution_id),
    ),
  ),

  setMigration: atGate(setMigration, async (gate, { user_id, to_institution, ...typed }) => {
    const asked = {
      ...typed,
      grade: typed.grade === undefined ? undefined : readGrade(typed.grade),
      class_codes: typed.class_codes?.map(readClassCode),
    }
    const { grade, to_section, class_codes } = asked
    const { doors, now, language } = gate
    const setter = holderOf(gate)
    const { tenant_id } = setter
    const from_institution = await doors.inTenant(tenant_id, (db) => findAccountSchool(db, { tenant_id, user_id }))
    if (from_institution === undefined) return refuse('not_found')
    const person = await doors.inSchool(
      { tenant_id, institution_id: from_institution },
      async (db) => {
        const key = { institution_id: from_institution, user_id }
        const found = await findPerson(db, key)
        return found && { ...found, groups: await readGroups(db, key) }
      },
      'read only',
    )
    if (!person) return refuse('not_found')
    // A school of another tenant shows no classes through this tenant's door.
    const [ofSection, ofCodes] = await doors.inSchool(
      { tenant_id, institution_id: to_institution },
      (db) => readTargets(db, { tenant_id, to_institution, grade, to_section, class_codes }),
      'read only',
    )
    const decision = decideSetting({
      setter,
      person,
      to_institution,
      asked,
      found: { ofSection: ofSection.length, ofCodes: ofCodes.length },
    })
    if (!decision.ok) return decision
    const isLearner = decision.value < 2
    return doors.inTenant(tenant_id, async (db) => {
      await savePendingMigration(db, {
        tenant_id,
        user_id,
        migration_type: decision.value,
        from_institution,
        to_institution,
        grade: isLearner ? (grade ?? null) : null,
        from_section: isLearner ? (asked.from_section ?? null) : null,
        to_section: isLearner ? (to_section ?? null) : null,
        classes: isLearner ? ofSection : ofCodes,
        set_by: setter.user_id,
        set_on: now,
      })
      return accept({
        migration_type: decision.value,
        migration_json: await readPlan(db, { tenant_id, user_id }, language),
      })
    })
  }),

  withdrawMigration: atGate(withdrawMigration, async (gate, { user_id }) => {
    const { tenant_id, role, institution_id } = holderOf(gate)
    const isRemoved = await gate.doors.inTenant(tenant_id, (db) =>
      removePendingMigration(db, { tenant_id, user_id }, role === 'campus_admin' ? institution_id : undefined),
    )
    return isRemoved ? accept({}) : refuse('not_found')
  }),
})

interface Targets {
  readonly tenant_id: number
  readonly to_institution: number
  readonly grade: string | undefined
  readonly to_section: string | undefined
  readonly class_codes: readonly string[] | undefined
}

async function readTargets(
  db: Kysely<Tables>,
  { tenant_id, to_institution, grade, to_section, class_codes }: Targets,
): Promise<readonly [readonly TargetClass[], readonly TargetClass[]]> {
  if (!(await hasInstitution(db, tenant_id, to_institution))) return [[], []]
  const ofSection =
    grade === undefined || to_section === undefined
      ? []
      : await readTargetClasses(db, to_institution, { grade, section: to_section })
  return [ofSection, await readTargetClasses(db, to_institution, { class_codes: class_codes ?? [] })]
}

async function readPlan(
  db: Kysely<Tables>,
  key: { readonly tenant_id: number; readonly user_id: number },
  language: LanguageCode,
): Promise<MigrationPlan> {
  const pending = await findPendingMigration(db, key)
  if (!pending) throw new Error('A move that was written just now is not there')
  return planOf(pending, language)
}

/** Once: whoever asks again after a move within the school is answered again, after one to another school the token is over. */
async function migrate(
  access: Pick<Access, 'tenants' | 'tokens' | 'ended' | 'newGuid'>,
  gate: GateContext,
  role: 'learner' | 'teacher',
  isAsked: Asking,
): Promise<Outcome<Session, Refusal>> {
  const holder = holderOf(gate)
  const { tenant_id, institution_id, user_id } = holder
  const tenant = access.tenants.find(tenant_id)
  if (!tenant) return refuse('migration_not_pending')
  const pending = await gate.doors.inTenant(tenant_id, (db) => findPendingMigration(db, { tenant_id, user_id }))
  const isElsewhere = pending !== undefined && pending.to_institution !== institution_id
  if (!isElsewhere) return moveWithin(access, gate, { holder, tenant, role, isAsked })
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
  { holder, tenant, role, isAsked }: Moving & { readonly role: 'learner' | 'teacher'; readonly isAsked: Asking },
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
    if (pending && !(await changeSection(db, holder, role, now))) return refuse('migration_target_missing')
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
  role: 'learner' | 'teacher',
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
  const joined = targets.map(({ class_id }) => class_id)
  const there = await readLeftClasses(
    db,
    { institution_id, user_id },
    role,
    isLearner ? { grade, section: from_section } : undefined,
  )
  const left = there.filter((class_id) => !joined.includes(class_id))
  await changeClasses(db, { institution_id, user_id }, { role, left, joined, left_on: now })
  if (isLearner) await carryProgressAlong(db, { institution_id, user_id }, { left, joined, changed_on: now })
  await insertDoneMigration(db, { ...taken, tenant_id, user_id, done_on: now, became_user_id: user_id })
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
