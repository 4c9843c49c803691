/** Stores under their person's key, in the browser's own storage: closed with the key, taken over from before, removed whole. */
import { expect, test } from 'vitest'
import { newKey } from '../src/vault.ts'
import { deviceShelf } from '../src/web/keys.ts'
import { forgetStores, personKeys } from '../src/web/person-keys.ts'
import { filesFolder, openStoredFile } from '../src/web/stored-file.ts'
import { openTab } from './tab.ts'

let counted = 0
const folderOf = (role = 'learner') => `2.${Date.now()}${(counted += 1)}.${role}`
const personIn = (folder: string) => folder.split('.').slice(0, 2).join('.')
const photo = new TextEncoder().encode('a photo of homework '.repeat(2000))

async function textOf(folder: string, path: string): Promise<string | undefined> {
  const stored = await openStoredFile(folder, path)
  return stored && new Response(stored.stream(0, stored.size)).text()
}

async function isThere(folder: string, place: 'sealed' | 'files', name: string): Promise<boolean> {
  try {
    await (await filesFolder(folder, place, false)).getFileHandle(name)
    return true
  } catch {
    return false
  }
}

test(
  'a database opens with its person’s key, and stays as it is while another’s or none lies open',
  { timeout: 60_000 },
  async () => {
    const folder = folderOf()
    const key = newKey()
    const first = openTab()
    await first.ask('openKey', folder, key)
    await first.ask('open', folder)
    await first.ask('all', 'create table notes (text text)')
    await first.ask('all', "insert into notes values ('kept')")
    await first.ask('close')
    first.kill()

    await personKeys.close(personIn(folder))
    const locked = openTab()
    await expect(locked.ask('open', folder)).rejects.toThrow('StoreLocked')
    locked.kill()

    await personKeys.open(personIn(folder), key)
    const again = openTab()
    await again.ask('open', folder)
    expect(await again.ask('all', 'select text from notes')).toEqual([{ text: 'kept' }])
  },
)

test(
  'a database from before is taken over with all that is in it, and from then on needs the key',
  { timeout: 60_000 },
  async () => {
    const folder = folderOf()
    const before = openTab()
    await before.ask('open', folder)
    await before.ask('all', 'create table outbox (work text)')
    await before.ask('all', "insert into outbox values ('waiting')")
    await before.ask('close')
    before.kill()
    expect(await deviceShelf.take(`secret:database:${folder}`)).toBeDefined()

    await personKeys.open(personIn(folder), newKey())
    const after = openTab()
    await after.ask('open', folder)
    expect(await after.ask('all', 'select work from outbox')).toEqual([{ work: 'waiting' }])
    await after.ask('close')
    after.kill()
    expect(await deviceShelf.take(`secret:database:${folder}`)).toBeUndefined()

    await personKeys.close(personIn(folder))
    await expect(openTab().ask('open', folder)).rejects.toThrow('StoreLocked')
  },
)

test('files are read while their person’s key lies open, by nobody else and at no other time', async () => {
  const [folder, other] = [folderOf(), folderOf()]
  const tab = openTab()
  const key = newKey()
  await tab.ask('openKey', folder, key)
  await tab.ask('openKey', other, newKey())
  await tab.ask('put', folder, 'attachment/one', photo)
  expect(await textOf(folder, 'attachment/one')).toContain('homework')
  const bytes = await (await (await filesFolder(folder, 'sealed', false)).getFileHandle('attachment_one')).getFile()
  const copied = await (
    await (await filesFolder(other, 'sealed', true)).getFileHandle('attachment_one', { create: true })
  ).createWritable()
  await copied.write(await bytes.arrayBuffer())
  await copied.close()
  expect(await tab.ask('read', other, 'attachment/one')).toBeUndefined()
  await personKeys.close(personIn(folder))
  expect(await textOf(folder, 'attachment/one')).toBeUndefined()
  await personKeys.open(personIn(folder), key)
  expect(await textOf(folder, 'attachment/one')).toContain('homework')
})

test('files from before are sealed one by one, and are read at every moment', async () => {
  const folder = folderOf()
  const tab = openTab()
  await tab.ask('put', folder, 'attachment/one', photo)
  await tab.ask('put', folder, 'content/two', photo)
  await tab.ask('openKey', folder, newKey())
  expect(await textOf(folder, 'attachment/one')).toContain('homework')
  await tab.ask('sealOlder', folder)
  expect(
    await Promise.all(
      (['sealed', 'files'] as const).flatMap((place) =>
        ['attachment_one', 'content_two'].map((name) => isThere(folder, place, name)),
      ),
    ),
  ).toEqual([true, true, false, false])
  expect((await tab.ask('list', folder)).toSorted()).toEqual(['attachment/one', 'content/two'])
  expect(await textOf(folder, 'content/two')).toContain('homework')
  await tab.ask('remove', folder, 'content/two')
  expect(await tab.ask('list', folder)).toEqual(['attachment/one'])
  await personKeys.close(personIn(folder))
  expect(await textOf(folder, 'attachment/one')).toBeUndefined()
})

test('who is removed from a device leaves nothing, and others keep theirs', { timeout: 60_000 }, async () => {
  const learner = folderOf()
  const teacher = `${personIn(learner)}.teacher`
  const other = folderOf()
  const tab = openTab()
  await tab.ask('openKey', learner, newKey())
  await tab.ask('openKey', other, newKey())
  for (const folder of [learner, teacher, other]) {
    await tab.ask('open', folder)
    await tab.ask('all', 'create table notes (text text)')
    await tab.ask('close')
    await tab.ask('put', folder, 'content/abc', photo)
  }
  tab.kill()
  await expect.poll(() => forgetStores(personIn(learner)).then(() => 'done', String)).toBe('done')
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('maktab')
  const folders: string[] = []
  for await (const name of root.keys()) folders.push(name)
  expect([learner, teacher, other].map((folder) => folders.includes(folder))).toEqual([false, false, true])
  expect(await deviceShelf.namesUnder(`sealed:database:${personIn(learner)}.`)).toEqual([])
  expect((await personKeys.opened()).includes(personIn(learner))).toBe(false)
  expect(await textOf(other, 'content/abc')).toContain('homework')
})
