import { listLoginInstitutions } from '@maktab/contracts/access/login-institutions'
import { signInToInstitution } from '@maktab/contracts/access/sessions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent as password, type School } from '../../../test/school.ts'

type Reopened = Awaited<ReturnType<School['reopen']>>

let school: School
let reopened: Reopened
beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  await sql`update tenants set configuration = configuration || '{"is_institution_level_login": true}' where tenant_id = 1`.execute(
    owner,
  )
  await owner
    .updateTable('institutions')
    .set({ names: JSON.stringify({ pu: 'د زرغونې ښوونځی', da: 'مکتب زرغونه' }), city: 'Kandahar' })
    .where('institution_id', '=', 10)
    .execute()
  const more = Array.from({ length: 20 }, (_, index) => ({
    tenant_id: 1,
    institution_id: 7000 + index,
    name: `Village ${String(index + 1).padStart(2, '0')}`,
    time_zone: 'Asia/Kabul',
  }))
  await owner.insertInto('institutions').values(more).execute()
  reopened = await school.reopen()
})
afterAll(async () => {
  await reopened.close()
  await school.close()
})

const found = async (input: { search_string?: string; page?: number }, caller: Parameters<typeof value>[3] = {}) =>
  value(reopened, listLoginInstitutions, input, caller)
const ids = (answer: Awaited<ReturnType<typeof found>>) =>
  answer.institutions.map(({ institution_id }) => institution_id)

describe('the schools to choose from before login', () => {
  test('are those of the host’s tenant, with name and city alone, by name in the language of the page', async () => {
    const { institutions, has_more } = await found({ search_string: 'school' })
    expect(institutions).toEqual([
      { institution_id: 10, name: 'School 10', city: 'Kandahar' },
      { institution_id: 20, name: 'School 20', city: '' },
    ])
    expect(has_more).toBe(false)
    expect(await found({ search_string: 'زرغون' }, { language: 'da' })).toEqual({
      institutions: [{ institution_id: 10, name: 'مکتب زرغونه', city: 'Kandahar' }],
      has_more: false,
    })
  })

  test('come in pages, each school once', async () => {
    const [first, second] = [await found({}), await found({ page: 2 })]
    expect([first.institutions.length, first.has_more, second.institutions.length, second.has_more]).toEqual([
      20,
      true,
      2,
      false,
    ])
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(22)
    expect(await found({ page: 1000 })).toEqual({ institutions: [], has_more: false })
  })

  test.each(['%', '_', "' or true --", '\\'])('„%s“ is looked for as it stands', async (search_string) => {
    expect(ids(await found({ search_string }))).toEqual([])
  })

  test.each([
    ['a tenant without institution login', 'senf.localhost'],
    ['a tenant with one school', 'maths.localhost'],
  ])('are none for %s', async (_name, host) => {
    expect(await found({}, { host })).toEqual({ institutions: [], has_more: false })
  })

  test('let in whoever belongs there, and tell others that they do not', async () => {
    const login = { username: 'zarghuna', password }
    expect(await call(reopened, signInToInstitution, { ...login, institution_id: 20 })).toEqual({
      ok: false,
      refusal: 'wrong_institution',
    })
    expect((await call(reopened, signInToInstitution, { ...login, institution_id: 10 })).ok).toBe(true)
  })
})
