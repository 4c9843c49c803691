import { randomUUID } from 'node:crypto'
import net from 'node:net'
import { contactTenant } from '@maktab/contracts/tenants/contact'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appInTest } from '../../test/app.ts'
import { call, type Callable } from '../../test/call.ts'
import { openMailbox, solveCaptcha, type Mailbox } from '../../test/mailbox.ts'
import { openSchool, type School } from '../../test/school.ts'
import { mountDemoMail } from '../demo/mail-page.ts'
import { openMailCatcher, type MailCatcher } from './catcher.ts'
import { writeLetter, type Letter, type Writing } from './letter.ts'
import { openSmtp, type Mailer } from './mailer.ts'
import { openOutbox } from './outbox.ts'
import type { Job } from '#jobs/job.ts'
import { openMailSender } from './send-mails.ts'

const start = new Date('2026-03-21T04:00:00.000Z')
const writing: Writing = {
  language: 'en',
  from_name: 'Rana School',
  colour: '05B027',
  subject: 'Salaam',
  paragraphs: ['One.'],
}

let school: School
beforeAll(async () => void (school = await openSchool()))
afterAll(() => school.close())
beforeEach(async () => {
  school.clock.now = start
  await school.database.owner.deleteFrom('outbox_mails').execute()
})

const clock = () => school.clock.now
const put = (letter: Letter, tenant_id = 1, more = {}) =>
  school.database.doors.inTenant(tenant_id, (db) => school.mailing.outbox.put(db, tenant_id, letter, clock(), more))
const rows = () =>
  school.database.owner.selectFrom('outbox_mails').select(['tenant_id', 'attempts', 'next_try_on']).execute()

describe('the sender', () => {
  let sent: { mail_id: string; letter: Letter }[]
  let failures: number
  let said: unknown[]
  let senders: Job[]
  const mailer: Mailer = {
    async send(mail_id, letter) {
      if (failures-- > 0) throw Object.assign(new Error(`550 no such user ${letter.recipient}`), { responseCode: 550 })
      sent.push({ mail_id, letter })
    },
    close: () => {},
  }
  const log = (...words: unknown[]) => void said.push(words)
  const open = (outbox = school.mailing.outbox) => {
    const sender = openMailSender({
      doors: school.database.doors,
      outbox,
      mailer,
      clock,
      logger: { warn: log, error: log },
      pauseMs: 3_600_000,
    })
    senders.push(sender)
    return sender
  }
  beforeEach(() => void ([sent, failures, said, senders] = [[], 0, [], []]))

  test('sends each mail of every tenant once, and keeps nothing', async () => {
    await put(writeLetter('a@mail.example', writing))
    await put(writeLetter('b@mail.example', writing), 4)
    await put(writeLetter('nobody@mail.example', writing), 1, { isForNobody: true })
    await Promise.all([open().runDue(), open().runDue()])
    expect(sent.map(({ letter }) => letter.recipient).sort()).toEqual(['a@mail.example', 'b@mail.example'])
    expect(await rows()).toEqual([])
  })
  test('many mails wait their turn and all go', async () => {
    for (let count = 0; count < 23; count++) await put(writeLetter(`${count}@mail.example`, writing))
    await open().runDue()
    expect(sent).toHaveLength(23)
  })
  test('tries again after one, two and four minutes, as the same mail, and says nothing of the address', async () => {
    failures = 2
    await put(writeLetter('c@mail.example', writing))
    const sender = open()
    await sender.runDue()
    await sender.runDue()
    expect(failures).toBe(1)
    school.clock.now = new Date(start.getTime() + 60_000)
    await sender.runDue()
    expect(failures).toBe(0)
    school.clock.now = new Date(start.getTime() + 179_000)
    await sender.runDue()
    expect(sent).toEqual([])
    school.clock.now = new Date(start.getTime() + 180_000)
    await sender.runDue()
    expect(sent).toHaveLength(1)
    expect(JSON.stringify(said)).not.toContain('c@mail.example')
  })
  test('gives up after twelve failures', async () => {
    failures = 99
    await put(writeLetter('d@mail.example', writing))
    const sender = open()
    for (let count = 0; count < 12; count++) {
      await sender.runDue()
      school.clock.now = new Date(school.clock.now.getTime() + 6 * 3_600_000)
    }
    expect(failures).toBe(99 - 12)
    expect(await rows()).toEqual([])
  })
  test('a mail whose sender died is taken up by the next, when the lease is over', async () => {
    await put(writeLetter('e@mail.example', writing))
    await school.database.owner
      .updateTable('outbox_mails')
      .set({ attempts: 1, next_try_on: new Date(start.getTime() + 300_000) })
      .execute()
    const sender = open()
    await sender.runDue()
    expect(sent).toEqual([])
    school.clock.now = new Date(start.getTime() + 300_000)
    await sender.runDue()
    expect(sent).toHaveLength(1)
  })
  test('what was not committed is not sent', async () => {
    const broken = school.database.doors.inTenant(1, async (db) => {
      await school.mailing.outbox.put(db, 1, writeLetter('f@mail.example', writing), clock())
      throw new Error('rolled back')
    })
    await expect(broken).rejects.toThrow('rolled back')
    await open().runDue()
    expect(sent).toEqual([])
  })
  test('what another key sealed, or somebody changed, is dropped and said', async () => {
    await put(writeLetter('g@mail.example', writing))
    await open(openOutbox({ key: 'another', newGuid: randomUUID })).runDue()
    await put(writeLetter('h@mail.example', writing))
    await sql`update outbox_mails set sealed = set_byte(sealed, 20, (get_byte(sealed, 20) + 1) % 256)`.execute(
      school.database.owner,
    )
    await open().runDue()
    expect(sent).toEqual([])
    expect(said).toHaveLength(2)
    expect(await rows()).toEqual([])
  })
})

