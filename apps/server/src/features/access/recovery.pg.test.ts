import { createHash } from 'node:crypto'
import {
  recoverPassword,
  recoverPasswordByCode,
  requestRecovery,
  sendRecoveryCode,
} from '@maktab/contracts/access/recovery'
import { renewSession, signIn } from '@maktab/contracts/access/sessions'
import { createSignedUpUser, verifyCode } from '@maktab/contracts/access/signup'
import { readProfile } from '@maktab/contracts/people/profile'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openMailbox, solveCaptcha, type Mailbox } from '../../../test/mailbox.ts'
import { openSchool, passwordSent, people, type School } from '../../../test/school.ts'

const email = 'zarghuna@school.example'
const { learner } = people
const fresh = (word: string) => createHash('sha256').update(word).digest('hex')
const start = new Date('2026-03-21T04:00:00.000Z')
const done = { ok: true, value: {} }
const refused = (refusal: string) => ({ ok: false, refusal })

let school: School
let mailbox: Mailbox
beforeAll(async () => {
  school = await openSchool()
  mailbox = await openMailbox(school)
})
afterAll(async () => {
  await mailbox.close()
  await school.close()
})
beforeEach(async () => {
  school.clock.now = start
  const { owner } = school.database
  await owner.deleteFrom('access_codes').execute()
  await owner.deleteFrom('sign_in_tries').execute()
})

const pass = (ms: number) => void (school.clock.now = new Date(school.clock.now.getTime() + ms))
const ask = async (address: string, more: { institution_id?: number; isBonzo?: 0 | 1 } = {}, host = 'localhost') =>
  call(
    school,
    requestRecovery,
    { email: address, t_Token: await solveCaptcha(school, host), ...more },
    { host, language: 'pu' },
  )
const recover = (user_id: number, change_code: string, password = fresh('chosen')) =>
  call(school, recoverPassword, { user_id, change_code, password })
const linkFor = async (address: string) => {
  const { searchParams, pathname } = await mailbox.linkOf(address)
  return {
    pathname,
    id: Number(searchParams.get('id')),
    change_code: searchParams.get('change_code') ?? '',
    ln: searchParams.get('ln'),
    isBonzo: searchParams.get('isBonzo'),
  }
}

