/** What a page hears of a pull. */
import type { SyncState } from '@maktab/client/offline-port'
import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { classRows, learner } from './small-class.ts'

async function opened() {
  const server = new ScriptedServer()
  const phone = phoneOf(learner, server.fetch)
  const tab = await phone.openTab()
  const told: SyncState[] = []
  tab.onSync((state) => told.push(state))
  return { server, phone, tab, told }
}

test('the first sync tells table by table how much of the school is here, and later ones nothing of it', async () => {
  const { server, tab, told } = await opened()
  server.rows = classRows
  await tab.sync()
  const shares = told.flatMap(({ first_sync }) => first_sync ?? [])
  const [first] = shares
  expect(first?.done).toBe(0)
  expect(shares.map(({ done }) => done)).toEqual(Array.from({ length: (first?.of ?? 0) + 1 }, (_, done) => done))
  expect(told.at(-1)?.first_sync).toBeUndefined()
  told.length = 0
  await tab.sync()
  expect(told.filter(({ first_sync }) => first_sync)).toEqual([])
})

test('a first sync that broke off is the first one still', async () => {
  const { server, tab, told } = await opened()
  server.isReachable = false
  expect((await tab.sync()).first_sync).toBeUndefined()
  server.isReachable = true
  told.length = 0
  await tab.sync()
  expect(told[0]?.first_sync?.done).toBe(0)
})

test('a sync that brings nothing says so; rows that came between two syncs are told with the next', async () => {
  const { server, tab } = await opened()
  server.rows = classRows
  expect((await tab.sync()).has_news).toBe(true)
  expect((await tab.sync()).has_news).toBe(false)
  server.rows = { users: classRows.users }
  expect((await tab.sync()).has_news).toBe(true)
  expect((await tab.sync()).has_news).toBe(false)
})
