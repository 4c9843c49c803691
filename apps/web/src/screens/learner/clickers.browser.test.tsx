import type { AnyAnswer } from '@maktab/client/call'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Question } from '@maktab/contracts/questions/questions'
import { liveKinds, tallyAnswers } from '@maktab/domain/learning/clickers'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ClickerAnswerScreen } from './clicker.tsx'
import { ClickerScreen } from '#screens/teacher/clicker.tsx'
import { SelectQuestionsScreen } from '#screens/teacher/select-questions.tsx'
import {
  base,
  clicker_id,
  running,
  whole,
  items,
  options,
  picture,
  region,
  ofClass,
} from '../../../test/clicker-samples.ts'

let stage: Stage
afterEach(() => stage.leave())

const answered = () => stage.performed.filter(({ name }) => name === 'answerClicker').map(({ input }) => input)
const show = (part: React.ReactNode) => stage.show(<Suspense fallback={null}>{part}</Suspense>)

test('a learner answers, changes the answer, and is not asked twice for the same', async () => {
  stage = await setStage({
    address: '/learner/clicker',
    answers: { readRunningClickers: () => running(), answerClicker: () => ({ ok: true, value: { at: 0 } }) },
  })
  show(<ClickerAnswerScreen />)
  await expect.element(page.getByText('Question 1 of 2')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send my answer' })).toBeDisabled()
  await userEvent.click(page.getByRole('radio', { name: '2. 2/6' }))
  await userEvent.click(page.getByRole('button', { name: 'Send my answer' }))
  await expect
    .element(page.getByText('Your answer is given. You can change it until the question is closed.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send the changed answer' })).toBeDisabled()
  await userEvent.click(page.getByRole('radio', { name: '1. 3/4' }))
  await userEvent.click(page.getByRole('button', { name: 'Send the changed answer' }))
  await expect.poll(answered).toEqual([
    { clicker_id, at: 0, answer: ['o2'] },
    { clicker_id, at: 0, answer: ['o1'] },
  ])
})

test('one that comes too late is said so', async () => {
  stage = await setStage({
    address: '/learner/clicker',
    answers: { readRunningClickers: () => running(), answerClicker: () => ({ ok: false, refusal: 'clicker_closed' }) },
  })
  show(<ClickerAnswerScreen />)
  await userEvent.click(page.getByRole('radio', { name: '2. 2/6' }))
  await userEvent.click(page.getByRole('button', { name: 'Send my answer' }))
  await expect.element(page.getByText('This question is closed. Your answer came too late.')).toBeVisible()
})

test('one that waited on the device and came too late is taken off it, and said once', async () => {
  stage = await setStage({
    address: '/learner/clicker',
    waiting: [
      { command_id: 'late', name: 'answerClicker', given: '2026-03-21T08:00:00.000Z', refusal: 'clicker_closed' },
    ],
    answers: { readRunningClickers: () => running({ state: 'closed' }) },
  })
  show(<ClickerAnswerScreen />)
  await expect.element(page.getByText('This question is closed. Your answer came too late.')).toBeVisible()
  await expect.poll(() => stage.dismissed).toContain('late')
})

test.each([
  ['before it is opened', { state: 'ready', asked: null }, 'Wait: the first question comes in a moment.'],
  [
    'closed and answered',
    { state: 'closed', own_answer: ['o1'] },
    'The question is closed. Wait for the right answer.',
  ],
  ['closed and not answered', { state: 'closed' }, 'You gave no answer to this question.'],
  ['revealed and right', { state: 'revealed', whole, own_answer: ['a'], is_right: true }, 'Correct'],
  ['revealed and not answered', { state: 'revealed', whole }, 'You gave no answer to this question.'],
] as const)('%s', async (_what, change, said) => {
  stage = await setStage({
    address: '/learner/clicker',
    answers: { readRunningClickers: () => running(change as never) },
  })
  show(<ClickerAnswerScreen />)
  await expect.element(page.getByText(said, { exact: true }).first()).toBeVisible()
})

test('nothing runs', async () => {
  stage = await setStage({
    address: '/learner/clicker',
    answers: { readRunningClickers: () => ({ ok: true, value: { list: [] } }) },
  })
  show(<ClickerAnswerScreen />)
  await expect.element(page.getByText('No question is being asked now')).toBeVisible()
})

const teacher: { active_role: 'teacher'; roles: 'teacher'[] } = { active_role: 'teacher', roles: ['teacher'] }
const taught = (change: object = {}): AnyAnswer => ({
  ok: true,
  value: {
    clicker_id,
    class_id: 101,
    state: 'ready',
    at: 0,
    total: 2,
    question: whole,
    learners: 30,
    answered: 0,
    tallies: [],
    questions: [],
    people: [],
    ...change,
  },
})

