import type { AnyAnswer } from '@maktab/client/call'
import type { Question } from '@maktab/contracts/questions/questions'
import { questionFaults } from '@maktab/domain/questions/question-faults'
import { useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AssessmentEditor } from './assessment-editor.tsx'

let stage: Stage
afterEach(() => stage.leave())

const trueFalse = (question_id: string, text: string): Question => ({
  kind: 'true_false',
  question_id,
  text,
  explanation: '',
  correct: true,
})
let written: readonly Question[] = []

function Written({
  first,
  onWritten,
}: {
  first: readonly Question[]
  onWritten(questions: readonly Question[]): void
}) {
  const [questions, setQuestions] = useState(first)
  useEffect(() => onWritten(questions), [questions, onWritten])
  return <AssessmentEditor questions={questions} language="pu" onChange={setQuestions} />
}
const keep = (questions: readonly Question[]) => void (written = questions)

async function edit(first: readonly Question[] = [], answers: Parameters<typeof setStage>[0] = {}) {
  written = first
  stage = await setStage(answers)
  stage.show(<Written first={first} onWritten={keep} />)
}

test('a choice is written: its faults stand at the fields until it can be asked, in the direction of its language', async () => {
  await edit()
  await userEvent.click(page.getByRole('button', { name: 'Multiple choice' }))
  const text = page.getByRole('textbox', { name: 'Question' })
  await expect.element(page.getByText('Write the question.')).toBeVisible()
  expect(text.element().closest('[lang]')?.getAttribute('dir')).toBe('rtl')
  await userEvent.fill(text, 'څو؟')
  for (const [at, option] of ['یو', 'دوه', 'درې'].entries())
    await userEvent.fill(page.getByRole('textbox', { name: `Option ${at + 1}` }), option)
  await expect.element(page.getByText('Say what is right.')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Option 2 is right' }))
  await expect.poll(() => written.map((question) => questionFaults(question))).toEqual([[]])
  expect(written[0]).toMatchObject({ kind: 'choice', multiple: false, text: 'څو؟' })
  await userEvent.click(page.getByRole('checkbox', { name: 'Option 3 is right' }))
  await expect.poll(() => written[0]).toMatchObject({ multiple: true })
})

test('every kind can be begun, says what is missing and shows itself as a learner has it', async () => {
  await edit()
  for (const kind of [
    'True or false',
    'Fill in the blank',
    'Choose within a text',
    'A number',
    'A short answer',
    'Matching',
    'Put in order',
    'A long answer',
    'A file or photos',
    'A recording',
  ]) {
    await userEvent.click(page.getByRole('button', { name: kind, exact: true }).last())
    await expect.element(page.getByRole('heading', { name: kind, level: 3 })).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'As the learner sees it' })).toBeVisible()
  }
  expect(written).toHaveLength(10)
  // Pictures of contents are handed over by the content team alone.
  expect(page.getByRole('button', { name: 'Touch a picture' }).elements()).toHaveLength(0)
})

