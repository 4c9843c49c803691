import type { Row } from '@maktab/contracts/downloads/structure'
import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { article, classId, classRows, courseId, learner, lessonGuid } from './small-class.ts'

const later = '0a4f3c1e-5d1b-4f1e-8a51-000000000002'
const film = 503
const here = { is_deleted: false }
const subscription = {
  subscription_guid: '10000000-0000-4000-8000-000000000001',
  mode: 1 as const,
  start_on: '2026-02-10T08:00:00.000Z',
  end_on: '2026-03-10T08:00:00.000Z',
  ended_on: null,
}
const held = (subscriptions: Row<'entitlements'>['subscriptions']): Row<'entitlements'> => ({
  user_id: learner.user_id,
  created_on: '2026-01-01T00:00:00.000Z',
  subscriptions,
  ...here,
})
const begun = {
  user_id: learner.user_id,
  content_id: film,
  class_id: classId,
  lesson_guid: later,
  content_status: 1,
  completion: 0,
  accuracy: null,
  last_accuracy: null,
  first_accuracy: null,
  first_taken_on: null,
  accuracy_sum: 0,
  attempts: 0,
  time_spent_in_seconds: 9,
  resume_point: '',
  changed_on: '2026-03-01T00:00:00.000Z',
  ...here,
}
const [{ lessons }] = classRows.assignments as [(typeof classRows.assignments)[number]]
const setByTeacher = {
  ...classRows.assignments[0],
  lessons: [{ ...lessons[0], lesson_guid: later, content_ids: [film] }],
}

/** A course of two lessons of which all contents are on the device, as its server gave them; the network is gone. */
async function phoneWith(rows: object) {
  const server = new ScriptedServer()
  const second = { lesson_guid: later, course_id: courseId, title: 'Decimals', summary: '', position: 2, ...here }
  const filmRow = { ...classRows.lessons_content[0]!, content_id: film, lesson_guid: later }
  server.rows = {
    ...classRows,
    courses_lessons: [...classRows.courses_lessons, second],
    lessons_content: [...classRows.lessons_content, filmRow],
    assignments: [],
    assignments_users: [],
    ...rows,
  }
  const phone = phoneOf(learner, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  const db = await phone.look()
  for (const id of [article, film])
    await db.run('insert into content (content_id, body) values (?, ?)', [id, '{"kind":"article","blocks":[]}'])
  const said = async (name: 'listModules' | 'launchContent', input: object) => {
    const answer = await tab.answer(name, input)
    return answer.ok ? 'given' : 'failure' in answer ? answer.failure : answer.refusal
  }
  return {
    phone,
    tab,
    server,
    lesson: (lesson_guid: string) => said('listModules', { class_id: classId, course_id: courseId, lesson_guid }),
    content: (content_id: number) => said('launchContent', { content_id }),
  }
}

test.each([
  ['who never paid, after the free days', { entitlements: [held([])] }, 'payment_required'],
  ['whose plan ended, and its days of grace', { entitlements: [held([subscription])] }, 'payment_required'],
  [
    'whose payment was taken back',
    { entitlements: [held([{ ...subscription, end_on: null, ended_on: '2026-03-02T08:00:00.000Z' }])] },
    'payment_required',
  ],
  [
    'in their days of grace',
    { entitlements: [held([{ ...subscription, end_on: '2026-03-20T08:00:00.000Z' }])] },
    'given',
  ],
  ['who paid for ever', { entitlements: [held([{ ...subscription, end_on: null }])] }, 'given'],
  ['in a trial', { entitlements: [held([{ ...subscription, mode: 2, end_on: '2026-03-22T08:00:00.000Z' }])] }, 'given'],
  ['who came this week', { entitlements: [{ ...held([]), created_on: '2026-03-20T00:00:00.000Z' }] }, 'given'],
  ['to whom nothing is sold', {}, 'given'],
  ['who began the lesson', { entitlements: [held([])], users_content: [begun] }, 'given'],
  [
    'for whom a teacher set it',
    { entitlements: [held([])], assignments: [setByTeacher], assignments_users: classRows.assignments_users },
    'given',
  ],
])('without a network a later lesson is answered as it should be to a learner %s', async (_who, rows, answer) => {
  const { lesson, content } = await phoneWith(rows)
  expect([await lesson(later), await content(film)]).toEqual([answer, answer])
  expect([await lesson(lessonGuid), await content(article)]).toEqual(['given', 'given'])
})

test.each([
  ['who has not paid', { entitlements: [held([])] }, [false, true]],
  ['who began the second', { entitlements: [held([])], users_content: [begun] }, [false, false]],
  ['who paid for ever', { entitlements: [held([{ ...subscription, end_on: null }])] }, [undefined, undefined]],
])('without a network a list marks what is closed to a learner %s', async (_who, rows, marks) => {
  const { tab } = await phoneWith(rows)
  const answer = await tab.answer('listLessons', { class_id: classId, course_id: courseId })
  const { list } = (answer as { readonly value: { readonly list: readonly { readonly is_closed?: boolean }[] } }).value
  expect(list.map(({ is_closed }) => is_closed)).toEqual(marks)
})

test('a device whose clock was set back a year judges by the time that it heard of the server', async () => {
  const { phone, lesson } = await phoneWith({ entitlements: [held([subscription])] })
  phone.clock.now = new Date('2025-02-20T08:00:00.000Z')
  expect(await lesson(later)).toBe('payment_required')
})

test('access ends on a device that stays away, and a pull after a payment opens all', async () => {
  const running = { ...subscription, end_on: '2026-03-22T08:00:00.000Z' }
  const { phone, tab, server, lesson } = await phoneWith({ entitlements: [held([running])] })
  expect(await lesson(later)).toBe('given')
  phone.clock.now = new Date('2026-03-25T08:00:01.000Z')
  expect(await lesson(later)).toBe('payment_required')
  server.rows = { entitlements: [held([{ ...running, end_on: '2026-04-22T08:00:00.000Z' }])] }
  await tab.sync()
  expect(await lesson(later)).toBe('given')
})
