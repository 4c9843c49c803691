/** A person's key behind its locks: who opens it, who does not, and what somebody finds who copies all of it. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { slowHash } from '../src/argon2.ts'
import { memoryShelf } from '../src/memory/shelf.ts'
import { openPersonKeys, personOf } from '../src/person-keys.ts'
import { seal, unseal } from '../src/sealing.ts'
import { hashCost, type SlowHash } from '../src/slow-hash.ts'
import { isVault, lock, newKey, unlock, type Vault } from '../src/vault.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const quick: SlowHash = async (text, salt) => Uint8Array.from(createHash('sha256').update(salt).update(text).digest())
const empty: Vault = { store_id: '11111111-1111-4111-8111-111111111111', password: null, school: null }
const half = 'ab'.repeat(32)
const person = '2.17'

describe('a vault', () => {
  test.each([
    { by: 'the password', means: { password: sha256('salaam-maktab') }, opens: true },
    { by: 'the school’s half', means: { school: half }, opens: true },
    { by: 'a wrong password and the school’s half', means: { password: sha256('other'), school: half }, opens: true },
    { by: 'a wrong password', means: { password: sha256('other') }, opens: false },
    { by: 'another half', means: { school: 'cd'.repeat(32) }, opens: false },
    { by: 'nothing', means: {}, opens: false },
  ])('opens by $by: $opens', async ({ means, opens }) => {
    const key = newKey()
    const vault = await lock(empty, person, key, { password: sha256('salaam-maktab'), school: half }, quick)
    expect(await unlock(vault, person, means, quick)).toEqual(opens ? key : undefined)
  })

  test('of one person does not open as another’s, even by the same password', async () => {
    const vault = await lock(empty, person, newKey(), { password: half, school: half }, quick)
    expect(await unlock(vault, '2.18', { password: half }, quick)).toBeUndefined()
    expect(await unlock(vault, '2.18', { school: half }, quick)).toBeUndefined()
  })

  test('takes a new password over the old one, and keeps the school’s lock', async () => {
    const key = newKey()
    const first = await lock(empty, person, key, { password: sha256('old'), school: half }, quick)
    const second = await lock(first, person, key, { password: sha256('new') }, quick)
    expect(await unlock(second, person, { password: sha256('old') }, quick)).toBeUndefined()
    expect(await unlock(second, person, { password: sha256('new') }, quick)).toEqual(key)
    expect(await unlock(second, person, { school: half }, quick)).toEqual(key)
  })

  test('has another salt each time', async () => {
    const [one, other] = await Promise.all([0, 1].map(() => lock(empty, person, newKey(), { password: half }, quick)))
    expect(one?.password?.salt).not.toEqual(other?.password?.salt)
  })

  test('is known by its shape; what is spoilt is none', async () => {
    const vault = await lock(empty, person, newKey(), { password: half, school: half }, quick)
    expect([vault, empty, structuredClone(vault)].map(isVault)).toEqual([true, true, true])
    for (const spoilt of [
      undefined,
      {},
      { ...vault, store_id: 7 },
      { ...vault, school: 'text' },
      { ...vault, password: { ...vault.password, cost: {} } },
    ])
      expect(isVault(spoilt)).toBe(false)
  })
})

test('the slow hash is Argon2id, version 1.3 (RFC 9106), and what it costs stands with the lock', async () => {
  const vault = await lock(empty, person, newKey(), { password: half }, slowHash)
  expect(vault.password?.cost).toEqual(hashCost)
  expect(hashCost.memory_kib).toBeLessThanOrEqual(32 * 1024)
  // As `argon2 somesalt -id -t 2 -k 256 -p 1 -l 32` of the reference implementation answers for "password".
  const known = await slowHash('password', Uint8Array.from(new TextEncoder().encode('somesalt')), {
    memory_kib: 256,
    passes: 2,
  })
  expect(Buffer.from(known).toString('hex')).toBe('9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe')
})

describe('open keys', () => {
  test('seal and open for their person and purpose alone, until they are closed', async () => {
    const keys = openPersonKeys(memoryShelf())
    await keys.open('2.17', newKey())
    await keys.open('2.18', newKey())
    expect(await keys.opened()).toEqual(['2.17', '2.18'])
    const own = (await keys.keyFor('2.17', 'secrets'))!
    const sealed = await seal(own, newKey(), 'database')
    expect(await unseal(own, sealed, 'database')).toBeDefined()
    expect(await unseal(own, sealed, 'another database')).toBeUndefined()
    for (const [other, purpose] of [
      ['2.17', 'files'],
      ['2.17', 'session'],
      ['2.18', 'secrets'],
    ] as const) {
      expect(await unseal((await keys.keyFor(other, purpose))!, sealed, 'database')).toBeUndefined()
    }
    await keys.close('2.17')
    expect(await keys.keyFor('2.17', 'secrets')).toBeUndefined()
    expect(await keys.opened()).toEqual(['2.18'])
  })

  test('cannot be taken out', async () => {
    const shelf = memoryShelf()
    await openPersonKeys(shelf).open(person, newKey())
    const [kept] = [...shelf.all.values()] as [CryptoKey]
    expect(kept.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', kept)).rejects.toThrow('not extractable')
  })

  test('belong to the person of a folder, whatever their role', () => {
    expect(['2.17.learner', '2.17.teacher', '2.17'].map(personOf)).toEqual(['2.17', '2.17', '2.17'])
  })
})