describe('by a link', () => {
  test('a new password is chosen once; every session ends, and the old password with them', async () => {
    const before = await value(school, signIn, { username: 'zarghuna', password: passwordSent })
    expect(await ask(email)).toEqual(done)
    const { pathname, id, change_code, ln, isBonzo } = await linkFor(email)
    expect({ pathname, id, ln, isBonzo }).toEqual({
      pathname: '/forgot-password',
      id: learner.user_id,
      ln: '1',
      isBonzo: null,
    })
    expect(await recover(id, change_code)).toEqual(done)
    expect(await call(school, renewSession, {}, { bearer: before.refresh_token })).toEqual(refused('session_over'))
    expect(await call(school, readProfile, {}, { bearer: before.auth_token })).toEqual(refused('signed_out'))
    expect(await call(school, signIn, { username: 'zarghuna', password: passwordSent })).toEqual(
      refused('invalid_credentials'),
    )
    expect((await call(school, signIn, { username: 'zarghuna', password: fresh('chosen') })).ok).toBe(true)
    expect(await recover(id, change_code, fresh('again'))).toEqual(refused('code_invalid'))
  })

  test('asked for in the embedded page, it leads back there', async () => {
    await ask(email, { isBonzo: 1 })
    expect((await linkFor(email)).isBonzo).toBe('1')
  })

  test('nobody but its person is let in by it, for a day', async () => {
    await ask(email)
    const { id, change_code } = await linkFor(email)
    for (const [user_id, code] of [
      [people.classmate.user_id, change_code],
      [999_999, change_code],
      [id, `${change_code}x`],
      [id, 'x'],
    ] as const)
      expect(await recover(user_id, code)).toEqual(refused('code_invalid'))
    expect(
      await call(
        school,
        recoverPassword,
        { user_id: id, change_code, password: fresh('chosen') },
        { host: 'senf.localhost' },
      ),
    ).toEqual(refused('code_invalid'))
    pass(86_400_000)
    expect(await recover(id, change_code)).toEqual(refused('code_invalid'))
  })

  test('two at once with one link change it once', async () => {
    await ask(email)
    const { id, change_code } = await linkFor(email)
    const answers = await Promise.all(['a', 'b', 'c'].map((word) => recover(id, change_code, fresh(word))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('who was locked out by others’ tries comes in with the new password', async () => {
    for (let count = 0; count < 10; count++)
      await call(school, signIn, { username: 'zarghuna', password: fresh(`wrong ${count}`) })
    expect(await call(school, signIn, { username: 'zarghuna', password: fresh('chosen') })).toEqual(
      refused('too_many_tries'),
    )
    await ask(email)
    const { id, change_code } = await linkFor(email)
    await recover(id, change_code, fresh('after the lock'))
    expect((await call(school, signIn, { username: 'zarghuna', password: fresh('after the lock') })).ok).toBe(true)
  })

  test('whoever was deleted chooses none', async () => {
    await ask(email)
    const { id, change_code } = await linkFor(email)
    const { owner } = school.database
    await owner.updateTable('users').set({ is_deleted: true }).where('user_id', '=', id).execute()
    expect(await recover(id, change_code)).toEqual(refused('code_invalid'))
    await owner.updateTable('users').set({ is_deleted: false }).where('user_id', '=', id).execute()
  })
})

describe('whether an address has an account', () => {
  const sequence = async (address: string, institution_id?: number) => {
    const answers = [await ask(address, institution_id ? { institution_id } : {}), await ask(address)]
    answers.push((await call(school, sendRecoveryCode, { email: address })) as (typeof answers)[number])
    for (let count = 1; count <= 6; count++)
      answers.push((await call(school, verifyCode, { email: address, otp: 'none' })) as (typeof answers)[number])
    return answers
  }
  test('shows in no answer and no count of rows, only in the mailbox', async () => {
    const [known, unknown] = [await sequence('wali@school.example'), await sequence('nobody@mail.example')]
    expect(known).toEqual(unknown)
    expect(known[0]).toEqual(done)
    expect(known[1]).toEqual(refused('mail_too_soon'))
    const rows = await school.database.owner.selectFrom('access_codes').select('email').execute()
    expect(rows.map((row) => row.email).sort()).toEqual([
      'nobody@mail.example',
      'nobody@mail.example',
      'wali@school.example',
      'wali@school.example',
    ])
    expect(await mailbox.of('nobody@mail.example')).toEqual([])
    expect(await mailbox.of('wali@school.example')).toHaveLength(2)
  })
  test('a school other than the person’s own sends nothing, and does not say so', async () => {
    expect(await ask('teacher@school.example', { institution_id: 20 })).toEqual(done)
    expect(await mailbox.of('teacher@school.example')).toEqual([])
    pass(25_000)
    expect(await ask('teacher@school.example', { institution_id: 10 })).toEqual(done)
    expect(await mailbox.of('teacher@school.example')).toHaveLength(1)
  })
  test('a captcha is used up by an unknown address too', async () => {
    const t_Token = await solveCaptcha(school)
    expect(await call(school, requestRecovery, { email: 'no@mail.example', t_Token })).toEqual(done)
    expect(await call(school, requestRecovery, { email, t_Token })).toEqual(refused('captcha_failed'))
  })
})

describe('by a code', () => {
  const send = () => call(school, sendRecoveryCode, { email })
  const byCode = (user_id: number, otp: string) =>
    call(school, recoverPasswordByCode, { user_id, otp, password: fresh('by code') })

  test('the code tells whose it is, and changes the password once', async () => {
    await send()
    const otp = await mailbox.otpOf(email)
    const { user_id } = await value(school, verifyCode, { email, otp })
    expect(user_id).toBe(learner.user_id)
    expect(await byCode(learner.user_id, otp)).toEqual(done)
    expect((await call(school, signIn, { username: 'zarghuna', password: fresh('by code') })).ok).toBe(true)
    expect(await byCode(learner.user_id, otp)).toEqual(refused('otp_invalid'))
  })

  test('five wrong tries, spread over both calls, end it', async () => {
    await send()
    const otp = await mailbox.otpOf(email)
    const wrong = otp === '0000' ? '1111' : '0000'
    for (let count = 1; count <= 5; count++)
      expect(
        count % 2 ? await byCode(learner.user_id, wrong) : await call(school, verifyCode, { email, otp: wrong }),
      ).toEqual(refused('otp_invalid'))
    expect(await byCode(learner.user_id, otp)).toEqual(refused('otp_invalid'))
    expect(await call(school, verifyCode, { email, otp })).toEqual(refused('too_many_tries'))
  })

  test('no number of wrong tries tells an id with a code from one without, or from one that nobody has', async () => {
    await send()
    const wrong = (await mailbox.otpOf(email)) === '0000' ? '1111' : '0000'
    const answersFor = async (user_id: number) => {
      const answers = []
      for (let count = 1; count <= 25; count++) answers.push(await byCode(user_id, wrong))
      return answers
    }
    const known = await answersFor(learner.user_id)
    expect(known).toEqual(await answersFor(people.teacher.user_id))
    expect(known).toEqual(await answersFor(999_999))
  })

  test('a code for a new password makes no account', async () => {
    const host = 'senf.localhost'
    await call(school, sendRecoveryCode, { email }, { host })
    const otp = await mailbox.otpOf(email)
    expect(await call(school, createSignedUpUser, { email, otp, password: fresh('x') }, { host })).toEqual(
      refused('otp_invalid'),
    )
  })
})
