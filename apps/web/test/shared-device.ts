import { createHash } from 'node:crypto'
import { memoryShelf } from '@maktab/device/memory/shelf'
import { openPersonKeys } from '@maktab/device/person-keys'
import type { SlowHash } from '@maktab/device/slow-hash'
import type { KeptSession, Renewal } from '@maktab/client/session'
import type { Session } from '@maktab/contracts/access/sessions'
import { openPeopleHere, type PeopleHereNeeds, type Typed } from '../src/sessions/people-here.ts'
import { openPeopleRecords } from '../src/sessions/people-records.ts'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
export const quick: SlowHash = async (text, salt) =>
  Uint8Array.from(createHash('sha256').update(salt).update(text).digest())
export const start = Date.parse('2026-03-21T08:00:00.000Z')
export const minute = 60_000

export const zarghuna: KeptSession = {
  user_id: 17,
  username: 'zarghuna',
  full_name: 'Zarghuna Stanekzai',
  email: null,
  active_role: 'learner',
  roles: ['learner'],
  institution_id: 2,
  institution_name: 'School',
  time_zone: 'Asia/Kabul',
  current_language: 'en',
  sub_end_date: null,
  is_subscribed: false,
  profile_completion_step: 3,
  migration_type: -1,
  migration_json: null,
  auth_token: 'access-of-zarghuna',
  refresh_token: 'refresh-of-zarghuna',
  token_exp: 4_000_000_000,
  storage_time: start,
}
export const farid: KeptSession = {
  ...zarghuna,
  user_id: 18,
  username: 'farid',
  full_name: 'Farid Noori',
  auth_token: 'access-of-farid',
  refresh_token: 'refresh-of-farid',
}
export const typedBy = ({ username }: Session, password = `${username}s password`): Typed => ({
  username,
  password: sha256(password),
})
export const withoutTokens = (session: KeptSession): KeptSession => ({
  ...session,
  auth_token: '',
  refresh_token: '',
  token_exp: 0,
})

/** A device, and a school that can be out of reach, refuse a renewal or know another password. */
export function openDevice() {
  const shelves = { people: memoryShelf(), keys: memoryShelf() }
  const device = {
    now: start,
    counted: -1,
    school: 'there' as 'there' | 'out of reach' | 'over',
    passwords: new Map<string, string>(),
    renewals: [] as string[],
  }
  const isThere = () => device.school !== 'out of reach'
  const queues = new Map<string, Promise<unknown>>()
  const needs: PeopleHereNeeds = {
    tenant_id: 1,
    withLock: (name, work) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
      queues.set(name, turn)
      return turn
    },
    records: openPeopleRecords(shelves.people, (_name, work) => work()),
    keys: openPersonKeys(shelves.keys),
    slowHash: quick,
    now: () => device.now,
    newId: () => crypto.randomUUID(),
    readStoreKey: async ({ user_id }, store_id) =>
      isThere() ? sha256(`half of ${store_id} for ${user_id}`) : undefined,
    readEarlierKey: async ({ user_id }, store_id) =>
      isThere() ? sha256(`half of ${store_id} for ${user_id}`) : undefined,
    renewWith: async ({ refresh_token }): Promise<Renewal> => {
      if (!isThere()) return { result: 'unreachable' }
      device.renewals.push(refresh_token)
      return device.school === 'over' || refresh_token === ''
        ? { result: 'over' }
        : { result: 'renewed', tokens: { auth_token: 'next access', refresh_token: 'next refresh', token_exp: 1 } }
    },
    signInWith: async ({ username, password }) => {
      if (!isThere()) return 'unreachable'
      return device.passwords.get(username) === password
        ? {
            ...(username === 'farid' ? farid : zarghuna),
            auth_token: 'signed in',
            refresh_token: 'signed in',
            token_exp: 2,
          }
        : 'over'
    },
    onCount: (count) => (device.counted = count),
  }
  return { device, shelves, needs, people: openPeopleHere(needs) }
}
