import { openShelf } from '@maktab/device/web/shelf'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call } from '../../../../packages/client/test/fakes.ts'
import { findAnswer, forgetAnswers, keepAnswer, longestAnswer, mostAnswers } from './kept-answers.ts'
import { clearAtSignOut, clearedAtSignOut, keptAtSignOut } from './kept-on-device.ts'

/** Every source of the pages, to find the names under which they keep something. */
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Said to the window around an embedded login; nothing is kept under them. */
const posted = ['maktab.ready', 'maktab.close']

const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
}

beforeEach(clear)
afterEach(clear)

const whole = (name: string) => (name.endsWith('.') ? `${name}7.x` : name)

test('signing out clears everything but what the list keeps, in both storages', () => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of [...keptAtSignOut, ...clearedAtSignOut]) storage.setItem(whole(name), '1')
    for (const other of ['filters', 'offline_mode', 'maktab.devices', 'maktab.new-thing']) storage.setItem(other, '1')
  }
  clearAtSignOut()
  const kept = keptAtSignOut.map(whole)
  for (const storage of [localStorage, sessionStorage]) expect(Object.keys(storage).sort()).toEqual([...kept].sort())
})

test('remember-me, drafts and unsent work are among what stays', () => {
  expect(keptAtSignOut).toEqual(
    expect.arrayContaining(['maktab.remember', 'maktab.draft.', 'maktab.unsaved-progress.', 'maktab.waiting.']),
  )
})

test('while somebody is signed in in other tabs, their things stay', () => {
  localStorage.setItem('maktab.session.school', '{}')
  localStorage.setItem('filters', '1')
  sessionStorage.setItem('grades', '1')
  clearAtSignOut()
  expect(Object.keys(localStorage).sort()).toEqual(['filters', 'maktab.session.school'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('every name that a page keeps something under stands on the list', () => {
  const names = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/['`](maktab\.[a-z-]+\.?)/g)].map(([, name = '']) => name),
  )
  expect(new Set(names).size).toBeGreaterThan(8)
  const listed = [...keptAtSignOut, ...clearedAtSignOut]
  expect(
    [...new Set(names)].filter(
      (name) => name !== 'maktab.session.' && !posted.includes(name) && !listed.includes(name),
    ),
  ).toEqual([])
})

const principal = { institution_id: 3, user_id: 7, active_role: 'principal' as const }
const asked = { person: principal, today: '2026-11-28', language: 'en' }
const dashboard = call({ name: 'readDashboard' })
const seen = (value: unknown, input: object = {}, seen_on = '2026-11-28T06:00:00.000Z') => ({
  call: dashboard,
  input,
  value,
  seen_on: new Date(seen_on),
})

test('a last answer is found by its person, role and language, on later days too, and lies sealed', async () => {
  await keepAnswer(asked, seen({ learners: ['Zarghuna'] }, { start_date: '2026-11-22' }))
  const later = { ...asked, today: '2026-11-30' }
  expect(await findAnswer(later, dashboard, { start_date: '2026-11-24' })).toEqual({
    value: { learners: ['Zarghuna'] },
    seen_on: '2026-11-28T06:00:00.000Z',
  })
  for (const other of [
    { ...asked, language: 'ps' },
    { ...asked, person: { ...principal, user_id: 8 } },
    { ...asked, person: { ...principal, active_role: 'teacher' as const } },
  ])
    expect(await findAnswer(other, dashboard, { start_date: '2026-11-22' })).toBeUndefined()
  const lying = (await openShelf('maktab-answers', 'answers').take(
    (await openShelf('maktab-answers', 'answers').namesUnder('3.7 '))[0] ?? '',
  )) as { readonly bytes: ArrayBuffer }
  expect(new TextDecoder().decode(lying.bytes)).not.toContain('Zarghuna')
})

test('who signs out takes their answers along, and nobody else’s', async () => {
  const other = { ...asked, person: { ...principal, user_id: 71 } }
  await keepAnswer(asked, seen('mine'))
  await keepAnswer(other, seen('theirs'))
  await forgetAnswers(principal)
  expect(await findAnswer(asked, dashboard, {})).toBeUndefined()
  expect(await findAnswer(other, dashboard, {})).toMatchObject({ value: 'theirs' })
  await forgetAnswers(other.person)
})

test('the oldest answers make room, and what is too long is not kept', async () => {
  for (let page = 0; page <= mostAnswers; page++)
    await keepAnswer(asked, seen(page, { page }, new Date(Date.UTC(2026, 0, 1, 0, page)).toISOString()))
  expect(await findAnswer(asked, dashboard, { page: 0 })).toBeUndefined()
  expect(await findAnswer(asked, dashboard, { page: mostAnswers })).toMatchObject({ value: mostAnswers })
  await keepAnswer(asked, seen('x'.repeat(longestAnswer)))
  expect(await findAnswer(asked, dashboard, {})).toBeUndefined()
  await forgetAnswers(principal)
})
