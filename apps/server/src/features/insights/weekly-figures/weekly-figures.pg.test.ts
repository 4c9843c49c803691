import { readPrincipalDashboard } from '@maktab/contracts/insights/dashboard'
import { readWeeklyFigures, setWeeklyFigures } from '@maktab/contracts/insights/weekly-figures/weekly-figures'
import type { Role } from '@maktab/contracts/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, value } from '../../../../test/call.ts'
import { openMailbox, type Mailbox } from '../../../../test/mailbox.ts'
import { userRow } from '../../../../test/school-rows.ts'
import { openSchool, people, type Person, type School } from '../../../../test/school.ts'
import { loadTenants, type LoadedTenants } from '../../tenants/tenants.ts'
import { openSignedLinks } from '../../people/signed-links.ts'
import { gatherSchool } from '../school-figures.ts'
import { openWeeklyFigures } from './weekly-figures.ts'

const { principal, principalThere } = people
const regionHead: Person = { ...principal, user_id: 90_010, role: 'region_head', username: 'head' }
const recipient = 'principal@mail.example'
let school: School
let mailbox: Mailbox
let tenants: LoadedTenants
const fail = (): never => {
  throw new Error('Tenants were not loaded')
}

beforeAll(async () => {
  school = await openSchool()
  mailbox = await openMailbox(school)
  await school.database.owner
    .insertInto('users')
    .values({ ...userRow(regionHead), email: 'head@mail.example' })
    .execute()
  const { user_id } = principalThere
  await school.database.owner.updateTable('users').set({ email: null }).where('user_id', '=', user_id).execute()
  tenants = await loadTenants(school.database.doors, { error: fail })
  await setUser({ email: recipient, current_language: 'pu', is_unsubscribed: false })
})

afterAll(async () => {
  await mailbox.close()
  await school.close()
})

const setUser = (change: { email?: string; current_language?: string; is_unsubscribed?: boolean; roles?: Role[] }) =>
  school.database.owner.updateTable('users').set(change).where('user_id', '=', principal.user_id).execute()

const job = () =>
  openWeeklyFigures({
    doors: school.database.doors,
    clock: () => school.clock.now,
    outbox: school.mailing.outbox,
    translateInto: school.mailing.translateInto,
    siteOf: () => 'https://school.example',
    links: openSignedLinks('links in tests'),
    tenants,
    onFailure: (error) => {
      throw error
    },
  })

const dueOf = async ({ user_id }: Person) =>
  (
    await school.database.owner.selectFrom('weekly_figures').select('next_on').where('user_id', '=', user_id).execute()
  )[0]?.next_on

it('is switched on by a principal with an address, each for themselves, and off again', async () => {
  expect(await value(school, readWeeklyFigures, {}, { as: principal })).toEqual({
    is_wanted: false,
    email: recipient,
    is_unsubscribed: false,
  })
  expect(await call(school, setWeeklyFigures, { is_wanted: true }, { as: principalThere })).toMatchObject({
    refusal: 'no_mail_address',
  })
  expect(await value(school, setWeeklyFigures, { is_wanted: true }, { as: principal })).toMatchObject({
    is_wanted: true,
  })
  expect(await value(school, readWeeklyFigures, {}, { as: principalThere })).toMatchObject({ is_wanted: false })
  expect((await dueOf(principal))! > school.clock.now).toBe(true)
  await value(school, setWeeklyFigures, { is_wanted: false }, { as: principal })
  expect(await dueOf(principal)).toBe(undefined)
  await value(school, setWeeklyFigures, { is_wanted: true }, { as: principal })
})

it('comes once a week in the language of the reader, with the figures of the dashboard, however many servers look', async () => {
  expect(await job().runDue()).toBe(0)
  const due = (await dueOf(principal))!
  school.clock.now = due
  await Promise.all([job().runDue(), job().runDue()])
  expect((await dueOf(principal))!.getTime() - due.getTime()).toBe(7 * 86_400_000)
  expect(await job().runDue()).toBe(0)
  const mails = await mailbox.of(recipient)
  expect(mails).toHaveLength(1)
  const { learners_heard, learners_total } = await value(school, readPrincipalDashboard, {}, { as: principal })
  const digits = (count: number) => new Intl.NumberFormat('ps-u-nu-arabext').format(count)
  expect(mails[0]!.text).toContain(`له ${digits(learners_total)} څخه ${digits(learners_heard)}`)
  expect(mails[0]!.text).toContain('https://school.example/principal/dashboard')
  // By whom it was sent for nobody of the other school: its principal asked for nothing.
  expect(await mailbox.of('principal.there@mail.example')).toEqual([])
})

it('keeps the next one where the server dies before it is laid into the outbox', async () => {
  const due = (await dueOf(principal))!
  school.clock.now = due
  const dying = openWeeklyFigures({
    doors: school.database.doors,
    clock: () => school.clock.now,
    outbox: { ...school.mailing.outbox, put: () => Promise.reject(new Error('the server dies')) },
    translateInto: school.mailing.translateInto,
    siteOf: () => 'https://school.example',
    links: openSignedLinks('links in tests'),
    tenants,
    onFailure: () => undefined,
  })
  await expect(dying.runDue()).rejects.toThrow('the server dies')
  expect(await dueOf(principal)).toEqual(due)
  await job().runDue()
  expect(await mailbox.of(recipient)).toHaveLength(2)
})

it('sends nothing to whoever ended their mails, and forgets whoever is no principal any more', async () => {
  await setUser({ is_unsubscribed: true })
  school.clock.now = (await dueOf(principal))!
  await job().runDue()
  expect(await mailbox.of(recipient)).toHaveLength(2)
  await setUser({ is_unsubscribed: false, roles: ['teacher'] })
  school.clock.now = (await dueOf(principal))!
  await job().runDue()
  expect(await dueOf(principal)).toBe(undefined)
  await setUser({ roles: ['principal'] })
})

it('tells a head of their schools and names no learner', async () => {
  await value(school, setWeeklyFigures, { is_wanted: true }, { as: regionHead })
  school.clock.now = (await dueOf(regionHead))!
  for (const institution_id of [10, 20]) {
    const place = { tenant_id: 1, institution_id }
    await school.database.doors.inSchool(place, (db) => gatherSchool(db, place, { now: school.clock.now }))
  }
  await job().runDue()
  const [mail] = await mailbox.of('head@mail.example')
  expect(mail!.text).toContain('https://school.example/regionhead/dashboard')
  const { rows } = await sql<{ full_name: string }>`select full_name from users where roles @> '{learner}'`.execute(
    school.database.owner,
  )
  expect(rows.filter(({ full_name }) => mail!.text.includes(full_name))).toEqual([])
})
