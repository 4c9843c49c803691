import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FirstSync } from '#shell/first-sync.tsx'
import { goneOffline } from '../../../test/gone-offline.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { OfflineScreen } from './offline.tsx'

const synced = { waiting: 0, refused: 0, is_sending: false, synced_on: '2026-11-28T08:00:00.000Z', has_news: false }
const twoWait = { ...synced, waiting: 2 }
const download = {
  download_id: 'course 101 51',
  status: 'completed' as const,
  percentage: 100,
  size_bytes: 9,
  failure: null,
  needs_internet: [],
}
const text = (words: string | RegExp) => expect.element(page.getByText(words))
let stage: Stage

afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})

test('without a network a learner reads what is here, what waits and what opens, and that a lesson is not here', async () => {
  stage = await setStage({
    address: '/learner/lesson/erroroffline',
    downloads: [download, { ...download, download_id: 'course 102 52', status: 'paused', percentage: 4 }],
    store: { syncState: () => twoWait },
  })
  goneOffline(true)
  stage.show(<OfflineScreen />)
  await text('This lesson is not on your device.').toBeVisible()
  await text('1 download opens without internet.').toBeVisible()
  await text('2 waiting to send').toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Sync' }))
    .toHaveAttribute('href', '/account?part=settings#waiting-work')
  for (const name of ['My classes', 'Assignments', 'Downloads'])
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
  await text(/Download the lessons that you will need/).toBeVisible()
})

test.each([
  ['a device that was never synced', 'learner', { ...synced, synced_on: null }, 'Nothing is stored on this device'],
  ['a role that keeps nothing', 'school_admin', synced, 'Nothing of your school is kept on this device for your role'],
] as const)('%s offers no screens that would not open', async (_, active_role, state, said) => {
  stage = await setStage({
    address: '/offline',
    person: { active_role, roles: [active_role] },
    store: { syncState: () => state },
  })
  goneOffline(true)
  stage.show(<OfflineScreen />)
  await text(new RegExp(`^${said}`)).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
})

test.each([
  ['campus_admin', 'Downloads'],
  ['principal', 'Search'],
] as const)('without a network a %s is led to what the rows of their school answer', async (active_role, name) => {
  stage = await setStage({
    address: '/offline',
    person: { active_role, roles: [active_role] },
    store: { syncState: () => synced },
  })
  goneOffline(true)
  stage.show(<OfflineScreen />)
  await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(1)
})

test('before the device has looked nothing is promised', async () => {
  stage = await setStage({ address: '/offline', store: { syncState: () => synced, isAvailable: () => undefined } })
  goneOffline(true)
  stage.show(<OfflineScreen />)
  await text(/^You are offline. Nothing is sent/).toBeVisible()
  expect(page.getByText('Everything is sent').elements()).toEqual([])
})

test('once the school is reached the page says so, and leads on', async () => {
  stage = await setStage({ address: '/offline', store: { syncState: () => synced } })
  goneOffline(true)
  stage.show(<OfflineScreen />)
  await text(/^You are offline/).toBeVisible()
  goneOffline(false)
  await expect.element(page.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/')
})

test('while the school comes to a device for the first time its share is told, and nothing afterwards', async () => {
  const told = { state: { ...synced, synced_on: null, first_sync: { done: 13, of: 26 } } as typeof synced | object }
  const tell = new Set<() => void>()
  stage = await setStage({
    store: {
      syncState: () => told.state as never,
      onChange: (listener) => {
        tell.add(listener)
        return () => tell.delete(listener)
      },
    },
  })
  stage.show(<FirstSync />)
  const bar = page.getByRole('progressbar', { name: 'Your school is being brought to this device' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '13 of 26')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50')
  told.state = synced
  tell.forEach((listener) => listener())
  await expect.element(bar).not.toBeInTheDocument()
})
