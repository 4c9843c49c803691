import type { LanguageCode } from '@maktab/contracts/fields'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renewNow } from '#browser/use-now.ts'
import type { ReadableEvent } from '#features/events/event-form.ts'
import { useLocation } from '#page/router.tsx'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { EventDetailsScreen } from './event-details.tsx'
import { EventLinkScreen } from './event-link.tsx'

let stage: Stage
afterEach(() => {
  vi.useRealTimers()
  stage.leave()
})

const event_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
/** Mondays at nine in Kabul, the second cancelled. */
const times = ['2026-11-23', '2026-11-30', '2026-12-07'].map((day, occurrence) => ({
  occurrence,
  start_date: `${day}T04:30:00.000Z`,
  end_date: `${day}T05:15:00.000Z`,
  is_cancelled: occurrence === 1,
}))
const event = (change: Partial<ReadableEvent> = {}): ReadableEvent => ({
  event_id,
  ...times[0]!,
  event_kind: 'online_class',
  title: 'Fractions online',
  description: 'Bring a ruler.',
  classes: [{ class_id: 101, name: { alias: null, subject: 'Mathematics', grade: '7', section: 'A' } }],
  time_zone: 'Asia/Kabul',
  link: 'https://meet.example/abc',
  passcode: '1234',
  place: '',
  reminders: [60, 10],
  times,
  created_by_name: 'Ahmad Wali',
  may_change: false,
  ...change,
})

async function open(
  of: Partial<ReadableEvent>,
  {
    at = '2026-11-23T04:00:00Z',
    role = 'learner',
    language = 'en',
    answers = {},
  }: { at?: string; role?: 'learner' | 'teacher'; language?: LanguageCode; answers?: object } = {},
) {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] })
  renewNow()
  stage = await setStage({
    language,
    address: `/${role}/event/details?event_id=${event_id}`,
    person: { active_role: role, roles: [role] },
    answers: {
      readEvent: () => ({ ok: true as const, value: event(of) }),
      deleteEvent: () => ({ ok: true as const, value: { event_id, cancelled: 1 } }),
      ...answers,
    },
  })
  stage.show(
    <ToastProvider>
      <EventDetailsScreen />
    </ToastProvider>,
  )
}
const join = () => page.getByRole('link', { name: 'Join' })
const isOutstanding = async () => (await join().element().className.includes('primary')) as boolean

describe('a learner', () => {
  test('reads when, where and with which passcode, and joins in a window of its own that learns nothing of this one', async () => {
    await open({})
    await expect.element(page.getByRole('heading', { level: 1, name: 'Fractions online' })).toBeVisible()
    await expect.element(page.getByText('Monday, 23 November 2026, 9:00 AM – 9:45 AM').first()).toBeVisible()
    await expect.element(page.getByText('1234')).toBeVisible()
    await expect.element(join()).toHaveAttribute('href', 'https://meet.example/abc')
    await expect.element(join()).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(page.getByText('Cancelled')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Cancel event' })).not.toBeInTheDocument()
  })
  test.each([
    ['2026-11-23T04:14:00Z', false],
    ['2026-11-23T04:15:00Z', true],
    ['2026-11-23T05:14:00Z', true],
  ])('at %s the way in stands out: %s', async (at, expected) => {
    await open({}, { at })
    await expect.element(join()).toBeVisible()
    expect(await isOutstanding()).toBe(expected)
  })
  test.each([
    ['is over', {}, '2026-11-23T05:15:00Z', 'Over'],
    ['is cancelled', { is_cancelled: true }, '2026-11-23T04:20:00Z', 'This was cancelled.'],
  ])('finds no way in where it %s', async (_, of, at, said) => {
    await open(of, { at })
    await expect.element(page.getByText(said).first()).toBeVisible()
    await expect.element(join()).not.toBeInTheDocument()
  })
  test('is told that the link of an online class comes later', async () => {
    await open({ link: '' })
    await expect.element(page.getByText('Your teacher adds it before the class begins.')).toBeVisible()
  })
  test('reads the day of the solar calendar in Pashto', async () => {
    await open({}, { language: 'pu' })
    await expect.element(page.getByText(/دونۍ، ۲ لیندۍ ۱۴۰۵.*۹:۰۰.*۹:۴۵/).first()).toBeVisible()
  })
  test('takes it along as a file', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'data:,'
    })
    await open({})
    await page.getByRole('button', { name: 'Save for another calendar' }).click()
    const text = await saved[0]?.text()
    expect(text).toContain('DTSTART:20261123T043000Z')
    expect(text).toContain('STATUS:CANCELLED')
    vi.restoreAllMocks()
  })
})

describe('a teacher', () => {
  test('cancels this time, or the following too', async () => {
    await open({ may_change: true }, { role: 'teacher' })
    await expect
      .element(page.getByRole('link', { name: 'Change' }))
      .toHaveAttribute('href', `/teacher/schedule/create?event_id=${event_id}&occurrence=0`)
    await page.getByRole('button', { name: 'Cancel event' }).click()
    await page.getByRole('radio', { name: 'This time and those after it' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel event' }).click()
    await expect.element(page.getByText('The event is cancelled.')).toBeVisible()
    expect(stage.performed).toMatchObject([
      { name: 'deleteEvent', input: { event_id, occurrence: 0, scope: 'following' } },
    ])
  })
})

test('what is not here is said so, without a network that it cannot be asked', async () => {
  await open({}, { answers: { readEvent: () => ({ ok: false as const, refusal: 'not_found' as const }) } })
  await expect.element(page.getByText('This event is not here')).toBeVisible()
  stage.leave()
  await open({}, { answers: { readEvent: () => ({ ok: false as const, failure: 'offline' as const }) } })
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

function LedOn() {
  const { pathname, search } = useLocation()
  return pathname === '/event/details' ? <EventLinkScreen /> : <p>At {pathname + search}</p>
}

test.each([
  ['learner', `/learner/event/details?event_id=${event_id}`],
  ['teacher', `/teacher/event/details?event_id=${event_id}`],
  ['principal', '/'],
] as const)('the address for everybody leads a %s to %s', async (role, expected) => {
  stage = await setStage({
    address: `/event/details?event_id=${event_id}`,
    person: { active_role: role, roles: [role] },
  })
  stage.show(<LedOn />)
  await expect.element(page.getByText(`At ${expected}`, { exact: true })).toBeVisible()
})
