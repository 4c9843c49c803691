import { createHash } from 'node:crypto'
import { signIn } from '@maktab/contracts/access/sessions'
import {
  createSignedUpUser,
  requestSignup,
  sendSignupCode,
  verifyCode,
  verifySignup,
} from '@maktab/contracts/access/signup'
import { pullCampusStructure } from '@maktab/contracts/downloads/structure'
import { listClasses } from '@maktab/contracts/schools/classes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openMailbox, solveCaptcha, type Mailbox } from '../../../test/mailbox.ts'
import { openSchool, people, type School } from '../../../test/school.ts'

const host = 'senf.localhost'
const password = createHash('sha256').update('a new password').digest('hex')
const start = new Date('2026-03-21T04:00:00.000Z')

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
beforeEach(() => void (school.clock.now = start))

const pass = (ms: number) => void (school.clock.now = new Date(school.clock.now.getTime() + ms))
const ask = async (email: string, more: { institution_id?: number; t_Token?: string } = {}, at = host) =>
  call(
    school,
    requestSignup,
    { email, t_Token: more.t_Token ?? (await solveCaptcha(school, at)), ...more },
    { host: at, language: 'da' },
  )
const finish = (index: string, change_code: string, at = host) =>
  call(school, verifySignup, { index, change_code, password }, { host: at, language: 'da' })
const parts = ({ searchParams }: URL) => ({
  index: searchParams.get('index') ?? '',
  change_code: searchParams.get('change_code') ?? '',
})
const refused = (refusal: string) => ({ ok: false, refusal })

