import type { AnyAnswer } from '@maktab/client/call'
import type { Notification } from '@maktab/contracts/people/notifications'
import { assignments as da } from '../../../../../packages/i18n/src/da/assignments.ts'
import { useLocation } from '#page/router.tsx'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { NotificationBell } from '#features/people/notification-bell.tsx'
import { NotificationsScreen } from './notifications.tsx'

let stage: Stage
afterEach(() => stage.leave())

const assignment_id = '11111111-1111-4111-8111-111111111111'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const notification = (number: number, change: Partial<Notification> = {}): Notification => ({
  users_notification_id: idOf(number),
  notification_type: 'work_set',
  title: 'New assignment',
  subject: `Work ${number}`,
  assignment_id,
  class_id: 101,
  event_id: null,
  post_id: null,
  learner_id: null,
  created_on: '2026-11-20T08:00:00.000Z',
  is_read: false,
  ...change,
})
const listed = (
  list: readonly Notification[],
  { total_pages = 1, unread = list.filter(({ is_read }) => !is_read).length } = {},
): AnyAnswer => ({ ok: true, value: { list, total_pages, unread } })

/** The frame's bell over the screens that it and its list lead to. */
function Screens() {
  const { pathname, search } = useLocation()
  return (
    <>
      <NotificationBell />
      <p>at {pathname + search}</p>
      {pathname.endsWith('/notifications') && <NotificationsScreen />}
    </>
  )
}

const read = () =>
  stage.performed
    .filter(({ name }) => name === 'readNotifications')
    .map(({ input }) => (input as { users_notification_ids: string[] }).users_notification_ids)

test('the bell says how many are new, and leads to the list; touching one leads to it and marks it as read', async () => {
  let isRead = false
  stage = await setStage({
    address: '/learner/dashboard',
    answers: {
      listNotifications: () =>
        listed([
          notification(1, { is_read: isRead }),
          notification(2, { notification_type: 'work_returned', title: 'Your work was returned', is_read: true }),
        ]),
      readNotifications: () => {
        isRead = true
        return { ok: true, value: { unread: 0 } }
      },
    },
  })
  stage.show(<Screens />)
  await userEvent.click(page.getByRole('link', { name: 'Notifications: 1 new' }))
  const fresh = page.getByRole('link', { name: 'New assignment (New)' })
  await expect.element(fresh).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Your work was returned' })).not.toHaveAccessibleName(/\(New\)/)
  await userEvent.click(fresh)
  await expect.element(page.getByText(`at /learner/assignments/detail?assignment_id=${assignment_id}`)).toBeVisible()
  await expect.poll(read).toEqual([[idOf(1)]])
  await expect.element(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
})

test('a device that answers by itself says the title in the language of the page', async () => {
  stage = await setStage({
    language: 'da',
    address: '/learner/notifications',
    answers: { listNotifications: () => listed([notification(1, { title: '' })]) },
  })
  stage.show(<Screens />)
  await expect.element(page.getByText(da.notified_work_set)).toBeVisible()
})

test('a teacher’s leads to the work of the class', async () => {
  stage = await setStage({
    person: { active_role: 'teacher', roles: ['teacher'] },
    address: '/teacher/notifications',
    answers: {
      listNotifications: () =>
        listed([notification(1, { notification_type: 'work_handed_in', title: 'Work was handed in', is_read: true })]),
    },
  })
  stage.show(<Screens />)
  await userEvent.click(page.getByRole('link', { name: 'Work was handed in' }))
  await expect.element(page.getByText(`at /teacher/assignments/detail?assignment_id=${assignment_id}`)).toBeVisible()
  expect(read()).toEqual([])
})

test('all are marked as read, also on pages that are not drawn; more are drawn when asked for', async () => {
  const pages: Readonly<Record<number, readonly Notification[]>> = {
    1: [1, 2].map((number) => notification(number)),
    2: [notification(3), notification(4, { is_read: true })],
  }
  stage = await setStage({
    address: '/learner/notifications',
    answers: {
      listNotifications: ({ page: wanted }: { page: number }) =>
        listed(pages[wanted] ?? [], { total_pages: 2, unread: 3 }),
      readNotifications: () => ({ ok: true, value: { unread: 0 } }),
    },
  })
  stage.show(<Screens />)
  await expect.element(page.getByText('3 new')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }))
  await expect.poll(read).toEqual([[idOf(1), idOf(2), idOf(3)]])
  await expect.element(page.getByText('Work 3')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Show more' }))
  await expect.element(page.getByText('Work 3')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test.each([
  ['learner', 'en', 'New assignments, and work that your teacher gives back, are told here.'],
  ['teacher', 'da', 'کاری که شاگردان تسلیم می‌کنند اینجا گفته می‌شود.'],
] as const)('an empty list says to a %s what will stand there', async (active_role, language, words) => {
  stage = await setStage({
    language,
    person: { active_role, roles: [active_role] },
    address: `/${active_role}/notifications`,
    answers: { listNotifications: () => listed([]) },
  })
  stage.show(<Screens />)
  await expect.element(page.getByText(words)).toBeVisible()
})

test('without a network it says so kindly, and tries again when asked', async () => {
  let isReachable = false
  stage = await setStage({
    address: '/learner/notifications',
    answers: { listNotifications: () => (isReachable ? listed([notification(1)]) : { ok: false, failure: 'offline' }) },
  })
  stage.show(<Screens />)
  await expect.element(page.getByText('Notifications need internet')).toBeVisible()
  isReachable = true
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  await expect.element(page.getByText('Work 1')).toBeVisible()
})

test('the bell asks once in five minutes however often the page comes to the front, and at once when a push arrives', async () => {
  let asked = 0
  stage = await setStage({
    language: 'pu',
    address: '/learner/dashboard',
    answers: {
      listNotifications: () => {
        asked += 1
        return listed([], { total_pages: 8, unread: 141 + asked })
      },
    },
  })
  stage.show(<Screens />)
  await expect.element(page.getByRole('link', { name: 'خبرتیاوې: ۱۴۲ نوې' })).toBeVisible()
  // Drawn, it is "many".
  await expect.element(page.getByText('۹۹+')).toBeVisible()
  for (let times = 0; times < 5; times += 1) document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  expect(asked).toBe(1)
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { kind: 'something else' } }))
  expect(asked).toBe(1)
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { kind: 'push-arrived' } }))
  expect(asked).toBe(2)
  await expect.element(page.getByRole('link', { name: 'خبرتیاوې: ۱۴۳ نوې' })).toBeVisible()
})

test('only teachers and learners have it', async () => {
  stage = await setStage({
    person: { active_role: 'principal', roles: ['principal'] },
    address: '/principal/dashboard',
  })
  stage.show(<Screens />)
  await expect.element(page.getByText('at /principal/dashboard')).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test.each([
  [{ assignment_id: null }, '/learner/class/dashboard?class_id=101'],
  [{ assignment_id: null, post_id: 'p1' }, '/learner/class/dashboard?class_id=101&post=p1'],
  [{ assignment_id: null, class_id: null }, '/learner/classes'],
])('what is about no assignment leads to its post, to its class, or to all of them: %j', async (about, address) => {
  stage = await setStage({
    address: '/learner/notifications',
    answers: { listNotifications: () => listed([notification(1, { ...about, is_read: true })]) },
  })
  stage.show(<Screens />)
  await userEvent.click(page.getByRole('link', { name: /New assignment/ }))
  await expect.element(page.getByText(`at ${address}`)).toBeVisible()
})
