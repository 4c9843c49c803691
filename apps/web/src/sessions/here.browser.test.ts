/** What the page does for the people of its device: when their key is locked up, opened and closed, and with whose password. */
import { createSessionKeeper } from '@maktab/client/session'
import type { Session } from '@maktab/contracts/access/sessions'
import { expect, test } from 'vitest'
import { keepPeopleHere } from './here.ts'
import { notePeopleHere } from './people-note.ts'
import type { BrowserPeople } from './open-people.ts'

const zarghuna: Session = {
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
  auth_token: 'access',
  refresh_token: 'refresh',
  token_exp: 4_000_000_000,
}
const farid: Session = { ...zarghuna, user_id: 18, username: 'farid' }
const typedBy = ({ username }: Session) => ({ username, password: `hash of ${username}` })
const settled = () => new Promise((resolve) => setTimeout(resolve))

function open({ isOffered = true, isNetworkExpected = true } = {}) {
  let text: string | null = null
  const session = createSessionKeeper({
    store: { read: () => text, write: (next) => (text = next), remove: () => (text = null) },
    now: () => 0,
    withLock: (work) => work(),
    renewTokens: async () => ({ result: 'unreachable' }),
  })
  const heard: string[] = []
  const locked: string[] = []
  const gates = { preparing: Promise.resolve() }
  const people = {
    prepare: async ({ username }, typed) => {
      heard.push(`prepare ${username} with ${typed?.password ?? 'nothing'}`)
      await gates.preparing
    },
    lockForSchool: async ({ username }) => void locked.push(username),
    keepSession: async ({ username, refresh_token }) => void heard.push(`keep ${username} ${refresh_token}`),
    close: async (person) => void heard.push(`close ${person}`),
    leave: async ({ username }, isTold) => void heard.push(`leave ${username} ${isTold}`),
    enter: async ({ username }) => {
      heard.push(`enter ${username}`)
      return username === 'zarghuna' ? { ok: true, session: zarghuna } : { ok: false, reason: 'unknown' }
    },
    doubt: async ({ username }) => void heard.push(`doubt ${username}`),
  } satisfies Partial<BrowserPeople>
  const here = keepPeopleHere({
    tenant_id: 1,
    isOffered,
    session,
    load: async () => people as unknown as BrowserPeople,
    storeClosed: async () => void heard.push('store closed'),
    isNetworkExpected: () => isNetworkExpected,
    log: (message) => heard.push(message),
  })
  return { session, heard, locked, here, gates }
}

test('what was typed is locked up at once, and once; a store that opens meanwhile waits for it', async () => {
  const { session, heard, locked, here, gates } = open()
  let finish = () => {}
  gates.preparing = new Promise<void>((resolve) => (finish = resolve))
  here.typed(typedBy(zarghuna))
  session.begin(zarghuna)
  let isPrepared = false
  const waiting = here.prepare().then(() => (isPrepared = true))
  await settled()
  expect([isPrepared, heard]).toEqual([false, ['prepare zarghuna with hash of zarghuna']])
  expect(locked).toEqual([])
  finish()
  await waiting
  await expect.poll(() => locked).toEqual(['zarghuna'])
  session.change({ full_name: 'Zarghuna' })
  await settled()
  await expect.poll(() => locked).toEqual(['zarghuna', 'zarghuna'])
  expect(heard).toEqual(['prepare zarghuna with hash of zarghuna', 'keep zarghuna refresh'])
})

test('nobody’s password is used for somebody else', async () => {
  const { session, heard, here } = open()
  here.typed(typedBy(zarghuna))
  session.begin(zarghuna)
  session.end()
  session.begin(farid)
  await here.prepare()
  expect(heard).toContain('prepare farid with nothing')
})

test('a key is closed after its store, and stays for whoever is back by then', async () => {
  const { session, heard } = open()
  session.begin(zarghuna)
  session.end()
  await settled()
  expect(heard.filter((one) => one.includes('close'))).toEqual(['store closed', 'close 2.17'])
  heard.length = 0
  session.begin(zarghuna)
  session.end()
  session.begin(zarghuna)
  await settled()
  expect(heard).not.toContain('close 2.17')
})

test('a head of schools, and a tenant that keeps nothing on devices, have nothing to do with it', async () => {
  const head = open()
  head.session.begin({ ...zarghuna, active_role: 'network_head' })
  await head.here.prepare()
  const other = open({ isOffered: false })
  notePeopleHere(1, 3)
  other.session.begin(zarghuna)
  await other.here.prepare()
  expect([head.heard, other.heard, other.here.count(), await other.here.enter(typedBy(zarghuna))]).toEqual([
    [],
    [],
    0,
    undefined,
  ])
})

test.each([
  { people: 0, isNetworkExpected: true, asked: false, answer: undefined },
  {
    people: 0,
    isNetworkExpected: false,
    asked: true,
    answer: { ok: false, sentence: 'refusals.user_no_data_offline' },
  },
  { people: 1, isNetworkExpected: true, asked: true, answer: { ok: false, sentence: 'refusals.user_no_data_offline' } },
])(
  'with $people people here, and a network expected: $isNetworkExpected, an unknown person hears $answer (§4, §8)',
  async ({ people, isNetworkExpected, asked, answer }) => {
    const { heard, here } = open({ isNetworkExpected })
    notePeopleHere(1, people)
    expect(await here.enter(typedBy(farid))).toEqual(answer)
    expect(heard.includes('enter farid')).toBe(asked)
    notePeopleHere(1, 0)
  },
)

test('who came in without the school is prepared with what they typed', async () => {
  const { session, heard, here } = open()
  notePeopleHere(1, 1)
  const entered = await here.enter(typedBy(zarghuna))
  if (entered?.ok === true) session.begin({ ...entered.session, auth_token: '', refresh_token: '', token_exp: 0 })
  await here.prepare()
  expect(heard).toEqual(['enter zarghuna', 'prepare zarghuna with hash of zarghuna'])
  notePeopleHere(1, 0)
})

test('a session that a starting code began locks nothing up and keeps nothing; the password chosen in it does', async () => {
  const { session, heard, here } = open()
  here.typed({ username: 'zarghuna', password: 'hash of the code' })
  session.begin({ ...zarghuna, must_change_password: true })
  await here.prepare()
  await settled()
  expect(heard).toEqual([])
  here.typed({ username: 'zarghuna', password: 'hash of the password' })
  session.begin({ ...zarghuna, must_change_password: false })
  await expect.poll(() => heard).toEqual(['prepare zarghuna with hash of the password'])
})
