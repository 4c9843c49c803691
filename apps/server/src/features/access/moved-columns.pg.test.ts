import { createHash } from 'node:crypto'
import { migrateLearner } from '@maktab/contracts/access/migrations'
import { setMoves } from '@maktab/contracts/office/moves'
import { signIn } from '@maktab/contracts/access/sessions'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { value } from '../../../test/call.ts'
import { openMigratingPeople } from '../../../test/migrating-people.ts'
import { people, type Person } from '../../../test/school.ts'
import { makeStartingCodes } from './starting-codes.ts'

const { here, comeIn } = openMigratingPeople()
const { learner, principal } = people
const schoolAdmin: Person = { ...principal, role: 'school_admin' }

/** A value for each column that goes along with somebody who moves to another campus. */
const copied: Readonly<Record<string, unknown>> = {
  username: 'zarghuna',
  full_name: 'زرغونه',
  email: 'zarghuna@school.example',
  roles: ['learner'],
  active_role: 'learner',
  current_language: 'pu',
  profile_completion_step: 2,
  is_unsubscribed: true,
  is_self_registered: true,
  tour_guide_json: '{"a":1}',
  province: 'Kabul',
  region: 'Paghman',
  city: 'Kabul',
  address: 'Street 1',
  phone_number: '+93701234567',
  date_of_birth: '2013-05-01',
  gender: 1,
  grade: '6',
  section: 'A',
  school_name: 'Before',
  metadata: { a: 1 },
  father_name: 'غلام',
  full_name_latin: 'Zarghuna',
  identity_number: '1400-0101-55512',
}
/** Belong to the school that they leave, or are made anew. */
const left = [
  'institution_id',
  'user_id',
  'changed_xid',
  'created_on',
  'is_deleted',
  'left_on',
  'admission_number',
  'roll_number',
]
/** The picture is a file of its own; `migrations.pg.test.ts` follows it. */
const elsewhere = ['profile_file_id']

test('whoever moves to another campus takes along every column of theirs that is not the old campus’s', async () => {
  const { owner } = here().database
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'users' and is_generated = 'NEVER'`.execute(owner)
  expect(columns.map(({ name }) => name).toSorted()).toEqual([...Object.keys(copied), ...left, ...elsewhere].toSorted())

  const written = { ...copied, metadata: JSON.stringify(copied['metadata']), admission_number: '12', roll_number: 3 }
  await owner.updateTable('users').set(written).where('user_id', '=', learner.user_id).execute()
  await sql`insert into guardians (institution_id, user_id, full_name, relation, phone_number)
    values (10, ${learner.user_id}, 'Gul', 'mother', '+93701234567')`.execute(owner)
  const section = { grade: '6', from_section: 'A', to_section: 'A', to_institution: 20 }
  await value(here(), setMoves, { ...section, user_ids: [learner.user_id] }, { as: schoolAdmin })
  const { auth_token: bearer } = await comeIn('zarghuna')
  const { user_id, institution_id } = await value(here(), migrateLearner, section, { bearer })
  expect(institution_id).toBe(20)

  const find = (id: number) => owner.selectFrom('users').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow()
  expect(await find(user_id)).toMatchObject({
    ...copied,
    is_deleted: false,
    left_on: null,
    admission_number: null,
    roll_number: null,
  })
  expect(await find(learner.user_id)).toMatchObject({
    is_deleted: true,
    left_on: here().clock.now,
    admission_number: '12',
  })
  const { rows: guardians } =
    await sql`select full_name, relation, phone_number from guardians where institution_id = 20`.execute(owner)
  expect(guardians).toEqual([{ full_name: 'Gul', relation: 'mother', phone_number: '+93701234567' }])
})

test('a starting code that was not used yet lets its person in at the campus to which they moved', async () => {
  const section = { grade: '6', from_section: 'A', to_section: 'A', to_institution: 20 }
  await value(here(), setMoves, { ...section, user_ids: [learner.user_id] }, { as: schoolAdmin })
  const { auth_token: bearer } = await comeIn('zarghuna')
  const { tenant_id, user_id } = learner
  const making = { tenant_id, user_ids: [user_id], made_by: principal.user_id, now: here().clock.now }
  const codes = await here().database.doors.inSchool(learner, (db) => makeStartingCodes(db, here().passwords, making))
  const moved = await value(here(), migrateLearner, section, { bearer })

  const password = createHash('sha256').update(codes.get(user_id)!).digest('hex')
  expect(await value(here(), signIn, { username: 'zarghuna', password })).toMatchObject({
    user_id: moved.user_id,
    institution_id: 20,
    must_change_password: true,
  })
})
