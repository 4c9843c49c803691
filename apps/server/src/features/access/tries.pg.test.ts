/** One address that tries passwords at many names (spread-tries.ts), as calls see it. */
import { signIn } from '@maktab/contracts/access/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '../../../test/call.ts'
import { solveCaptcha } from '../../../test/mailbox.ts'
import { openSchool, passwordSent as password, type School } from '../../../test/school.ts'

let school: School
const start = new Date('2026-03-21T04:00:00.000Z')
const wrong = 'f'.repeat(64)

beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  school.clock.now = start
  await school.database.owner.deleteFrom('sign_in_tries').execute()
})

const pass = (ms: number) => void (school.clock.now = new Date(school.clock.now.getTime() + ms))

describe('wrong passwords at many names from one address', () => {
  const asked = { ok: false, refusal: 'captcha_failed' }
  const tryAt = (app: Pick<School, 'app' | 'clock' | 'bearerOf'>, username: string, more: object = {}) =>
    call(app, signIn, { username, password: wrong, ...more })

  test('ask that address for a proof of work, lock nobody, and are told to the staff once', async () => {
    const again = await school.reopen()
    school.warnings.length = 0
    for (let name = 1; name <= 101; name++)
      expect(await tryAt(again, `kandahar.6a.${name}`)).toEqual({ ok: false, refusal: 'invalid_credentials' })
    expect(await tryAt(again, 'kandahar.6a.102')).toEqual(asked)
    expect(await tryAt(again, 'teacher', { password })).toEqual(asked)
    expect(await tryAt(again, 'teacher', { password, t_Token: 'x' })).toEqual(asked)
    expect(school.warnings.filter((words) => words.includes('proof of work'))).toHaveLength(1)
    const t_Token = await solveCaptcha(again)
    expect((await tryAt(again, 'teacher', { password, t_Token })).ok).toBe(true)
    expect(await tryAt(again, 'teacher', { password, t_Token })).toEqual(asked)
    pass(10 * 60_000)
    expect((await tryAt(again, 'teacher', { password })).ok).toBe(true)
    await again.close()
  }, 60_000)

  test('of many names tried at one moment no more are told apart than one after the other', async () => {
    const again = await school.reopen()
    const outcomes = await Promise.all(
      Array.from({ length: 130 }, (_, name) => call(again, signIn, { username: `herat.6a.${name}`, password: wrong })),
    )
    const refusedAs = (refusal: string) =>
      outcomes.filter((outcome) => !outcome.ok && outcome.refusal === refusal).length
    expect([refusedAs('invalid_credentials'), refusedAs('captcha_failed')]).toEqual([101, 29])
    await again.close()
  }, 60_000)

  test('a right password that came with many wrong ones is told apart neither, and is not counted as a wrong one', async () => {
    const again = await school.reopen()
    const tries = Array.from({ length: 130 }, (_, name) =>
      call(again, signIn, { username: `herat.6b.${name}`, password: wrong }),
    )
    expect(await call(again, signIn, { username: 'teacher', password })).toEqual({
      ok: false,
      refusal: 'captcha_failed',
    })
    await Promise.all(tries)
    expect(await school.database.owner.selectFrom('sign_in_tries').select('tenant_id').execute()).toHaveLength(130)
    const t_Token = await solveCaptcha(again)
    expect((await call(again, signIn, { username: 'teacher', password, t_Token })).ok).toBe(true)
    await again.close()
  }, 60_000)
})