test('a teacher opens, closes and shows; the bars stand once it is closed, what is right once it is shown', async () => {
  let state = 'ready'
  stage = await setStage({
    address: `/teacher/clickerassignment?clicker_id=${clicker_id}`,
    person: teacher,
    answers: {
      readClicker: () =>
        taught({
          state,
          answered: 2,
          tallies: [
            { part: 0, answer: 'a', answers: 2, is_right: true },
            { part: 0, answer: 'b', answers: 0, is_right: false },
          ],
        }),
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

test.each<[string, Question, readonly string[], readonly string[]]>([
  [
    'an inline choice',
    {
      kind: 'inline_choice',
      ...base,
      text: 'Water ____ and ____',
      blanks: [
        { blank_id: '1', options, correct: 'o1' },
        { blank_id: '2', options, correct: 'o2' },
      ],
    },
    ['o1', 'o1'],
    ['Blank 1', 'Blank 2', 'boils ✓', 'sings ✓'],
  ],
  [
    'a matching',
    {
      kind: 'match',
      ...base,
      text: 'Which?',
      left: items,
      right: [
        { item_id: 'r1', text: 'grows' },
        { item_id: 'r2', text: 'falls' },
      ],
      pairs: [
        { left_id: 'i1', right_id: 'r1' },
        { left_id: 'i2', right_id: 'r2' },
      ],
    },
    ['r1', 'r1'],
    ['seed', 'leaf', 'grows ✓', 'falls ✓'],
  ],
  [
    'an order',
    { kind: 'order', ...base, text: 'In order', items },
    ['i1', 'i2'],
    ['Place 1', 'Place 2', 'seed ✓', 'leaf ✓'],
  ],
  [
    'a hotspot',
    {
      kind: 'hotspot',
      ...base,
      text: 'Touch',
      picture,
      alt: 'A body',
      multiple: false,
      regions: [region('p1', 'upper part', 10), region('p2', 'lower part', 60)],
      correct: ['p1'],
    },
    ['p1'],
    ['upper part ✓', 'lower part'],
  ],
  ['a number', { kind: 'numeric', ...base, text: 'How many?', value: 4, tolerance: 0, unit: 'm' }, ['4'], ['4 ✓']],
])('the class sees how it answered %s', async (_what, question, answer, said) => {
  stage = await setStage({
    address: `/teacher/clickerassignment?clicker_id=${clicker_id}`,
    person: teacher,
    answers: {
      readClicker: () =>
        taught({ state: 'revealed', question, answered: 1, tallies: [...tallyAnswers(question, [answer])] }),
    },
  })
  show(<ClickerScreen />)
  for (const words of said) await expect.element(page.getByText(words, { exact: true }).first()).toBeInTheDocument()
})

test('what a class can choose from stands on the wall, and nothing that tells the answer', async () => {
  const question: Question = {
    kind: 'order',
    ...base,
    text: 'In order',
    items: [...items, { item_id: 'i3', text: 'fruit' }],
  }
  stage = await setStage({
    address: `/teacher/clickerassignment?clicker_id=${clicker_id}`,
    person: teacher,
    answers: { readClicker: () => taught({ state: 'open', question }) },
  })
  show(<ClickerScreen />)
  const wall = page.getByRole('region', { name: 'Question 1 of 2' })
  await expect.element(wall.getByRole('listitem').first()).toBeVisible()
  const shown = wall
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent?.replace(/^\d\./, ''))
  expect([...shown].sort()).toEqual(['fruit', 'leaf', 'seed'])
  expect(shown).not.toEqual(['seed', 'leaf', 'fruit'])
})

test('a learner puts in order, by what is sealed alone', async () => {
  const order = {
    kind: 'order' as const,
    question_id: 'q1',
    text: 'In order',
    items: [
      { item_id: 'i1', text: 'fruit' },
      { item_id: 'i2', text: 'leaf' },
      { item_id: 'i3', text: 'seed' },
    ],
  }
  stage = await setStage({
    address: '/learner/clicker',
    answers: {
      readRunningClickers: () => running({ asked: order }),
      answerClicker: () => ({ ok: true, value: { at: 0 } }),
    },
  })
  show(<ClickerAnswerScreen />)
  await expect.element(page.getByRole('button', { name: 'Send my answer' })).toBeDisabled()
  const handle = page.getByRole('button', { name: /leaf/ }).first()
  await expect.element(handle).toBeVisible()
  handle.element().focus()
  await userEvent.keyboard(' {ArrowUp} ')
  await userEvent.click(page.getByRole('button', { name: 'Send my answer' }))
  await expect.poll(() => (answered()[0] as { answer: string[] } | undefined)?.answer.length).toBe(3)
})

test('a teacher chooses questions and begins', async () => {
  const one = {
    class_id: 101,
    grade: '6',
    subject: 'maths',
    section: 'A',
    alias: null,
    course_id: 51,
    course_title: 'Maths',
    cms_course_id: 51,
    teacher_name: '',
    total_students: 3,
    total_lessons: 2,
    lesson_completion: null,
  }
  stage = await setStage({
    address: '/teacher/selectquestions',
    person: teacher,
    answers: {
      listClasses: () => ({ ok: true, value: { list: [one] } }),
      listLiveQuestions: () => ({
        ok: true,
        value: {
          list: [{ lesson_guid: clicker_id, title: 'Fractions', questions: [{ content_id: 502, question: whole }] }],
        },
      }),
      listClickers: () => ({ ok: true, value: { list: [] } }),
      startClicker: ({ clicker_id: id }: { clicker_id: string }) => ({ ok: true, value: { clicker_id: id } }),
    },
  })
  show(<SelectQuestionsScreen />)
  await userEvent.click(page.getByRole('checkbox', { name: '1/2 + 1/4 = ?' }))
  await userEvent.click(page.getByRole('button', { name: 'Begin' }))
  await expect
    .poll(() => stage.performed.map(({ name, input }) => [name, (input as { questions?: unknown }).questions]))
    .toEqual([['startClicker', [{ content_id: 502, question_id: 'q1' }]]])
})

test('a teacher chooses questions for work, which stand in its form', async () => {
  stage = await setStage({
    address: '/teacher/selectquestions?for=assignment',
    person: teacher,
    answers: {
      listClasses: () => ({ ok: true, value: { list: [ofClass] } }),
      listLiveQuestions: () => ({
        ok: true,
        value: {
          list: [{ lesson_guid: clicker_id, title: 'Fractions', questions: [{ content_id: 502, question: whole }] }],
        },
      }),
    },
  })
  show(<SelectQuestionsScreen />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Questions for an assignment' })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: '1/2 + 1/4 = ?' }))
  await userEvent.click(page.getByRole('button', { name: 'Take these questions' }))
  const kept = Object.entries(localStorage).find(([name]) => name.endsWith('work-questions'))
  expect(JSON.parse(String(kept?.[1]))).toEqual([whole])
  expect(stage.performed).toEqual([])
})

test('a teacher takes a question from the bank beside writing one; only kinds that can be asked live are offered', async () => {
  const wanted: unknown[] = []
  const question: Question = {
    kind: 'true_false',
    question_id: 'b1',
    text: 'Is 7 a prime?',
    explanation: '',
    correct: true,
  }
  const entry = {
    bank_question_id: 'b1',
    question,
    tags: ['primes'],
    skill: 'Numbers',
    difficulty: 1,
    language: 'en',
    state: 'ready',
    author_name: 'A',
    changed_on: '2026-03-21T08:00:00.000Z',
    figures: { answered: 0, difficulty: null, discrimination: null },
  }
  stage = await setStage({
    address: '/teacher/selectquestions',
    person: teacher,
    answers: {
      listClasses: () => ({ ok: true, value: { list: [ofClass] } }),
      listLiveQuestions: () => ({ ok: true, value: { list: [] } }),
      listClickers: () => ({ ok: true, value: { list: [] } }),
      searchBank: (input: unknown) => (
        wanted.push(input),
        { ok: true, value: { list: [entry], total_pages: 1, tags: ['primes'], skills: ['Numbers'] } }
      ),
      startClicker: ({ clicker_id: id }: { clicker_id: string }) => ({ ok: true, value: { clicker_id: id } }),
    },
  })
  show(<SelectQuestionsScreen />)
  await userEvent.click(page.getByRole('button', { name: 'Write questions, or take them from the bank' }))
  await expect.element(page.getByText(/Long answers, files and recordings cannot be asked live/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'From the question bank' }))
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Skill' }), 'Numbers')
  await expect.poll(() => wanted.at(-1)).toMatchObject({ skill: 'Numbers', kinds: liveKinds, states: ['ready'] })
  await userEvent.click(page.getByRole('checkbox', { name: 'Is 7 a prime?' }))
  await userEvent.click(page.getByRole('button', { name: /^Insert/ }))
  expect(page.getByRole('button', { name: 'A recording' }).elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'A short answer' }))
  await expect.element(page.getByText(/is not complete yet/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Begin' })).toBeDisabled()
  await userEvent.fill(page.getByRole('textbox', { name: 'Question', exact: true }), 'Two and two?')
  await userEvent.fill(page.getByRole('textbox', { name: 'Accepted answers' }), '4')
  await userEvent.click(page.getByRole('button', { name: 'Begin' }))
  await expect
    .poll(() => stage.performed.map(({ name, input }) => [name, (input as { questions?: unknown }).questions]))
    .toMatchObject([
      ['startClicker', [{ question }, { question: { kind: 'short_text', text: 'Two and two?', accepted: ['4'] } }]],
    ])
})