test('blanks follow the text', async () => {
  await edit()
  await userEvent.click(page.getByRole('button', { name: 'Fill in the blank' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Question' }), 'دوه او دوه ')
  await userEvent.click(page.getByRole('button', { name: 'Add a blank' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Accepted in blank 1' }), '۴\nچهار')
  await expect.poll(() => written[0]).toMatchObject({ blanks: [{ accepted: ['۴', 'چهار'] }] })
})

test('questions are put in order with the keyboard, copied, taken out and put back', async () => {
  await edit([trueFalse('a', 'First'), trueFalse('b', 'Second'), trueFalse('c', 'Third')])
  const handle = page.getByRole('button', { name: /3\. Third/ }).first()
  await expect.element(handle).toBeVisible()
  handle.element().focus()
  await userEvent.keyboard(' {ArrowUp}{ArrowUp} ')
  await expect.poll(() => written.map(({ question_id }) => question_id)).toEqual(['c', 'a', 'b'])
  await userEvent.click(page.getByRole('button', { name: 'Copy' }))
  await expect.poll(() => written.length).toBe(4)
  await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }))
  await expect.poll(() => written.length).toBe(3)
  await userEvent.click(page.getByRole('button', { name: 'Put back' }))
  await expect.poll(() => written.length).toBe(4)
  expect(written[1]?.question_id).not.toBe(written[2]?.question_id)
})

test('marks, hints and feedback are written beside a question, and a blank has marks of its own', async () => {
  const blanks: Question = {
    kind: 'blank',
    question_id: 'b',
    text: '____ ____',
    explanation: '',
    blanks: ['1', '2'].map((blank_id) => ({ blank_id, accepted: ['x'] })),
  }
  await edit([blanks])
  await userEvent.click(page.getByText('Marks', { exact: true }).first())
  await userEvent.fill(page.getByRole('textbox', { name: 'Marks' }), '۲٫۵')
  await expect.poll(() => written[0]?.marks).toBe(2.5)
  await userEvent.click(page.getByRole('checkbox', { name: /A part of the answer/ }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Marks of part 2' }), '3')
  await expect.poll(() => written[0]).toMatchObject({ partial_credit: true, blanks: [{}, { marks: 3 }] })
  await userEvent.click(page.getByText('Hints and feedback'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Hints' }), 'One\nTwo')
  await userEvent.fill(page.getByRole('textbox', { name: 'Feedback on a partly right answer' }), 'Half.')
  await expect.poll(() => written[0]).toMatchObject({ hints: ['One', 'Two'], feedback: { partly: 'Half.' } })
  await userEvent.click(page.getByRole('checkbox', { name: /A part of the answer/ }))
  await expect.poll(() => JSON.stringify(written[0])).not.toContain('"marks":3')
})

test('questions come out of the bank, chosen or drawn', async () => {
  const question: Question = {
    kind: 'short_text',
    question_id: '0b0f2f6e-58a6-4a43-9a0e-9d2b7b9d7c11',
    text: 'Out of the bank?',
    explanation: '',
    accepted: ['yes'],
  }
  const entry = {
    bank_question_id: question.question_id,
    question,
    tags: ['algebra'],
    skill: '',
    difficulty: 2,
    language: 'pu',
    state: 'ready',
    author_name: 'A',
    changed_on: '2026-03-21T08:00:00.000Z',
    figures: { answered: 40, difficulty: 75, discrimination: 0.4 },
  }
  await edit([], {
    answers: {
      searchBank: () => ({ ok: true, value: { list: [entry], total_pages: 1, tags: ['algebra'], skills: [] } }),
      drawFromBank: () => ({ ok: true, value: { questions: [question] } }),
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'From the question bank' }))
  await expect.element(page.getByText(/75% right in 40 attempts · tells apart: 0\.4/)).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Out of the bank?' }))
  await userEvent.click(page.getByRole('button', { name: 'Insert 1 question' }))
  await expect.poll(() => written.map(({ text }) => text)).toEqual(['Out of the bank?'])
})

test('a whole question is kept in the bank with its tags; one numbered by its file gets an id there', async () => {
  const refusedOnce: AnyAnswer[] = [{ ok: false, refusal: 'not_allowed' }]
  const kept: { readonly bank_question_id: string }[] = []
  const saveBankQuestion = (input: (typeof kept)[number]): AnyAnswer => {
    kept.push(input)
    return (
      refusedOnce.pop() ?? {
        ok: true,
        value: { bank_question_id: input.bank_question_id, changed_on: '2026-03-21T08:00:00.000Z' },
      }
    )
  }
  const whole = '0b0f2f6e-58a6-4a43-9a0e-9d2b7b9d7c11'
  await edit([trueFalse(whole, 'Whole'), trueFalse('q2', 'Of a file'), trueFalse('c', '')], {
    answers: { saveBankQuestion },
  })
  const open = page.getByRole('button', { name: 'Save to the bank' })
  await userEvent.click(open)
  const dialog = page.getByRole('dialog', { name: 'Save to the bank' })
  await userEvent.fill(dialog.getByLabelText('Tags'), 'algebra، , grade 6')
  await userEvent.selectOptions(dialog.getByLabelText('Difficulty'), 'Hard')
  await userEvent.click(dialog.getByRole('button', { name: 'Save to the bank' }))
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Save to the bank' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('The question is in the bank.')).toBeVisible()
  expect(kept[1]).toMatchObject({
    bank_question_id: whole,
    question: { text: 'Whole' },
    tags: ['algebra', 'grade 6'],
    skill: '',
    difficulty: 3,
    language: 'pu',
    state: 'ready',
  })
  await userEvent.click(page.getByRole('button', { name: /Of a file/ }).last())
  await userEvent.click(open)
  await userEvent.click(dialog.getByRole('button', { name: 'Save to the bank' }))
  await expect.poll(() => kept[2]?.bank_question_id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  await userEvent.click(page.getByRole('button', { name: /Question without text/ }).last())
  await expect.element(open).toBeDisabled()
})

test('questions are taken away as a file, and what it does not hold is said before', async () => {
  const saved: string[] = []
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push(this.download)
  }
  try {
    await edit([{ ...trueFalse('q1', 'Water is wet.'), hints: ['Touch it.'] }, trueFalse('q2', '')])
    await userEvent.click(page.getByRole('button', { name: 'Download', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Download questions' })
    await expect.element(dialog.getByText('Every question goes into the file whole.')).toBeVisible()
    await expect.element(dialog.getByText('1 question is not finished and stays out.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('File for'), 'gift')
    await expect.element(dialog.getByText(/its hints are lost/)).toBeVisible()
    await userEvent.fill(dialog.getByLabelText('What the test is called'), 'Grade 6/7')
    await userEvent.click(dialog.getByRole('button', { name: 'Download the file' }))
    await expect.poll(() => saved).toEqual(['Grade 6 7.txt'])
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
})