describe('by a link', () => {
  test('somebody signs up with the link in their mail, and signs in', async () => {
    expect(await ask(' Gulalai@Mail.example ')).toEqual({ ok: true, value: {} })
    const link = await mailbox.linkOf('gulalai@mail.example')
    expect(`${link.origin}${link.pathname}`).toBe('http://senf.localhost:8080/signup')
    expect(link.searchParams.get('ln')).toBe('2')
    const { index, change_code } = parts(link)
    expect(await finish(index, change_code)).toEqual({ ok: true, value: { email: 'gulalai@mail.example' } })
    const session = await value(school, signIn, { username: 'gulalai@mail.example', password }, { host })
    expect(session).toMatchObject({
      active_role: 'learner',
      institution_id: 30,
      profile_completion_step: 1,
      current_language: 'da',
    })
    expect(await finish(index, change_code)).toEqual(refused('link_invalid'))
  })

  test('the mail is in the language of the page, from right to left, as text and as HTML', async () => {
    await ask('in.dari@mail.example')
    const [mail] = await mailbox.of('in.dari@mail.example')
    expect(mail?.subject).toContain('ثبت نام')
    expect(mail?.html).toContain('<html lang="fa-AF" dir="rtl">')
    expect(mail?.text).toContain('یک روز اعتبار دارد')
    expect(mail?.html).not.toContain('<script')
  })

  test('a link ends after a day, and when a new one is sent', async () => {
    await ask('late@mail.example')
    const first = parts(await mailbox.linkOf('late@mail.example'))
    pass(86_400_000)
    expect(await finish(first.index, first.change_code)).toEqual(refused('link_invalid'))
    await ask('late@mail.example')
    const second = parts(await mailbox.linkOf('late@mail.example'))
    pass(30_000)
    await ask('late@mail.example')
    expect(await finish(second.index, second.change_code)).toEqual(refused('link_invalid'))
    const third = parts(await mailbox.linkOf('late@mail.example'))
    expect((await finish(third.index, third.change_code)).ok).toBe(true)
  })

  test('who comes to teach has a name, and is a teacher who teaches no class yet', async () => {
    const email = 'teaches@mail.example'
    await ask(email)
    const link = parts(await mailbox.linkOf(email))
    const teach = (full_name?: string) =>
      call(
        school,
        verifySignup,
        { ...link, password, role: 'teacher', ...(full_name !== undefined && { full_name }) },
        { host, language: 'da' },
      )
    for (const nameless of [undefined, '', '  ']) expect(await teach(nameless)).toEqual(refused('details_incomplete'))
    expect(await teach(' Farida Noori ')).toEqual({ ok: true, value: { email } })
    const session = await value(school, signIn, { username: email, password }, { host })
    expect(session).toMatchObject({
      active_role: 'teacher',
      roles: ['teacher'],
      full_name: 'Farida Noori',
      institution_id: 30,
      profile_completion_step: 3,
    })
    const as = { host, bearer: session.auth_token }
    expect(await value(school, listClasses, {}, as)).toMatchObject({ list: [] })
    const { tables } = await value(school, pullCampusStructure, { is_first_time: '1' }, as)
    expect(
      Object.entries(tables).flatMap(([name, rows]) => (name !== 'users' && rows.length > 0 ? [name] : [])),
    ).toEqual([])
    expect(tables.users.map(({ user_id }) => user_id).filter((user_id) => user_id !== session.user_id)).toEqual([])
  })

  test('nobody comes to teach where the tenant takes learners alone, and the link stays good', async () => {
    const [email, at] = ['learns@mail.example', 'skills21.localhost']
    await ask(email, {}, at)
    const { index, change_code } = parts(await mailbox.linkOf(email))
    expect(
      await call(
        school,
        verifySignup,
        { index, change_code, password, full_name: 'Somebody', role: 'teacher' },
        { host: at },
      ),
    ).toEqual(refused('not_allowed'))
    expect((await finish(index, change_code, at)).ok).toBe(true)
    expect(await value(school, signIn, { username: email, password }, { host: at })).toMatchObject({
      active_role: 'learner',
    })
  })

  test.each(['campus_admin', 'school_admin', 'principal', 'super_admin', 'content_team'])(
    'nobody comes as %s',
    async (role) => {
      const answer = await call(
        school,
        verifySignup,
        {
          index: '6f1c2f0a-3a52-4c1c-9d6e-0a5b6f0e7d11',
          change_code: 'x',
          password,
          full_name: 'Somebody',
          role: role as never,
        },
        { host },
      )
      expect(answer).toEqual({ ok: false, refusal: 'malformed' })
    },
  )

  test('forged, mixed and foreign links open nothing', async () => {
    await ask('one@mail.example')
    await ask('two@mail.example')
    const [one, two] = [
      parts(await mailbox.linkOf('one@mail.example')),
      parts(await mailbox.linkOf('two@mail.example')),
    ]
    for (const [index, code] of [
      [one.index, two.change_code],
      [one.index, 'x'],
      [one.index, `${one.change_code}x`],
      ['6f1c2f0a-3a52-4c1c-9d6e-0a5b6f0e7d11', one.change_code],
    ] as const)
      expect(await finish(index, code)).toEqual(refused('link_invalid'))
    expect(await finish(one.index, one.change_code, 'skills21.localhost')).toEqual(refused('link_invalid'))
    expect((await finish(one.index, one.change_code)).ok).toBe(true)
  })

  test('two devices with one link make one account', async () => {
    await ask('twice@mail.example')
    const { index, change_code } = parts(await mailbox.linkOf('twice@mail.example'))
    const answers = await Promise.all([1, 2, 3].map(() => finish(index, change_code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('whoever has an account is told so by mail alone; the answer is the same', async () => {
    const known = 'zarghuna@school.example'
    expect(await ask(known)).toEqual(await ask('nobody.yet@mail.example'))
    const [mail] = await mailbox.of(known)
    expect(mail?.subject).toContain('از پیش')
    expect(mail?.text).toContain('http://senf.localhost:8080/login')
    expect(mail?.text).not.toContain('change_code')
    expect(await ask(known)).toEqual(refused('mail_too_soon'))
    expect(await ask('nobody.yet@mail.example')).toEqual(refused('mail_too_soon'))
  })

  test('an account that was made meanwhile is told to who holds the link', async () => {
    await ask('quick@mail.example')
    const { index, change_code } = parts(await mailbox.linkOf('quick@mail.example'))
    await school.database.owner
      .insertInto('sign_in_names')
      .values({ tenant_id: 4, user_id: people.learnerAbroad.user_id, sign_in_name: 'quick@mail.example' })
      .execute()
    expect(await finish(index, change_code)).toEqual(refused('email_taken'))
  })

  test('is refused where nobody signs up by themselves, and at a school of another tenant', async () => {
    expect(await ask('a@mail.example', {}, 'localhost')).toEqual(refused('not_allowed'))
    expect(await ask('a@mail.example', { institution_id: 10 })).toEqual(refused('institution_invalid'))
    expect(await mailbox.of('a@mail.example')).toEqual([])
  })

  test('an address gets ten mails a day and no more', async () => {
    for (let count = 1; count <= 10; count++) {
      expect((await ask('much@mail.example')).ok).toBe(true)
      pass(25_000)
    }
    expect(await ask('much@mail.example')).toEqual(refused('too_many_tries'))
    expect(await mailbox.of('much@mail.example')).toHaveLength(10)
  })
})

describe('the captcha', () => {
  test('counts once', async () => {
    const t_Token = await solveCaptcha(school, host)
    expect((await ask('captcha.one@mail.example', { t_Token })).ok).toBe(true)
    expect(await ask('captcha.two@mail.example', { t_Token })).toEqual(refused('captcha_failed'))
    const again = await solveCaptcha(school, host)
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => ask(`race.${number}@mail.example`, { t_Token: again })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
  test('is of its tenant, of its time, and not made up', async () => {
    const elsewhere = await solveCaptcha(school, 'skills21.localhost')
    const good = await solveCaptcha(school, host)
    const changed = (change: object) =>
      Buffer.from(
        JSON.stringify({ ...(JSON.parse(Buffer.from(good, 'base64').toString()) as object), ...change }),
      ).toString('base64')
    const longer = (JSON.parse(Buffer.from(good, 'base64').toString()) as { salt: string }).salt.replace(
      /expires=\d+/,
      'expires=9999999999',
    )
    for (const t_Token of [
      elsewhere,
      changed({ number: 1 }),
      changed({ signature: 'a'.repeat(64) }),
      changed({ salt: longer }),
      'x',
      Buffer.from('null').toString('base64'),
    ])
      expect(await ask('captcha@mail.example', { t_Token })).toEqual(refused('captcha_failed'))
    pass(20 * 60_000)
    expect(await ask('captcha@mail.example', { t_Token: good })).toEqual(refused('captcha_failed'))
  })
})

describe('by a code', () => {
  const send = (email: string) => call(school, sendSignupCode, { email }, { host })
  const verify = (email: string, otp: string) => call(school, verifyCode, { email, otp }, { host })
  const create = (email: string, otp: string, institution_id?: number) =>
    call(school, createSignedUpUser, { email, password, otp, ...(institution_id ? { institution_id } : {}) }, { host })
  const wrongFor = (otp: string) => (otp === '0000' ? '1111' : '0000')

  test('somebody signs up with the code in their mail, once', async () => {
    const email = 'app@mail.example'
    await send(email)
    const otp = await mailbox.otpOf(email)
    expect(await verify(email, otp)).toEqual({ ok: true, value: { user_id: null } })
    const eastern = otp.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    expect(await create(email, eastern, 20)).toEqual(refused('otp_invalid'))
    expect(await create(email, eastern, 30)).toEqual({ ok: true, value: { email } })
    expect((await call(school, signIn, { username: email, password }, { host })).ok).toBe(true)
    expect((await create(email, otp)).ok).toBe(false)
  })

  test('five wrong tries end it, the right code then does not help, and a new one does', async () => {
    const email = 'guess@mail.example'
    await send(email)
    const otp = await mailbox.otpOf(email)
    for (let count = 1; count <= 5; count++)
      expect(await (count % 2 ? verify : create)(email, wrongFor(otp))).toEqual(refused('otp_invalid'))
    expect(await verify(email, otp)).toEqual(refused('too_many_tries'))
    expect(await create(email, otp)).toEqual(refused('too_many_tries'))
    pass(25_000)
    await send(email)
    expect((await create(email, await mailbox.otpOf(email))).ok).toBe(true)
  })

  test('tries at once do not pass the count', async () => {
    const email = 'many@mail.example'
    await send(email)
    const otp = await mailbox.otpOf(email)
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(email, wrongFor(otp))))
    expect(answers.filter((answer) => !answer.ok && answer.refusal === 'otp_invalid')).toHaveLength(5)
  })

  test('of an address that has an account nothing shows', async () => {
    const [known, unknown] = ['zarghuna@school.example', 'unknown@mail.example']
    pass(60_000)
    expect(await send(known)).toEqual(await send(unknown))
    const otp = wrongFor(await mailbox.otpOf(unknown))
    for (let count = 1; count <= 6; count++) expect(await verify(known, otp)).toEqual(await verify(unknown, otp))
    expect((await mailbox.of(known))[0]?.text).not.toMatch(/^\d{4}$/m)
    expect(await verify('never.asked@mail.example', '1234')).toEqual(refused('otp_invalid'))
  })

  test('a code ends after ten minutes', async () => {
    const email = 'slow@mail.example'
    await send(email)
    const otp = await mailbox.otpOf(email)
    pass(10 * 60_000)
    expect(await verify(email, otp)).toEqual(refused('otp_invalid'))
  })
})

test('no code lies readable in the database', async () => {
  await ask('secret@mail.example')
  const { owner } = school.database
  const waiting = await owner.selectFrom('outbox_mails').select('sealed').execute()
  const { change_code } = parts(await mailbox.linkOf('secret@mail.example'))
  const codes = await owner.selectFrom('access_codes').selectAll().execute()
  expect(waiting.length).toBeGreaterThan(0)
  expect(waiting.map(({ sealed }) => sealed.toString('latin1')).join()).not.toContain(change_code)
  expect(JSON.stringify(codes)).not.toContain(change_code)
  expect(await owner.selectFrom('outbox_mails').selectAll().execute()).toEqual([])
})
