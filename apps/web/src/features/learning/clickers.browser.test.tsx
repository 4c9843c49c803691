import type { AnyAnswer } from '@maktab/client/call'
import type { RunningClicker } from '@maktab/contracts/learning/clickers'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ClickerAnswerScreen } from './clicker-answer-screen.tsx'
import { ClickerScreen } from './clicker-screen.tsx'
import { SelectQuestionsScreen } from './select-questions-screen.tsx'

let stage: Stage
afterEach(() => stage.leave())

const clicker_id = '0f4a3f0e-7c54-4f6e-9a51-0d1d1f0b1a41'
const whole = { kind: 'choice', question_id: 'q1', text: '1/2 + 1/4 = ?', multiple: false, options: [{ option_id: 'a', text: '3/4' }, { option_id: 'b', text: '2/6' }], correct: ['a'], explanation: '' } as const
const asked = { kind: 'choice', question_id: 'q1', text: '1/2 + 1/4 = ?', multiple: false, options: [{ option_id: 'o1', text: '3/4' }, { option_id: 'o2', text: '2/6' }] } as const
const running = (change: Partial<RunningClicker> = {}): AnyAnswer => ({
  ok: true,
  value: {
    list: [{ clicker_id, class_id: 101, class_name: { alias: null, subject: 'maths', grade: '6', section: 'A' }, state: 'open', at: 0, total: 2, asked, whole: null, own_answer: null, is_right: null, tallies: [], ...change }],
  },
})
const answered = () => stage.performed.filter(({ name }) => name === 'answerClicker').map(({ input }) => input)
const show = (part: React.ReactNode) => stage.show(<Suspense fallback={null}>{part}</Suspense>)

test('a learner answers, changes the answer, and is not asked twice for the same', async () => {
  stage = await setStage({ address: '/learner/clicker', answers: { readRunningClickers: () => running(), answerClicker: () => ({ ok: true, value: { at: 0 } }) } })
  show(<ClickerAnswerScreen />)
  await expect.element(page.getByText('Question 1 of 2')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send my answer' })).toBeDisabled()
  await userEvent.click(page.getByRole('radio', { name: '2/6' }))
  await userEvent.click(page.getByRole('button', { name: 'Send my answer' }))
  await expect.element(page.getByText('Your answer is given. You can change it until the question is closed.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send the changed answer' })).toBeDisabled()
  await userEvent.click(page.getByRole('radio', { name: '3/4' }))
  await userEvent.click(page.getByRole('button', { name: 'Send the changed answer' }))
  await expect.poll(answered).toEqual([{ clicker_id, at: 0, answer: ['o2'] }, { clicker_id, at: 0, answer: ['o1'] }])
})

test('one that comes too late is said so', async () => {
  stage = await setStage({ address: '/learner/clicker', answers: { readRunningClickers: () => running(), answerClicker: () => ({ ok: false, refusal: 'clicker_closed' }) } })
  show(<ClickerAnswerScreen />)
  await userEvent.click(page.getByRole('radio', { name: '2/6' }))
  await userEvent.click(page.getByRole('button', { name: 'Send my answer' }))
  await expect.element(page.getByText('This question is closed. Your answer came too late.')).toBeVisible()
})

test('one that waited on the device and came too late is taken off it, and said once', async () => {
  stage = await setStage({
    address: '/learner/clicker',
    waiting: [{ command_id: 'late', name: 'answerClicker', given: '2026-03-21T08:00:00.000Z', refusal: 'clicker_closed' }],
    answers: { readRunningClickers: () => running({ state: 'closed' }) },
  })
  show(<ClickerAnswerScreen />)
  await expect.element(page.getByText('This question is closed. Your answer came too late.')).toBeVisible()
  await expect.poll(() => stage.dismissed).toContain('late')
})

