import type { WaitingCommand } from '@maktab/client/offline-port'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CreateScheduleScreen } from './create-schedule.tsx'

let stage: Stage
afterEach(() => {
  vi.useRealTimers()
  stage.leave()
})

const event_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
const classes = [
  { class_id: 101, alias: '7 A', subject: 'maths', grade: '7', section: 'A', total_students: 40 },
  { class_id: 102, alias: '7 B', subject: 'maths', grade: '7', section: 'B', total_students: 38 },
]
const taken = {
  event_id: '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a02',
  occurrence: 0,
  start_date: '2026-11-24T04:45:00.000Z',
  end_date: '2026-11-24T05:30:00.000Z',
  is_cancelled: false,
  event_kind: 'exam',
  title: 'Exam of grade 8',
  link: '',
  place: '',
  classes: [],
}

async function open(address: string, answers: object = {}, waiting: readonly WaitingCommand[] = []): Promise<void> {
  vi.useFakeTimers({ now: new Date('2026-11-23T04:00:00Z'), toFake: ['Date'] })
  stage = await setStage({
    address,
    waiting,
    person: { active_role: 'teacher', roles: ['teacher'], user_id: 8 },
    answers: {
      listClasses: () => ({ ok: true as const, value: { list: classes } }),
      listEvents: () => ({ ok: true as const, value: { list: [taken] } }),
      createEvent: () => ({ ok: true as const, value: { event_id, occurrences: 1 } }),
      updateEvent: () => ({ ok: true as const, value: { event_id } }),
      ...answers,
    },
  })
  stage.show(
    <ToastProvider>
      <CreateScheduleScreen />
    </ToastProvider>,
  )
}
async function typeTime(group: string, time: string): Promise<void> {
  const [hour = '', minute = ''] = time.split(':')
  const field = page.getByRole('group', { name: group, exact: true })
  await field.getByRole('spinbutton', { name: 'Hour' }).fill(hour)
  await field.getByRole('spinbutton', { name: 'Minute' }).fill(minute)
  await userEvent.tab()
}
const arrange = () => page.getByRole('button', { name: 'Arrange', exact: true }).click()

test('a teacher is told what is missing, is warned of a clash, and arranges all the same', async () => {
  await open('/teacher/schedule/create?class_id=101&date=2026-11-24')
  await expect.element(page.getByRole('checkbox', { name: '7 A' })).toBeChecked()
  await arrange()
  await expect.element(page.getByText('Choose a time slot: when it begins and when it ends.')).toBeVisible()
  expect(stage.performed).toEqual([])
  await page.getByLabelText('Title').fill('Fractions online')
  await typeTime('From', '9:00')
  await typeTime('To', '9:45')
  await expect.element(page.getByText('Exam of grade 8')).toBeVisible()
  await page.getByLabelText('Link').fill('http://meet.example/abc')
  await arrange()
  await expect.element(page.getByLabelText('Link')).toBeInvalid()
  await page.getByLabelText('Link').fill('meet.example/abc')
  await arrange()
  await expect.element(page.getByText('The event is arranged.')).toBeVisible()
  expect(stage.performed).toMatchObject([
    {
      name: 'createEvent',
      input: {
        class_ids: [101],
        title: 'Fractions online',
        start_date: '2026-11-24T04:30:00.000Z',
        end_date: '2026-11-24T05:15:00.000Z',
        time_zone: 'Asia/Kabul',
        link: 'meet.example/abc',
        reminders: [60, 10],
      },
    },
  ])
})

test('a change sends what was changed and nothing else, of the times that are meant', async () => {
  const times = ['2026-11-24', '2026-12-01'].map((day, occurrence) => ({
    occurrence,
    start_date: `${day}T04:30:00.000Z`,
    end_date: `${day}T05:15:00.000Z`,
    is_cancelled: false,
  }))
  const value = {
    event_id,
    ...times[1],
    event_kind: 'lesson',
    title: 'Fractions',
    description: 'Bring a ruler.',
    classes: [],
    time_zone: 'Asia/Kabul',
    link: '',
    passcode: '',
    place: '',
    reminders: [10],
    times,
    created_by_name: 'Ahmad Wali',
    may_change: true,
  }
  await open(`/teacher/schedule/create?event_id=${event_id}&occurrence=1`, {
    readEvent: () => ({ ok: true as const, value }),
  })
  await page.getByLabelText('Place').fill('Room 7')
  await page.getByRole('radio', { name: 'All that are still to come' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('The changes are saved.')).toBeVisible()
  expect(stage.performed).toEqual([
    expect.objectContaining({
      name: 'updateEvent',
      input: { event_id, occurrence: 1, scope: 'all', place: 'Room 7' },
    }),
  ])
})

test('an event of others is not changed here', async () => {
  await open(`/teacher/schedule/create?event_id=${event_id}`, {
    readEvent: () => ({ ok: true as const, value: { ...taken, times: [], reminders: [], may_change: false } }),
  })
  await expect.element(page.getByText('You do not have access to this')).toBeVisible()
})

test('an event that the school did not take stands in its form again, and leaves the list once it is taken', async () => {
  const change = {
    event_id,
    class_ids: [102],
    event_kind: 'exam',
    title: 'Exam on fractions',
    description: '',
    link: '',
    place: 'Room 4',
    reminders: [60],
    start_date: '2026-11-25T04:30:00.000Z',
    end_date: '2026-11-25T05:15:00.000Z',
    time_zone: 'Asia/Kabul',
  }
  const work = { kind: 'event', event_id, title: change.title, text: '', attachments: [], change } as const
  const refused = {
    command_id: 'c1',
    name: 'createEvent',
    given: '2026-11-22T04:00:00.000Z',
    refusal: 'not_allowed',
    work,
  }
  await open('/teacher/schedule/create?refused=c1', {}, [refused])
  await expect.element(page.getByLabelText('Title')).toHaveValue('Exam on fractions')
  await expect.element(page.getByRole('checkbox', { name: '7 B' })).toBeChecked()
  await page.getByLabelText('Title').fill('Exam on halves')
  await arrange()
  await expect.element(page.getByText('The event is arranged.')).toBeVisible()
  expect(stage.dismissed).toEqual(['c1'])
  const { start_date, end_date, place } = change
  expect(stage.performed).toMatchObject([
    {
      name: 'createEvent',
      input: { class_ids: [102], title: 'Exam on halves', start_date, end_date, place, reminders: [60] },
    },
  ])
})
