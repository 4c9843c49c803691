import type { AnyAnswer } from '@maktab/client/call'
import { useLocation } from '#page/router.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useConnection } from '#calls/connection.ts'
import { useMaybeSession } from '#calls/use-session.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { PushCard } from './push-card.tsx'
import { usePushes } from './use-pushes.ts'

let stage: Stage
let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => localStorage.removeItem(noteName))
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})

const noteName = `maktab.push.${location.host}`

interface FakeSetting {
  readonly permission?: NotificationPermission
  /** What the person says when they are asked. */
  readonly answer?: NotificationPermission
  readonly mayReach?: boolean
}

/** A browser's push service that never leaves this page. */
function fakeBrowser({ permission = 'default', answer = 'granted', mayReach = true }: FakeSetting = {}) {
  const state = {
    permission,
    subscription: null as { endpoint: string } | null,
    prompts: 0,
    made: 0,
    keys: [] as unknown[],
    closed: 0,
  }
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: unknown }) => {
    if (!mayReach) throw new DOMException('no push service', 'AbortError')
    state.made += 1
    state.keys.push(applicationServerKey)
    const endpoint = `https://push.example/${state.made}`
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        state.subscription = null
        return true
      },
    }
    state.subscription = subscription
    return subscription
  }
  const registration = {
    pushManager: { subscribe, getSubscription: async () => state.subscription },
    getNotifications: async () => [{ close: () => (state.closed += 1) }],
  }
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(
    Promise.resolve(registration as unknown as ServiceWorkerRegistration),
  )
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => state.permission)
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    state.prompts += 1
    state.permission = answer
    return answer
  })
  return state
}

const answers: Record<string, (input: never) => AnyAnswer> = {
  readPushKey: () => ({ ok: true, value: { public_key: 'school-key' } }),
  setPush: ({ type }: { type: string }) => ({ ok: true, value: { is_registered: type === 'web' } }),
  listNotifications: () => ({ ok: true, value: { list: [], total_pages: 0, unread: 0 } }),
}
const sent = () =>
  stage.performed
    .filter(({ name }) => name === 'setPush')
    .map(({ input }) => input as { pid: string; type: string })
    .map(({ pid, type }) => `${type} ${(JSON.parse(pid) as { endpoint: string }).endpoint}`)
const theSwitch = () => page.getByRole('switch', { name: 'Notify me on this device' })

test('the browser is asked after a touch alone; then the school knows the subscription, and takes it back', async () => {
  browser = fakeBrowser()
  stage = await setStage({ answers })
  stage.show(<PushCard />)
  await expect.element(theSwitch()).not.toBeChecked()
  await expect.element(page.getByText(/Leave it off on a device that others use/)).toBeVisible()
  expect(browser.prompts).toBe(0)

  await userEvent.click(theSwitch())
  await expect.element(theSwitch()).toBeChecked()
  expect([browser.prompts, browser.keys]).toEqual([1, ['school-key']])
  expect(sent()).toEqual(['web https://push.example/1'])

  await userEvent.click(theSwitch())
  await expect.element(theSwitch()).not.toBeChecked()
  expect(sent()).toEqual(['web https://push.example/1', 'off https://push.example/1'])
  expect(browser.subscription).toBeNull()
})

test.each([
  ['the browser blocks it', { permission: 'denied' as const }, answers, /The browser blocks notifications/],
  ['the question was put away', { answer: 'default' as const }, answers, /The browser was not allowed to/],
  [
    'the push service of the browser cannot be reached',
    { mayReach: false },
    answers,
    /That did not work with this browser/,
  ],
  [
    'the school cannot be reached',
    {},
    { ...answers, readPushKey: () => ({ ok: false, failure: 'offline' }) as const },
    /This needs internet/,
  ],
  [
    'the school knows no such push service',
    {},
    { ...answers, setPush: () => ({ ok: false, refusal: 'push_refused' }) as const },
    /That did not work with this browser/,
  ],
])('where %s, it says so and nothing stays behind', async (_, setting, given, words) => {
  browser = fakeBrowser(setting)
  stage = await setStage({ answers: given })
  stage.show(<PushCard />)
  if (browser.permission !== 'denied') await userEvent.click(theSwitch())
  await expect.element(page.getByText(words)).toBeVisible()
  expect(browser.subscription).toBeNull()
  expect(localStorage.getItem(noteName)).toBeNull()
})

