import { randomUUID } from 'node:crypto'
import {
  issueCertificate,
  listCertificates,
  verifyCertificate,
  withdrawCertificate,
} from '@maktab/contracts/office/printing/certificates'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { call, value } from '../../../../test/call.ts'
import { openSchool, people, type Person, type School } from '../../../../test/school.ts'

const { learner, learnerThere, teacher, principal, principalThere } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const adminThere: Person = { ...principalThere, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const asked = {
  user_id: learner.user_id,
  from_date: '2020-03-21',
  to_date: '2026-03-20',
  reason: 'The family moves to Kabul.',
}
const notFound = { ok: false, refusal: 'not_found' }
const notGenuine = { certificate: null }

let school: School
beforeEach(async () => {
  await (school as School | undefined)?.close()
  school = await openSchool()
  await school.database.owner
    .updateTable('users')
    .set({
      father_name: 'غلام محمد',
      admission_number: '401',
      date_of_birth: '2012-07-25',
      created_on: '2020-03-20T20:00:00Z',
    })
    .where('institution_id', '=', 10)
    .where('user_id', '=', learner.user_id)
    .execute()
})
afterAll(() => school.close())

const issue = (more: object = {}, as: Person = campusAdmin) =>
  value(school, issueCertificate, { ...asked, ...more }, { as })

test('a certificate says what the register said on its day, and stays so', async () => {
  const { person } = await value(school, listCertificates, { user_id: learner.user_id }, { as: campusAdmin })
  const written = {
    full_name: 'Zarghuna',
    father_name: 'غلام محمد',
    admission_number: '401',
    date_of_birth: '2012-07-25',
  }
  // The school's day, half past midnight of the next.
  expect(person).toEqual({ ...written, from_date: '2020-03-21', to_date: null })
  const certificate = await issue()
  expect(certificate).toMatchObject({
    ...written,
    kind: 'leaving',
    school_name: 'School 10',
    from_date: asked.from_date,
    to_date: asked.to_date,
    reason: asked.reason,
    issued_on: '2026-03-21',
    issued_by_name: 'Principal',
    is_withdrawn: false,
  })
  expect(certificate.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
  await school.database.owner
    .updateTable('users')
    .set({ full_name: 'Another', is_deleted: true, left_on: '2026-03-21T08:00:00Z' })
    .where('user_id', '=', learner.user_id)
    .execute()
  const later = await issue()
  const listed = await value(school, listCertificates, { user_id: learner.user_id }, { as: campusAdmin })
  expect(listed.list).toEqual([later, certificate])
  expect([later.full_name, later.code === certificate.code]).toEqual(['Another', false])
  expect(listed.person.to_date).toBe('2026-03-21')
})

test('everybody may ask whether a certificate is genuine, and hears four things or nothing', async () => {
  const { code, certificate_id } = await issue()
  const verify = (typed: string, host = 'localhost') => value(school, verifyCertificate, { code: typed }, { host })
  const genuine = {
    certificate: { full_name: 'Zarghuna', school_name: 'School 10', kind: 'leaving', issued_on: '2026-03-21' },
  }
  expect(await verify(code)).toEqual(genuine)
  expect(await verify(`${code.slice(0, 5)} ${code.slice(5).toLowerCase()}`)).toEqual(genuine)
  const other = code.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))
  for (const typed of [other, 'A', certificate_id.toString()]) expect(await verify(typed)).toEqual(notGenuine)
  await value(school, withdrawCertificate, { certificate_id }, { as: campusAdmin })
  expect(await verify(code)).toEqual(notGenuine)
})

test('no other tenant says whether a certificate is genuine', async () => {
  const { code } = await issue()
  const { rows } = await school.database.owner
    .selectFrom('tenant_hosts')
    .select('host')
    .where('tenant_id', '=', 4)
    .execute()
    .then((found) => ({ rows: found }))
  expect(await value(school, verifyCertificate, { code }, { host: rows[0]!.host })).toEqual(notGenuine)
})

test('a certificate is issued and withdrawn once, however often the command arrives, and the history has no code', async () => {
  const command_id = randomUUID()
  const first = await value(school, issueCertificate, asked, { as: campusAdmin, command_id })
  expect(await value(school, issueCertificate, asked, { as: campusAdmin, command_id })).toEqual(first)
  const { certificate_id } = first
  for (let times = 0; times < 2; times++)
    expect(await value(school, withdrawCertificate, { certificate_id }, { as: campusAdmin })).toEqual({
      ...first,
      is_withdrawn: true,
    })
  const changes = await school.database.owner
    .selectFrom('office_changes')
    .select(['action', 'noun_id', 'after'])
    .where('noun', '=', 'certificate')
    .orderBy('change_id')
    .execute()
  expect(changes.map(({ action, noun_id }) => [action, noun_id])).toEqual([
    ['issue', String(certificate_id)],
    ['withdraw', String(certificate_id)],
  ])
  expect(JSON.stringify(changes)).not.toContain(first.code)
})

test('certificates are for learners of the office’s campus, and for days that were', async () => {
  const tried = (more: object, as: Person) => call(school, issueCertificate, { ...asked, ...more }, { as })
  expect(await tried({ user_id: teacher.user_id }, campusAdmin)).toEqual(notFound)
  expect(await tried({ user_id: learnerThere.user_id }, campusAdmin)).toEqual(notFound)
  const there = { institution_id: 20, user_id: learnerThere.user_id }
  expect(await tried(there, campusAdmin)).toEqual(notFound)
  expect((await tried(there, schoolAdmin)).ok).toBe(true)
  const wrong = { ok: false, refusal: 'certificate_dates_wrong' }
  expect(await tried({ to_date: '2026-03-22' }, campusAdmin)).toEqual(wrong)
  expect(await tried({ from_date: '2026-03-21' }, campusAdmin)).toEqual(wrong)

  const { certificate_id } = await issue()
  expect(await call(school, withdrawCertificate, { certificate_id }, { as: adminThere })).toEqual(notFound)
  expect(await call(school, listCertificates, { user_id: learner.user_id }, { as: adminThere })).toEqual(notFound)
})
