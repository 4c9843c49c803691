/**
 * What must hold of every call, walked from the catalogue: a role that may not call is refused; a token that is absent, over,
 * forged or of another tenant opens nothing; another school's ids show nothing and change nothing; malformed input is
 * answered, never a failure of the server.
 */
import { randomUUID } from 'node:crypto'
import type { AnyCall } from '@maktab/contracts/call'
import { catalogue } from '@maktab/contracts/catalogue'
import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { handInSubmission } from '@maktab/contracts/assignments/submissions'
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import { headers } from '@maktab/contracts/envelope'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { roles, type Role } from '@maktab/contracts/roles'
import { systemRefusals } from '@maktab/contracts/refusals'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTokens } from '../src/features/access/tokens.ts'
import { sentAs, value } from './call.ts'
import { malformedInputs, sampleInput, type KnownIds } from './sample-input.ts'
import {
  article,
  assessment,
  classA,
  course,
  lessonOne,
  openSchool,
  passwordSent,
  people,
  type Person,
  type School,
} from './school.ts'

const secret = 'SECRET-OF-SCHOOL-10'
const assignment_id = randomUUID()
const submission_id = randomUUID()

/** Ids of rows of school 10. */
const ids: KnownIds = {
  assignment_id,
  submission_id,
  user_id: people.learner.user_id,
  class_id: classA,
  course_id: course,
  content_id: assessment,
  lesson_guid: lessonOne,
  institution_id: people.learner.institution_id,
  password: passwordSent,
  username: 'nobody-of-this-name',
  domain_name: 'localhost',
  email: 'nobody@school.example',
}

const calls: [string, AnyCall][] = Object.entries(catalogue)
/** Asked by GET, a call has no input that could be wrong. */
const hasInput = (call: AnyCall) => sentAs(call, {}).method === 'POST'
const json = calls.filter(([, call]) => (call.kind === 'query' ? hasInput(call) : call.transport === 'json'))
const guarded = calls.filter(([, call]) => call.audience !== 'public' && call.audience !== 'refresh')

let school: School
beforeAll(async () => {
  school = await openSchool()
  await fillSchool()
})
afterAll(() => school.close())

async function fillSchool(): Promise<void> {
  const { learner, teacher } = people
  const tracked = {
    sync_guid: randomUUID(),
    content_id: assessment,
    cms_course_id: course,
    lesson_guid: lessonOne,
    class_id: classA,
    answers: { q1: ['a'], q2: [secret] },
    time_spent_in_seconds: 30,
  }
  await value(
    school,
    createAssignment,
    {
      assignment_id,
      class_ids: [classA],
      cms_content_ids: [article],
      lesson_guids: [lessonOne],
      title: secret,
      description: secret,
      start_date: '2026-03-21T00:00:00Z',
      due_date: '2026-03-30T08:00:00Z',
      allowed_attempts: 2,
      total_score: 10,
      rubric_data: [],
    },
    { as: teacher },
  )
  await value(
    school,
    recordAttempt,
    { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') },
    { as: learner },
  )
  await value(
    school,
    handInSubmission,
    { submission_id, assignment_id, text: secret, attachments: [] },
    { as: learner },
  )
  await value(
    school,
    scoreSubmission,
    { assignment_id, user_id: learner.user_id, class_id: classA, score: 7, total_score: 10, teacher_remarks: secret },
    { as: teacher },
  )
}

function post(call: AnyCall, body: unknown, more: Readonly<Record<string, string>> = {}) {
  return school.app.inject({
    ...sentAs(call, body),
    url: `/api/${call.path}`,
    headers: { host: 'localhost', ...more },
  })
}

const bearer = (person: Person) => ({ authorization: `Bearer ${school.bearerOf(person)}` })

/** Offices to which every campus of their tenant is open (`reachesCampus`): strangers are those of another tenant. */
const officesOfTenants: readonly Role[] = ['school_admin', 'admin', 'super_admin']

/** Somebody of another school with that role. */
function stranger(role: Role): Person & { readonly host: string } {
  if (officesOfTenants.includes(role)) return { ...people.learnerAbroad, role, host: 'senf.localhost' }
  return { ...strangerOfTenant(role), host: 'localhost' }
}

function strangerOfTenant(role: Role): Person {
  const known = { learner: people.learnerThere, teacher: people.teacherThere }[role as 'learner' | 'teacher']
  return known ?? { ...people.principalThere, role }
}

/** A digest of every row of school 10 that its own people could see. */
async function digest(): Promise<string> {
  const { owner } = school.database
  const tables = await sql<{ table_name: string }>`
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'institution_id' order by 1
  `.execute(owner)
  const digests = await Promise.all(
    tables.rows.map(({ table_name }) =>
      sql<{
        digest: string | null
      }>`select md5(string_agg(t::text, '|' order by t::text)) as digest from ${sql.table(table_name)} t where institution_id = 10`.execute(
        owner,
      ),
    ),
  )
  return digests.map(({ rows }) => rows[0]?.digest).join()
}

describe.each(guarded)('%s', (_, call) => {
  test('refuses absent, forged, outdated and foreign tokens', async () => {
    const body = sampleInput(call, ids)
    const someone = people.learner
    const other = openTokens('another secret').giveAccess({ ...someone, session_id: randomUUID() }, school.clock.now)
    const old = school.tokens.giveAccess(
      { ...someone, session_id: randomUUID() },
      new Date(school.clock.now.getTime() - 2 * 3_600_000),
    )
    const [head, payload] = school.bearerOf(someone).split('.')
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
    const raised = Buffer.from(
      JSON.stringify({ ...(JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object), role: 'super_admin' }),
    ).toString('base64url')
    const strangers = [people.learnerAbroad, people.learnerOfQuran, people.learnerOfSkills, people.learnerOfApp].map(
      (person) => school.bearerOf(person),
    )
    const bad = [
      other.auth_token,
      old.auth_token,
      unsigned,
      `${head}.${raised}.${school.bearerOf(someone).split('.')[2]}`,
      ...strangers,
      'x',
      'a.b.c',
    ]
    const responses = await Promise.all([
      post(call, body),
      ...bad.map((token) => post(call, body, { authorization: `Bearer ${token}` })),
    ])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 401))
    expect(responses.map(({ payload: text }) => text).join()).not.toContain(secret)
  })

  test('is for some roles or for all', () =>
    expect(
      roles.filter((role) => typeof call.audience === 'string' || call.audience.includes(role)).length,
    ).toBeGreaterThan(0))

  const outside = roles.filter((role) => typeof call.audience !== 'string' && !call.audience.includes(role))
  if (outside.length > 0)
    test('refuses every role that it is not for', async () => {
      const before = await digest()
      for (const role of outside) {
        const response = await post(call, sampleInput(call, ids), bearer({ ...people.learner, role }))
        expect(response.json()).toMatchObject({ error_code: systemRefusals.role_not_allowed, data: null })
      }
      expect(await digest()).toBe(before)
    })

  const inside = roles.filter((role) => typeof call.audience === 'string' || call.audience.includes(role))
  test('lets in every role that it is for', async () => {
    // Roles are looked at before the input is: what is no input at all comes back as malformed, and nothing runs.
    for (const role of inside) {
      const response = await post(call, [], bearer({ ...people.learner, role }))
      expect(response.statusCode, role).toBeLessThan(500)
      expect([systemRefusals.role_not_allowed, ...(hasInput(call) ? [0] : [])], role).not.toContain(
        response.json<{ error_code?: number }>().error_code,
      )
    }
  })

  test("shows and changes nothing of another school's", async () => {
    const before = await digest()
    for (const role of inside) {
      const { host, ...person } = stranger(role)
      const response = await post(call, foreignInput(call), {
        host,
        ...bearer(person),
        [headers.commandId]: randomUUID(),
      })
      expect(response.statusCode).toBeLessThan(500)
      expect(response.payload).not.toContain(secret)
    }
    expect(await digest()).toBe(before)
  })
})