describe('over SMTP', () => {
  let catcher: MailCatcher
  let mailer: Mailer
  beforeAll(async () => {
    catcher = await openMailCatcher({ clock })
    mailer = openSmtp({ url: catcher.url, from: 'maktab@school.example' })
  })
  afterAll(async () => {
    mailer.close()
    await catcher.close()
  })
  const evil = 'Hello\r\nBcc: victim@mail.example\r\nX-Evil: 1\r\n\r\nbody <script>alert(1)</script> {{7*7}} ${7*7}'

  test('nothing in a name, a subject or a text becomes a header, a recipient or markup', async () => {
    const letter = writeLetter('to@mail.example', {
      ...writing,
      from_name: evil,
      subject: evil,
      paragraphs: [evil],
      closing: [evil],
      unsubscribe: { label: evil, url: 'https://school.example/unsubscribe?code=1"><script>' },
    })
    await mailer.send('6f1c2f0a-3a52-4c1c-9d6e-0a5b6f0e7d11', {
      ...letter,
      subject: evil,
      reply_to: 'who@mail.example',
    })
    const [mail] = catcher.mails()
    expect(mail?.recipients).toEqual(['to@mail.example'])
    expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc']))
    expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(mail?.html).not.toMatch(/<script/i)
    expect(mail?.html).toContain('{{7*7}} ${7*7}')
    expect(mail?.headers.find(({ key }) => key === 'message-id')?.value).toBe(
      '<6f1c2f0a-3a52-4c1c-9d6e-0a5b6f0e7d11@school.example>',
    )
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(
      'https://school.example/unsubscribe',
    )
  })
  test('Pashto and Urdu arrive as they were written', async () => {
    await mailer.send(
      randomUUID(),
      writeLetter('ps@mail.example', {
        ...writing,
        language: 'pu',
        subject: 'د ښوونځي لیک',
        paragraphs: ['ژوندي اوسئ، ښاغلیه ګل‌ورین!'],
      }),
    )
    const [mail] = catcher.mails()
    expect(mail?.subject).toBe('د ښوونځي لیک')
    expect(mail?.text).toContain('ژوندي اوسئ، ښاغلیه ګل‌ورین!')
    expect(mail?.html).toContain('<html lang="ps-AF" dir="rtl">')
  })
  test('a link that is no address of the web is a fault', () => {
    expect(() =>
      writeLetter('a@b.example', { ...writing, action: { label: 'x', url: 'javascript:alert(1)' } }),
    ).toThrow('address of the web')
  })
  test('a server that is not there is a failure, not a hang', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as net.AddressInfo
    await new Promise((resolve) => taken.close(resolve))
    const lost = openSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'maktab@school.example' })
    await expect(lost.send(randomUUID(), writeLetter('a@b.example', writing))).rejects.toThrow('ECONNREFUSED')
    lost.close()
  })

  test('the page of caught mails shows them as text, and runs nothing of them', async () => {
    const { app, close } = await appInTest({ mounts: [(fastify) => mountDemoMail(fastify, catcher)] })
    await mailer.send(randomUUID(), {
      ...writeLetter('x@mail.example', writing),
      subject: '<img src=x onerror=alert(1)>',
      text: '<script>alert(1)</script> http://localhost/"onclick="alert(1)',
    })
    const list = await app.inject({ url: '/demo/mail' })
    const number = catcher.mails()[0]?.number ?? 0
    const one = await app.inject({ url: `/demo/mail/${number}` })
    const body = await app.inject({ url: `/demo/mail/${number}/body` })
    for (const page of [list, one]) {
      expect(page.statusCode).toBe(200)
      expect(page.payload).not.toMatch(/<script|<img|"onclick/)
      expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    }
    expect(body.headers['content-security-policy']).toMatch(/sandbox(?!.*allow-scripts)/)
    expect((await app.inject({ url: '/demo/mail/999999' })).statusCode).toBe(404)
    await close()
  })
})

