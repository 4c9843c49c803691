import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../test/test-folder.ts'
import { readEnvironment } from './env.ts'
import { openSecrets } from './secrets.ts'

describe('settings', () => {
  test('nothing has to be set', () => {
    const environment = readEnvironment({})
    expect(environment).toMatchObject({ PORT: 8080, MAKTAB_DEMO: false, LOG_LEVEL: 'info' })
    expect(environment.dataFolder).toMatch(/\.maktab$/)
    expect(fs.existsSync(environment.migrationsFolder)).toBe(true)
  })
  test('an empty setting counts as missing', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8080 })
  })
  test.each([
    [{ PORT: '80a' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ MAKTAB_SECRET: 'short' }, 'MAKTAB_SECRET'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ MAKTAB_BACKUP: '/mnt/usb' }, 'MAKTAB_BACKUP_PASSPHRASE'],
    [{ MAKTAB_BACKUP_PASSPHRASE: 'short' }, 'MAKTAB_BACKUP_PASSPHRASE'],
    [{ MAKTAB_DEMO: 'yes' }, 'MAKTAB_DEMO'],
    [{ MAKTAB_ANDROID_VERSION: 'newest' }, 'MAKTAB_ANDROID_VERSION'],
    [{ MAKTAB_CLIENT_SECRETS: 'hidden' }, 'MAKTAB_CLIENT_SECRETS'],
    [{ MAKTAB_CLIENT_SECRETS: '{"1":"hidden"}' }, 'MAKTAB_CLIENT_SECRETS'],
    [{ MAKTAB_CAPTCHA: '{"provider":"another","site_key":"a","secret":"hidden"}' }, 'MAKTAB_CAPTCHA'],
  ])('%o is refused by its name', (source, name) => {
    expect(() => readEnvironment(source)).toThrow(name)
  })
})

test('a client secret that is written wrongly is not said aloud', () => {
  for (const text of ['hidden', '{"1":"hidden"}', '{"1.1":["hidden"]}'])
    expect(() => readEnvironment({ MAKTAB_CLIENT_SECRETS: text })).not.toThrow('hidden')
  expect(readEnvironment({ MAKTAB_CLIENT_SECRETS: '{"1.4":"hidden"}' }).MAKTAB_CLIENT_SECRETS).toEqual({
    '1.4': 'hidden',
  })
})

test('a secret of a captcha that is written wrongly is not said aloud', () => {
  for (const text of ['hidden', '{"provider":"turnstile","site_key":"","secret":"hidden"}', '{"provider":"hidden"}'])
    expect(() => readEnvironment({ MAKTAB_CAPTCHA: text })).not.toThrow('hidden')
})

test('how mails are sent is checked', () => {
  for (const source of [
    { MAKTAB_SMTP_URL: 'http://mail.example' },
    { MAKTAB_MAIL_FROM: 'School <a@b.example>' },
    { MAKTAB_PUBLIC_URL: 'javascript:alert(1)' },
  ])
    expect(() => readEnvironment(source)).toThrow(Object.keys(source)[0])
  expect(
    readEnvironment({ MAKTAB_SMTP_URL: 'smtps://u:p%40@mail.example:465', MAKTAB_MAIL_FROM: 'a@b.example' }),
  ).toMatchObject({ MAKTAB_MAIL_FROM: 'a@b.example' })
})

describe('secrets', () => {
  test('are made once, for the owner’s eyes only, and differ by purpose', () => {
    const folder = temporaryFolder()
    const first = openSecrets(folder, undefined)
    expect(openSecrets(folder, undefined)).toEqual(first)
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length)
    expect(fs.statSync(`${folder}/secret`).mode & 0o777).toBe(0o600)
    fs.rmSync(folder, { recursive: true })
  })
  test('are refused where their file is short, unreadable, or missing beside a database', () => {
    const folder = temporaryFolder()
    openSecrets(folder, undefined)
    const file = `${folder}/secret`
    for (const text of ['', '\n', 'x'.repeat(31)]) {
      fs.writeFileSync(file, text)
      expect(() => openSecrets(folder, undefined)).toThrow('fewer than 32 characters')
    }
    fs.rmSync(file)
    fs.mkdirSync(file)
    expect(() => openSecrets(folder, undefined)).toThrow('cannot be read')
    fs.rmdirSync(file)
    fs.mkdirSync(`${folder}/database/postgres`, { recursive: true })
    expect(() => openSecrets(folder, undefined)).toThrow('is missing')
    expect(fs.existsSync(file)).toBe(false)
    fs.rmSync(folder, { recursive: true })
  })
  test('from a given secret are the same on every machine', () => {
    const given = 'a secret of more than thirty-two signs'
    expect(openSecrets('/nowhere', given)).toEqual(openSecrets('/elsewhere', given))
    expect(openSecrets('/nowhere', `${given}!`)).not.toEqual(openSecrets('/nowhere', given))
  })
})
