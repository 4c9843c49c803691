import { migrateLearner } from '@maktab/contracts/access/migrations'
import { setMoves, withdrawMoves } from '@maktab/contracts/office/moves'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, people, type Person } from '../../../test/school.ts'
import { openMigratingPeople } from '../../../test/migrating-people.ts'

const stage = openMigratingPeople()
const { here, comeIn, classesOf } = stage

const { learner, classmate, principal } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const section = { user_ids: [learner.user_id], to_institution: 10, grade: '6', from_section: 'A', to_section: 'B' }
const campus = { ...section, to_institution: 20, to_section: 'A' }
const asked = { grade: '6', from_section: 'A', to_section: 'B' }
const askedCampus = { grade: '6', from_section: 'A', to_section: 'A', to_institution: 20 }
const notPending = { ok: false, refusal: 'migration_not_pending' }

describe('nobody moves without it being arranged', () => {
  test('nor elsewhere than it was arranged', async () => {
    expect(await call(here(), migrateLearner, asked, { bearer: (await comeIn('zarghuna')).auth_token })).toEqual(
      notPending,
    )
    await value(here(), setMoves, section, { as: campusAdmin })
    const { auth_token: bearer } = await comeIn('zarghuna')
    for (const forged of [
      { ...asked, to_institution: 20 },
      { ...asked, to_institution: 30 },
      { ...asked, to_section: 'A' },
      { ...asked, grade: '7' },
    ]) {
      expect(await call(here(), migrateLearner, forged, { bearer })).toEqual(notPending)
    }
    expect(await classesOf({ auth_token: bearer })).toEqual([classA])
  })
  test('nor to another school or section than was arranged, where another school was', async () => {
    await value(here(), setMoves, campus, { as: schoolAdmin })
    const { auth_token: bearer } = await comeIn('zarghuna')
    for (const forged of [
      asked,
      { ...askedCampus, to_institution: 30 },
      { ...askedCampus, to_section: 'B' },
      { ...askedCampus, grade: '7' },
      { ...askedCampus, from_section: 'B' },
    ]) {
      expect(await call(here(), migrateLearner, forged, { bearer })).toEqual(notPending)
    }
    expect((await comeIn('zarghuna')).institution_id).toBe(10)
  })
  test('nor by what was arranged for somebody else', async () => {
    await value(here(), setMoves, campus, { as: schoolAdmin })
    expect(await call(here(), migrateLearner, askedCampus, { bearer: (await comeIn('spogmai')).auth_token })).toEqual(
      notPending,
    )
  })
  test('nor after it was withdrawn', async () => {
    await value(here(), setMoves, section, { as: campusAdmin })
    await value(here(), withdrawMoves, { user_ids: [learner.user_id] }, { as: campusAdmin })
    const session = await comeIn('zarghuna')
    expect(session.migration_type).toBe(-1)
    expect(await call(here(), migrateLearner, asked, { bearer: session.auth_token })).toEqual(notPending)
  })
  test('the door between schools opens for nobody else: not from another school, not from another tenant, not for another role of the database', async () => {
    await value(here(), setMoves, campus, { as: schoolAdmin })
    const { database } = here()
    const through = (scope: { tenant_id: number; institution_id: number }, user_id = learner.user_id) =>
      database.doors
        .inSchool(scope, (db) =>
          sql<{ became: number | null }>`select move_to_institution(${user_id}, now()) as became`.execute(db),
        )
        .then(({ rows }) => rows[0]?.became)
    expect(await through({ tenant_id: 1, institution_id: 20 })).toBeNull()
    expect(await through({ tenant_id: 4, institution_id: 10 })).toBeNull()
    expect(await through({ tenant_id: 4, institution_id: 30 })).toBeNull()
    expect(await through({ tenant_id: 1, institution_id: 10 }, classmate.user_id)).toBeNull()
    expect(
      await database.db
        .transaction()
        .execute((db) =>
          sql<{ became: number | null }>`select move_to_institution(${learner.user_id}, now()) as became`.execute(db),
        )
        .then(({ rows }) => rows[0]?.became),
    ).toBeNull()
    await value(here(), setMoves, section, { as: campusAdmin })
    expect(await through({ tenant_id: 1, institution_id: 10 })).toBeNull()
    const { rows } = await sql<{
      grantee: string
    }>`select grantee::text from information_schema.role_routine_grants where routine_name = 'move_to_institution' and grantee = 'PUBLIC'`.execute(
      database.owner,
    )
    expect(rows).toEqual([])
    await expect(
      database.doors.inTenant(1, (db) => db.deleteFrom('credentials').where('user_id', '=', learner.user_id).execute()),
    ).rejects.toThrow('permission denied')
  })
})