describe('the contact form', () => {
  let mailbox: Mailbox
  let again: Callable & Pick<School, 'app'> & { close(): Promise<void> }
  beforeAll(async () => {
    await sql`update tenants set configuration = configuration || '{"contact_email_address": "office@school.example", "default_language": "ur"}' where tenant_id = 1`.execute(
      school.database.owner,
    )
    again = await school.reopen()
    mailbox = await openMailbox(school)
  })
  afterAll(async () => {
    await mailbox.close()
    await again.close()
  })
  const nobody = { last_name: '', mobile: '', position: '', institution: '', address: '', city: '', country: '' }
  const write = async (more: object, host = 'localhost') =>
    call(
      again,
      contactTenant,
      {
        ...nobody,
        first_name: 'Zarghuna',
        email: 'zarghuna@mail.example',
        subject: 'A question',
        message: 'How much?\nThank you.',
        t_Token: await solveCaptcha(again, host),
        ...more,
      },
      { host },
    )

  test('goes to the tenant, in its language, to be answered to the writer', async () => {
    expect(await write({ city: 'Multan' })).toEqual({ ok: true, value: {} })
    const [mail] = await mailbox.of('office@school.example')
    expect(mail?.reply_to).toEqual(['zarghuna@mail.example'])
    expect(mail?.subject).toContain('A question')
    expect(mail?.text).toContain('شہر: Multan')
    expect(mail?.text).toContain('How much?\nThank you.')
    expect(mail?.from).toBe('maktab@school.example')
  })
  test.each([
    ['a line break in the subject', { subject: 'x\r\nBcc: victim@mail.example' }],
    ['a line break in the name', { first_name: 'x\nBcc: victim@mail.example' }],
    ['two addresses', { email: 'a@mail.example,b@mail.example' }],
    ['an address with a header', { email: 'a@mail.example\r\nBcc: b@mail.example' }],
  ])('%s is no message', async (_, more) => expect(await write(more)).toEqual({ ok: false, refusal: 'malformed' }))
  test('needs a solved challenge, and a tenant that can be written to', async () => {
    expect(await write({ t_Token: 'none' })).toEqual({ ok: false, refusal: 'captcha_failed' })
    expect(await write({}, 'senf.localhost')).toEqual({ ok: false, refusal: 'not_allowed' })
  })
})
