import { afterEach, beforeEach, expect, test } from 'vitest'
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
