import type { OfflinePort, SyncState, WaitingCommand } from '@maktab/client/offline-port'
import { afterEach, expect, test } from 'vitest'
import { openEarlierSelves, type EarlierSelf } from './earlier-selves.ts'
import { waitingOf } from './waiting-notes.ts'

const learner: EarlierSelf = { institution_id: 3, user_id: 7, role: 'learner', auth_token: 'first', token_exp: 1 }
const teacher: EarlierSelf = { ...learner, role: 'teacher' }
const command = (command_id: string, refusal: string | null = null): WaitingCommand => ({
  command_id,
  name: 'handInSubmission',
  given: '2026-11-20T08:00:00.000Z',
  refusal,
})
const idle: SyncState = { waiting: 0, refused: 0, is_sending: false, synced_on: null }

afterEach(() => localStorage.clear())

/** Stores by their role, of a school that takes or refuses what it gets. */
function played(
  waiting: Partial<Record<string, WaitingCommand[]>>,
  { selves = [learner], isThere = true, refuses = false, brokenRole = '' } = {},
) {
  const school = { isThere, asked: 0, told: [] as (string | undefined)[] }
  const done: string[] = []
  const needs = {
    tenant_id: 1,
    ask: async () =>
      school.isThere
        ? selves.map((self) => ({
            ...self,
            auth_token: (school.asked += 1) <= selves.length ? self.auth_token : 'renewed',
          }))
        : undefined,
    bringProgress: async ({ user_id, role }: EarlierSelf) => void done.push(`progress ${user_id} ${role}`),
    unlock: async () => (done.push('unlock'), true),
    forget: async ({ user_id }: EarlierSelf) => void done.push(`forget ${user_id}`),
    lock: async () => void done.push('lock'),
    onChange: () => undefined,
    log: () => undefined,
    async makePort(authorise: (rejected?: string) => Promise<{ readonly auth_token: string } | undefined>) {
      const listeners = new Set<(state: SyncState) => void>()
      let role = ''
      const mine = () => waiting[role] ?? []
      const port = {
        async open(owner: { role: string }) {
          role = owner.role
          if (role === brokenRole) throw new Error('locked')
        },
        close: async () => void done.push(`close ${role}`),
        waiting: async () => mine(),
        dismiss: async (command_id: string) =>
          void (waiting[role] = mine().filter((one) => one.command_id !== command_id)),
        async sync() {
          const rejected = (await authorise())?.auth_token
          school.told.push((await authorise(rejected))?.auth_token)
          waiting[role] = refuses ? mine().map((one) => ({ ...one, refusal: 'not_found' })) : []
          listeners.forEach((listener) => listener(idle))
          return idle
        },
        onSync(listener: (state: SyncState) => void) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }
      return port as unknown as OfflinePort
    },
  }
  return { needs, school, done }
}

test('what waits is brought, in each role, with a token that the school takes; then their stores go', async () => {
  const { needs, school, done } = played(
    { learner: [command('a')], teacher: [command('b')] },
    { selves: [learner, teacher] },
  )
  const earlier = await openEarlierSelves(needs)
  await expect.poll(() => done.at(-1)).toBe('forget 7')
  expect(done.toSorted()).toEqual(['close learner', 'close teacher', 'forget 7', 'progress 7 learner', 'unlock'])
  expect([earlier?.list(), school.told, waitingOf({ tenant_id: 1, ...learner })]).toEqual([
    [],
    ['renewed', 'renewed'],
    0,
  ])
})

test('what the school refuses stays to be seen; its store goes when the person took it out', async () => {
  const { needs, done } = played({ learner: [command('a')] }, { refuses: true })
  const earlier = await openEarlierSelves(needs)
  await expect.poll(() => earlier?.list()).toEqual([command('a', 'not_found')])
  expect(done).not.toContain('forget 7')
  expect(await earlier?.dismiss('another')).toBe(false)
  expect(await earlier?.dismiss('a')).toBe(true)
  expect([earlier?.list(), done.at(-1)]).toEqual([[], 'forget 7'])
})

test('where a store does not open, nothing of the person is removed', async () => {
  const { needs, done } = played(
    { learner: [command('a', 'not_found')], teacher: [command('b')] },
    { selves: [learner, teacher], brokenRole: 'teacher' },
  )
  const earlier = await openEarlierSelves(needs)
  await expect.poll(() => earlier?.list()).toHaveLength(1)
  await earlier?.dismiss('a')
  await earlier?.close()
  expect(done).toEqual(['progress 7 learner', 'unlock', 'close learner', 'lock'])
})

test('a school that cannot be asked is asked another time', async () => {
  const { needs, done } = played({ learner: [command('a')] }, { isThere: false })
  expect(await openEarlierSelves(needs)).toBeUndefined()
  expect(done).toEqual([])
})
