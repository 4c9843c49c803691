/** The people of one device over shelves in memory: each way in, each "no", and what lies there for whoever copies all of it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { memoryShelf } from '@maktab/device/memory/shelf'
import { openPersonKeys } from '@maktab/device/person-keys'
import { seal, unseal } from '@maktab/device/sealing'
import type { KeptSession } from '@maktab/client/session'
import { openPeopleHere, type Typed } from './people-here.ts'
import { openPeopleRecords } from './people-records.ts'
import { sha256, start, minute, zarghuna, farid, typedBy, withoutTokens, openDevice } from '../../test/shared-device.ts'

let { device, shelves, needs, people } = openDevice()
beforeEach(() => {
  ;({ device, shelves, needs, people } = openDevice())
})

async function signInAndOut(
  session: KeptSession,
  { isTold = false, typed = typedBy(session) }: { isTold?: boolean; typed?: Typed | undefined } = {},
) {
  await people.prepare(session, typed)
  await people.lockForSchool(session)
  await people.leave(session, isTold)
  await people.close(`2.${session.user_id}`)
}

const isOpen = async (session: KeptSession) =>
  (await needs.keys.keyFor(`2.${session.user_id}`, 'secrets')) !== undefined

describe('without the school', () => {
  test('a person comes in by their password, with no token of the server', async () => {
    await signInAndOut(zarghuna)
    expect(await isOpen(zarghuna)).toBe(false)
    const entered = await people.enter({ ...typedBy(zarghuna), username: ' Zarghuna ' })
    expect(entered).toMatchObject({
      ok: true,
      session: { user_id: 17, auth_token: '', refresh_token: '', token_exp: 0 },
    })
    expect(await isOpen(zarghuna)).toBe(true)
  })

  test('nobody comes in by another’s password, and no store opens', async () => {
    await signInAndOut(zarghuna)
    await signInAndOut(farid)
    expect(await people.enter({ username: 'zarghuna', password: typedBy(farid).password })).toEqual({
      ok: false,
      reason: 'wrong',
    })
    expect([await isOpen(zarghuna), await isOpen(farid)]).toEqual([false, false])
  })

  test('somebody who was never here is unknown', async () => {
    await signInAndOut(zarghuna)
    expect(await people.enter(typedBy(farid))).toEqual({ ok: false, reason: 'unknown' })
  })

  test('each has a key of their own', async () => {
    await people.prepare(zarghuna, typedBy(zarghuna))
    await people.prepare(farid, typedBy(farid))
    const sealed = await seal((await needs.keys.keyFor('2.17', 'secrets'))!, new Uint8Array(3), 'x')
    expect(await unseal((await needs.keys.keyFor('2.18', 'secrets'))!, sealed, 'x')).toBeUndefined()
  })

  test('tries are capped with waits; a right password wipes them out; after ten only the school helps', async () => {
    await signInAndOut(zarghuna)
    const wrong = { username: 'zarghuna', password: sha256('wrong') }
    for (let tries = 0; tries < 3; tries += 1) expect(await people.enter(wrong)).toEqual({ ok: false, reason: 'wrong' })
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'wait' })
    device.now = start - 60 * minute
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'wait' })
    device.now += minute / 2
    expect((await people.enter(typedBy(zarghuna))).ok).toBe(true)
    await people.close('2.17')
    for (let tries = 0; tries < 10; tries += 1) {
      device.now += 60 * minute
      expect(await people.enter(wrong)).toEqual({ ok: false, reason: 'wrong' })
    }
    device.now += 600 * minute
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'network' })
    await people.prepare(zarghuna, typedBy(zarghuna))
    await people.close('2.17')
    expect((await people.enter(typedBy(zarghuna))).ok).toBe(true)
  })

  test('ten tries at once are ten tries', async () => {
    await signInAndOut(zarghuna)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => people.enter({ username: 'zarghuna', password: sha256('wrong') })),
    )
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'wrong')).toHaveLength(3)
  })

  test('a subscription that is over keeps them out, also with the clock turned back (§4)', async () => {
    const ending = { ...zarghuna, sub_end_date: '2026-03-22T00:00:00.000Z' }
    await signInAndOut(ending)
    device.now = Date.parse('2026-03-21T23:00:00.000Z')
    expect((await people.enter(typedBy(zarghuna))).ok).toBe(true)
    await people.close('2.17')
    device.now = Date.parse('2026-03-22T00:00:00.000Z')
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'subscription_over' })
    expect(await isOpen(zarghuna)).toBe(false)
  })

  test('a session that the school ended keeps them out until the school lets them in again', async () => {
    await signInAndOut(zarghuna)
    await people.markEnded('2.17')
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'network' })
    await signInAndOut(zarghuna)
    expect((await people.enter(typedBy(zarghuna))).ok).toBe(true)
  })

  test('a password that the school refused lets nobody in here; a wrong one changes nothing', async () => {
    await signInAndOut(zarghuna)
    await people.doubt({ username: 'zarghuna', password: sha256('a sibling guesses') })
    expect((await people.enter(typedBy(zarghuna))).ok).toBe(true)
    await people.close('2.17')
    await people.doubt(typedBy(zarghuna))
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'network' })
  })
})

describe('when the school can be reached again', () => {
  test('the session is renewed by the token that was sealed for its person', async () => {
    await signInAndOut(zarghuna)
    await people.enter(typedBy(zarghuna))
    expect(await people.renew(withoutTokens(zarghuna), undefined)).toEqual({
      result: 'renewed',
      tokens: { auth_token: 'next access', refresh_token: 'next refresh', token_exp: 1 },
    })
    expect(device.renewals).toEqual(['refresh-of-zarghuna'])
  })

  test('a session without tokens loses none of those that were sealed', async () => {
    await signInAndOut(zarghuna)
    await people.enter(typedBy(zarghuna))
    await people.prepare(withoutTokens(zarghuna), typedBy(zarghuna))
    await people.keepSession(withoutTokens(zarghuna))
    await people.leave(withoutTokens(zarghuna), false)
    await people.renew(withoutTokens(zarghuna), undefined)
    expect(device.renewals).toEqual(['refresh-of-zarghuna'])
  })

  test('whoever signed out with the school knowing is signed in by what they typed, as long as the page remembers it', async () => {
    await signInAndOut(zarghuna, { isTold: true })
    await people.enter(typedBy(zarghuna))
    device.passwords.set('zarghuna', typedBy(zarghuna).password)
    expect(await people.renew(withoutTokens(zarghuna), typedBy(zarghuna))).toMatchObject({
      result: 'renewed',
      tokens: { auth_token: 'signed in' },
    })
    expect(await people.renew(withoutTokens(zarghuna), undefined)).toEqual({ result: 'over' })
    device.school = 'out of reach'
    expect(await people.renew(withoutTokens(zarghuna), undefined)).toEqual({ result: 'unreachable' })
    expect(device.renewals).toEqual(['', ''])
    await people.close('2.17')
    expect((await people.enter(typedBy(zarghuna))).ok).toBe(true)
  })

  test('whom the school refuses is asked again, and does not come in without it until it lets them in', async () => {
    await signInAndOut(zarghuna)
    await people.enter(typedBy(zarghuna))
    device.school = 'over'
    expect(await people.renew(withoutTokens(zarghuna), typedBy(zarghuna))).toEqual({ result: 'over' })
    await people.close('2.17')
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'network' })
  })

  test('as long as it cannot be reached, nothing is decided', async () => {
    await signInAndOut(zarghuna)
    await people.enter(typedBy(zarghuna))
    device.school = 'out of reach'
    expect(await people.renew(withoutTokens(zarghuna), typedBy(zarghuna))).toEqual({ result: 'unreachable' })
    expect((await needs.records.read('2.17'))?.is_ended).toBe(false)
  })
})

describe('a key', () => {
  const ownKey = async () => seal((await needs.keys.keyFor('2.17', 'secrets'))!, new Uint8Array(3), 'x')
  const opensStill = async (sealed: Awaited<ReturnType<typeof ownKey>>) =>
    (await unseal((await needs.keys.keyFor('2.17', 'secrets'))!, sealed, 'x')) !== undefined

  test('survives a password that was changed elsewhere, by the school’s half', async () => {
    await people.prepare(zarghuna, typedBy(zarghuna))
    await people.lockForSchool(zarghuna)
    const sealed = await ownKey()
    await people.close('2.17')
    await people.prepare(zarghuna, typedBy(zarghuna, 'a new password'))
    expect(await opensStill(sealed)).toBe(true)
    await people.close('2.17')
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'wrong' })
    expect((await people.enter(typedBy(zarghuna, 'a new password'))).ok).toBe(true)
    expect(await opensStill(sealed)).toBe(true)
  })

  test('… whose half a page that was closed at once did not wait for: the next page gets it', async () => {
    await people.prepare(zarghuna, typedBy(zarghuna))
    const sealed = await ownKey()
    device.school = 'out of reach'
    await people.lockForSchool(zarghuna)
    const nextPage = openPeopleHere(needs)
    device.school = 'there'
    await nextPage.prepare(zarghuna, undefined)
    await nextPage.lockForSchool(zarghuna)
    expect(await needs.records.read('2.17')).toMatchObject({ spare: null, vault: { school: expect.anything() } })
    await nextPage.close('2.17')
    await nextPage.prepare(zarghuna, typedBy(zarghuna, 'a new password'))
    expect(await opensStill(sealed)).toBe(true)
  })

  test('that the school has no half of cannot be had from the device once its person is signed out', async () => {
    await people.prepare(zarghuna, typedBy(zarghuna))
    await people.close('2.17')
    expect((await needs.records.read('2.17'))?.spare).not.toBeNull()
    await people.lockForSchool(zarghuna)
    expect((await needs.records.read('2.17'))?.vault.school).toBeNull()
    await expect(people.prepare(zarghuna, undefined)).rejects.toThrow('nothing at hand')
  })

  test('is never replaced while nothing opens it: the work under it waits', async () => {
    await people.prepare(zarghuna, typedBy(zarghuna))
    await people.lockForSchool(zarghuna)
    const sealed = await ownKey()
    await people.close('2.17')
    device.school = 'out of reach'
    await expect(people.prepare(zarghuna, typedBy(zarghuna, 'a new password'))).rejects.toThrow('nothing at hand')
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'network' })
    device.school = 'there'
    await people.prepare(zarghuna, undefined)
    expect(await opensStill(sealed)).toBe(true)
  })

  test('of who comes by another provider is locked by the school’s half alone, and nobody comes in by a password', async () => {
    await people.prepare(zarghuna, undefined)
    expect(device.counted).toBe(0)
    await people.close('2.17')
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'unknown' })
    await people.prepare(zarghuna, typedBy(zarghuna))
    expect(device.counted).toBe(1)
  })

  test('that nothing could bring back is not made', async () => {
    device.school = 'out of reach'
    await people.prepare(zarghuna, undefined)
    expect(await isOpen(zarghuna)).toBe(false)
    expect(shelves.people.all.size).toBe(0)
  })

  test('is changed over when the person changes their password, and the old one lets nobody in', async () => {
    await people.prepare(zarghuna, typedBy(zarghuna))
    await people.prepare(zarghuna, typedBy(zarghuna, 'a new password'))
    await people.close('2.17')
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'wrong' })
    expect((await people.enter(typedBy(zarghuna, 'a new password'))).ok).toBe(true)
  })

  test('… also before the school gave its half', async () => {
    await people.prepare(zarghuna, typedBy(zarghuna))
    device.school = 'out of reach'
    await people.prepare(zarghuna, typedBy(zarghuna, 'a new password'))
    await people.close('2.17')
    expect((await people.enter(typedBy(zarghuna, 'a new password'))).ok).toBe(true)
  })

  test('… and where that cannot be done at once, it lets nobody in without the school', async () => {
    await people.prepare(zarghuna, typedBy(zarghuna))
    await people.lockForSchool(zarghuna)
    device.school = 'out of reach'
    await people.prepare(zarghuna, typedBy(zarghuna, 'a new password'))
    await people.close('2.17')
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'network' })
  })
})

describe('the list', () => {
  test('names those of this tenant who have a password here, and locks up whoever a closed page left open', async () => {
    await people.prepare(zarghuna, typedBy(zarghuna))
    await people.prepare(farid, typedBy(farid))
    await openPeopleHere({ ...needs, tenant_id: 2 }).prepare({ ...zarghuna, user_id: 30 }, typedBy(zarghuna))
    expect(await people.list(() => farid)).toEqual([
      { person: '2.17', institution_id: 2, user_id: 17, full_name: 'Zarghuna Stanekzai', username: 'zarghuna' },
      { person: '2.18', institution_id: 2, user_id: 18, full_name: 'Farid Noori', username: 'farid' },
    ])
    expect([await isOpen(zarghuna), await isOpen(farid)]).toEqual([false, true])
  })

  test('forgets a person and their stores', async () => {
    await signInAndOut(zarghuna)
    const forgotten: string[] = []
    await people.remove('2.17', async (person) => void forgotten.push(person))
    expect(forgotten).toEqual(['2.17'])
    expect(await people.list(() => undefined)).toEqual([])
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'unknown' })
  })

  test('keeps a person whose stores could not be removed', async () => {
    await signInAndOut(zarghuna)
    await expect(people.remove('2.17', () => Promise.reject(new Error('in use')))).rejects.toThrow('in use')
    expect(await people.list(() => undefined)).toHaveLength(1)
  })
})

test('whoever copies everything finds no password, no hash of one, no token, and nothing that opens anything', async () => {
  await signInAndOut(zarghuna)
  const everything = [...shelves.people.all.entries(), ...shelves.keys.all.entries()]
  const bytes = Buffer.concat(everything.flatMap(([name, value]) => [Buffer.from(name), ...bytesIn(value)]))
  for (const secret of [
    'zarghunas password',
    sha256('zarghunas password'),
    'access-of-zarghuna',
    'refresh-of-zarghuna',
  ])
    expect(bytes.includes(secret)).toBe(false)
  expect(bytes.includes(Buffer.from(sha256('zarghunas password'), 'hex'))).toBe(false)
  const copy = openPeopleHere({
    ...needs,
    records: openPeopleRecords(memoryShelf(shelves.people.all), (_name, work) => work()),
    keys: openPersonKeys(memoryShelf(shelves.keys.all)),
    readStoreKey: async () => undefined,
  })
  expect(await copy.enter({ username: 'zarghuna', password: sha256('a guess') })).toEqual({
    ok: false,
    reason: 'wrong',
  })
  await expect(copy.prepare(zarghuna, undefined)).rejects.toThrow('nothing at hand')
})

/** Text and bytes of whatever was stored. */
function bytesIn(value: unknown): Buffer[] {
  if (value instanceof ArrayBuffer) return [Buffer.from(value)]
  if (ArrayBuffer.isView(value)) return [Buffer.from(value.buffer, value.byteOffset, value.byteLength)]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(bytesIn)
  return [Buffer.from(String(value))]
}