test('a browser without it says where everything is found, in Pashto too', async () => {
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(
    Promise.resolve(undefined as unknown as ServiceWorkerRegistration),
  )
  stage = await setStage({ language: 'pu', answers })
  stage.show(<PushCard />)
  await expect.element(page.getByText(/د زنګ لاندې تل هر څه موندلی شئ/)).toBeVisible()
})

test('roles that are told nothing are not asked', async () => {
  stage = await setStage({ person: { active_role: 'principal' }, answers })
  stage.show(<PushCard />)
  await expect.poll(() => stage.place.childElementCount).toBe(0)
})

function Place() {
  const { pathname, search } = useLocation()
  usePushes()
  return <p>at {pathname + search}</p>
}

const hear = (data: unknown, ports: MessagePort[] = []) =>
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data, ports }))

test('a subscription that the browser renewed is told to the school; another person’s is not', async () => {
  browser = fakeBrowser({ permission: 'granted' })
  localStorage.setItem(noteName, JSON.stringify({ user_id: 7, endpoint: 'https://push.example/old' }))
  stage = await setStage({ address: '/learner/dashboard', answers })
  stage.show(<Place />)
  await expect.poll(sent).toEqual(['web https://push.example/1'])
  hear({ kind: 'push-renewed' })
  await expect.element(page.getByText('at /learner/dashboard')).toBeVisible()
  expect(browser.made).toBe(1)

  localStorage.setItem(noteName, JSON.stringify({ user_id: 8, endpoint: 'https://push.example/old' }))
  hear({ kind: 'push-renewed' })
  localStorage.setItem(noteName, '{"user_id":"7"')
  hear({ kind: 'push-renewed' })
  expect(sent()).toHaveLength(1)
})

test('a touched notification leads to its page without loading anew, and to no other origin', async () => {
  browser = fakeBrowser()
  stage = await setStage({ address: '/learner/dashboard', answers })
  stage.show(<Place />)
  await expect.element(page.getByText('at /learner/dashboard')).toBeVisible()
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise((resolve) => {
    port1.addEventListener('message', resolve)
    port1.start()
  })
  hear({ kind: 'push-opened', path: 'https://evil.example/' }, [port2])
  hear({ kind: 'push-opened', path: '/learner/assignments/detail?code=a.1' }, [port2])
  await answered
  await expect.element(page.getByText('at /learner/assignments/detail?code=a.1')).toBeVisible()
})

/** What stands behind the sign-in goes with the session. */
function SignedIn() {
  const isSignedIn = useMaybeSession() !== undefined
  const { signOut } = useConnection()
  if (!isSignedIn) return null
  return (
    <>
      <PushCard />
      <Place />
      <button onClick={() => void signOut()}>Sign out</button>
    </>
  )
}

test('whoever signs out gets nothing more here, and what is shown of theirs goes', async () => {
  browser = fakeBrowser({ permission: 'granted' })
  stage = await setStage({ address: '/learner/dashboard', answers })
  stage.show(<SignedIn />)
  await userEvent.click(theSwitch())
  await expect.element(theSwitch()).toBeChecked()
  await userEvent.click(page.getByRole('button', { name: 'Sign out' }))
  await expect.poll(() => browser.subscription).toBeNull()
  await expect.poll(() => browser.closed).toBe(1)
  expect(localStorage.getItem(noteName)).toBeNull()
})
