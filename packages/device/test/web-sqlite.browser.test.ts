/** The browser's database: shared by tabs, unreadable without the key, whole after a kill. */
import { expect, test } from 'vitest'
import { openTab } from './tab.ts'

const folderOf = (name: string) => `${name}.${Math.random().toString(36).slice(2, 8)}`

test('what one tab wrote another reads, and what both write at once is all there', { timeout: 60_000 }, async () => {
  const folder = folderOf('two')
  const [one, other] = [openTab(), openTab()]
  await one.ask('open', folder)
  await one.ask('all', 'create table counter (number integer)')
  await one.ask('all', 'insert into counter values (0)')
  await other.ask('open', folder)
  await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other).ask('count')))
  expect(await other.ask('all', 'select number from counter')).toEqual([{ number: 20 }])
})

test('the file shows nothing of what is in it', { timeout: 60_000 }, async () => {
  const folder = folderOf('secret')
  const tab = openTab()
  await tab.ask('open', folder)
  await tab.ask('all', 'create table notes (text text)')
  await tab.ask('all', "insert into notes values ('the answer of a child')")
  await tab.ask('close')
  const root = await navigator.storage.getDirectory()
  const directory = await (await root.getDirectoryHandle('maktab')).getDirectoryHandle(folder)
  const file = await (await directory.getFileHandle('store.db')).getFile()
  const text = await file.text()
  expect(file.size).toBeGreaterThan(4096)
  expect(text).not.toContain('the answer of a child')
  expect(text).not.toContain('SQLite format 3')
})

test('a file that the browser still holds for somebody who is gone is waited for', { timeout: 60_000 }, async () => {
  const folder = folderOf('held')
  const [first, gone, next] = [openTab(), openTab(), openTab()]
  await first.ask('open', folder)
  await first.ask('all', 'create table pile (text text)')
  await first.ask('close')
  // Its engine has started: what follows is the first try itself, and twenty questions later it is over.
  await next.ask('open', folderOf('elsewhere'))
  await gone.ask('hold', folder)
  const opening = next.ask('open', folder)
  opening.catch(() => undefined)
  for (let asked = 0; asked < 20; asked += 1) await next.ask('secret', 'anything')
  await gone.ask('letGo')
  await opening
  expect(await next.ask('all', 'select * from pile')).toEqual([])
})

test('a tab that is killed while it writes leaves everything from before', { timeout: 60_000 }, async () => {
  const folder = folderOf('killed')
  const first = openTab()
  await first.ask('open', folder)
  await first.ask('all', 'create table pile (text text)')
  await first.ask('all', "insert into pile values ('kept')")
  void first.ask('writeForEver').catch(() => {})
  // Long enough under way to have reached the disk: its own other questions wait behind it.
  const second = openTab()
  await second.ask('secret', 'anything')
  first.kill()
  await second.ask('open', folder)
  expect(await second.ask('all', 'select text from pile')).toEqual([{ text: 'kept' }])
  expect(await second.ask('all', 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
})

test('a database that the key does not open gives way to a new one', { timeout: 60_000 }, async () => {
  const folder = folderOf('spoilt')
  const tab = openTab()
  await tab.ask('open', folder)
  await tab.ask('all', 'create table notes (text text)')
  await tab.ask('close')
  tab.kill()
  const root = await navigator.storage.getDirectory()
  const directory = await (await root.getDirectoryHandle('maktab')).getDirectoryHandle(folder)
  const stream = await (await directory.getFileHandle('store.db')).createWritable()
  await stream.write(crypto.getRandomValues(new Uint8Array(8192)))
  await stream.close()
  const next = openTab()
  await next.ask('open', folder)
  expect(await next.ask('all', "select count(*) n from sqlite_schema where name = 'notes'")).toEqual([{ n: 0 }])
})

test('a secret is made once, however many ask for it first', async () => {
  const name = folderOf('secret')
  const secrets = await Promise.all([openTab(), openTab(), openTab()].map((tab) => tab.ask('secret', name)))
  expect(new Set(secrets.map((secret) => secret.join())).size).toBe(1)
  expect(secrets[0]).toHaveLength(32)
})
