import type { KeptSession, Renewal } from '@maktab/client/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { somebody } from '../../test/scripted-school.tsx'
import { openBrowserSession } from './browser-session.ts'

const name = `maktab.session.${location.host}`
const tokens = { auth_token: 'second', refresh_token: 'next', token_exp: 4_000_000_000 }

beforeEach(() => localStorage.setItem(name, JSON.stringify({ ...somebody, storage_time: 0 } satisfies KeptSession)))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** What a tab has of its own; storage and locks are the browser's. */
function openTabs(count: number) {
  let renewals = 0
  const renewTokens = async (): Promise<Renewal> => {
    renewals += 1
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { result: 'renewed', tokens }
  }
  return { keepers: Array.from({ length: count }, () => openBrowserSession(renewTokens)), renewals: () => renewals }
}

test.each([
  ['with the browser’s locks', () => undefined],
  [
    'on plain http, where there are none',
    () => void vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never),
  ],
])('five tabs, one refresh: %s', async (_, prepare) => {
  prepare()
  const { keepers, renewals } = openTabs(5)
  await Promise.all(keepers.map((keeper) => keeper.renewIfDue()))
  expect(renewals()).toBe(1)
  expect(keepers.map((keeper) => keeper.current()?.auth_token)).toEqual(Array(5).fill('second'))
  expect(localStorage.getItem('maktab.lease')).toBeNull()
})

test('another tab’s sign-out is heard', () => {
  const { keepers } = openTabs(1)
  localStorage.removeItem(name)
  window.dispatchEvent(new StorageEvent('storage', { key: name }))
  expect(keepers[0]?.current()).toBeUndefined()
})