test.each([
  ['before it is opened', { state: 'ready', asked: null }, 'Wait: the first question comes in a moment.'],
  ['closed and answered', { state: 'closed', own_answer: ['o1'] }, 'The question is closed. Wait for the right answer.'],
  ['closed and not answered', { state: 'closed' }, 'You gave no answer to this question.'],
  ['revealed and right', { state: 'revealed', whole, own_answer: ['a'], is_right: true }, 'Correct'],
  ['revealed and not answered', { state: 'revealed', whole }, 'You gave no answer to this question.'],
] as const)('%s', async (_what, change, said) => {
  stage = await setStage({ address: '/learner/clicker', answers: { readRunningClickers: () => running(change as never) } })
  show(<ClickerAnswerScreen />)
  await expect.element(page.getByText(said, { exact: true }).first()).toBeVisible()
})

test('nothing runs', async () => {
  stage = await setStage({ address: '/learner/clicker', answers: { readRunningClickers: () => ({ ok: true, value: { list: [] } }) } })
  show(<ClickerAnswerScreen />)
  await expect.element(page.getByText('No question is being asked now')).toBeVisible()
})

const teacher: { active_role: 'teacher'; roles: 'teacher'[] } = { active_role: 'teacher', roles: ['teacher'] }
const taught = (change: object = {}): AnyAnswer => ({
  ok: true,
  value: { clicker_id, class_id: 101, state: 'ready', at: 0, total: 2, question: whole, learners: 30, answered: 0, tallies: [], questions: [], people: [], ...change },
})

test('a teacher opens, closes and shows; the bars stand once it is closed, what is right once it is shown', async () => {
  let state = 'ready'
  stage = await setStage({
    address: `/teacher/clickerassignment?clicker_id=${clicker_id}`,
    person: teacher,
    answers: {
      readClicker: () => taught({ state, answered: 2, tallies: [{ answer: 'a', answers: 2, is_right: true }, { answer: 'b', answers: 0, is_right: false }] }),
      moveClicker: ({ step }: { step: string }) => {
        state = { open: 'open', close: 'closed', reveal: 'revealed' }[step] ?? state
        return { ok: true, value: { state, at: 0 } }
      },
    },
  })
  show(<ClickerScreen />)
  await userEvent.click(page.getByRole('button', { name: 'Open for answers' }))
  await expect.element(page.getByText('2 of 30 have answered')).toBeVisible()
  expect(page.getByText('3/4 ✓').elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Close the question' }))
  await expect.element(page.getByRole('button', { name: 'Show the right answer' })).toBeVisible()
  expect(page.getByText('3/4 ✓').elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Show the right answer' }))
  await expect.element(page.getByText('3/4 ✓').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next question' })).toBeVisible()
})

test('a teacher chooses questions and begins', async () => {
  const one = { class_id: 101, grade: '6', subject: 'maths', section: 'A', alias: null, course_id: 51, course_title: 'Maths', cms_course_id: 51, teacher_name: '', total_students: 3, total_lessons: 2, lesson_completion: null }
  stage = await setStage({
    address: '/teacher/selectquestions',
    person: teacher,
    answers: {
      listClasses: () => ({ ok: true, value: { list: [one] } }),
      listLiveQuestions: () => ({ ok: true, value: { list: [{ lesson_guid: clicker_id, title: 'Fractions', questions: [{ content_id: 502, question: whole }] }] } }),
      listClickers: () => ({ ok: true, value: { list: [] } }),
      startClicker: ({ clicker_id: id }: { clicker_id: string }) => ({ ok: true, value: { clicker_id: id } }),
    },
  })
  show(<SelectQuestionsScreen />)
  await userEvent.click(page.getByRole('checkbox', { name: '1/2 + 1/4 = ?' }))
  await userEvent.click(page.getByRole('button', { name: 'Begin' }))
  await expect.poll(() => stage.performed.map(({ name, input }) => [name, (input as { questions?: unknown }).questions])).toEqual([['startClicker', [{ content_id: 502, question_id: 'q1' }]]])
})