describe('who somebody was before they moved', () => {
  const moved: KeptSession = { ...zarghuna, user_id: 117, institution_id: 9, auth_token: 'access there' }
  const before = { ...zarghuna, auth_token: 'hands over', refresh_token: '' }

  test('is opened by the school’s half, with nothing typed, and by the password where the school cannot be asked', async () => {
    await signInAndOut(zarghuna)
    expect(await people.isHere('2.17')).toBe(true)
    expect(await people.openEarlier(before, undefined)).toBe(true)
    expect(await isOpen(zarghuna)).toBe(true)
    await people.close('2.17')
    device.school = 'out of reach'
    expect(await people.openEarlier(before, undefined)).toBe(false)
    expect(await isOpen(zarghuna)).toBe(false)
    expect(await people.openEarlier(before, typedBy(zarghuna))).toBe(true)
  })

  test('is not opened by another’s password', async () => {
    await signInAndOut(zarghuna)
    device.school = 'out of reach'
    expect(await people.openEarlier(before, typedBy(farid))).toBe(false)
    expect(await isOpen(zarghuna)).toBe(false)
  })

  test('comes in here no more; whoever they are now does, by the same name', async () => {
    await signInAndOut(zarghuna)
    await people.openEarlier(before, undefined)
    expect(await people.enter(typedBy(zarghuna))).toEqual({ ok: false, reason: 'network' })
    await people.prepare(moved, typedBy(zarghuna))
    await people.leave(moved, false)
    expect(await people.enter(typedBy(zarghuna))).toMatchObject({
      ok: true,
      session: { user_id: 117, institution_id: 9 },
    })
  })

  test('is nobody here where no work was locked up', async () => {
    expect(await people.isHere('2.17')).toBe(false)
  })
})