/** The call with ids of school 10; a batch holds every queued command with them. */
function foreignInput(call: AnyCall): Record<string, unknown> {
  if (call.path !== 'offline/syncup') return sampleInput(call, ids)
  const queued = calls.filter(([, { kind, offline }]) => kind === 'command' && offline === 'queue')
  const data = queued.map(([, { path, ...rest }]) => ({
    command_id: randomUUID(),
    path,
    input: sampleInput({ path, ...rest }, ids),
    at: '2026-03-21T08:00:00Z',
  }))
  return { json_data: JSON.stringify({ data }) }
}

describe.each(json)('%s', (_, call) => {
  const caller = (): Readonly<Record<string, string>> => {
    if (call.audience === 'public') return {}
    const role = typeof call.audience === 'string' ? 'learner' : call.audience[0]!
    return bearer(
      { learner: people.learner, teacher: people.teacher }[role as 'learner' | 'teacher'] ?? {
        ...people.principal,
        role,
      },
    )
  }

  test('answers malformed input without failing', async () => {
    for (const { fault, body } of malformedInputs(call, ids)) {
      const response = await post(call, body, { ...caller(), 'content-type': 'application/json' })
      expect([200, 400, 401], `${fault}: ${response.payload}`).toContain(response.statusCode)
      if (fault.startsWith('without ') && call.audience !== 'refresh') expect(response.statusCode, fault).toBe(400)
      expect(response.payload).not.toMatch(/at .*\.ts:\d|select |SQLSTATE/i)
    }
  })

  test('answers what is not JSON without failing', async () => {
    const texts = [
      '{',
      '[[[[',
      '\u0000',
      '{"a":'.repeat(5000),
      `{"x":"${'y'.repeat(3_000_000)}"}`,
      '{"__proto__":{"role":"admin"}}',
    ]
    for (const payload of texts) {
      const response = await school.app.inject({
        method: 'POST',
        url: `/api/${call.path}`,
        headers: { host: 'localhost', ...caller(), 'content-type': 'application/json' },
        payload,
      })
      expect([200, 400, 401, 413]).toContain(response.statusCode)
    }
    const xml = await school.app.inject({
      method: 'POST',
      url: `/api/${call.path}`,
      headers: { host: 'localhost', ...caller(), 'content-type': 'application/xml' },
      payload: '<a/>',
    })
    expect([400, 401, 415]).toContain(xml.statusCode)
  })
})

test('every table of a school or tenant has row-level security that binds its owner too', async () => {
  const open = await sql<{ relname: string }>`
    select c.relname from pg_class c
    join information_schema.columns k on k.table_schema = 'public' and k.table_name = c.relname and k.column_name in ('institution_id', 'tenant_id')
    where c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity) and c.relname not in ('tenants', 'tenant_hosts')
  `.execute(school.database.owner)
  expect(open.rows).toEqual([])
})
