import type { Question } from '@maktab/contracts/content/questions'
import { isRight as isRightly } from '@maktab/domain/content/questions'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { QuestionForm } from './question-form.tsx'

let stage: Stage
afterEach(() => stage.leave())

const base = { question_id: 'q', explanation: 'Because it is so.' }
const item = (item_id: string, text: string) => ({ item_id, text })

const trueFalse: Question = { ...base, kind: 'true_false', text: 'The Sun is a star.', correct: true }
const inline: Question = {
  ...base,
  kind: 'inline_choice',
  text: 'Water ____ at ____ degrees.',
  blanks: [
    { blank_id: '1', options: [{ option_id: 'a', text: 'boils' }, { option_id: 'b', text: 'sings' }], correct: 'a' },
    { blank_id: '2', options: [{ option_id: 'c', text: '10' }, { option_id: 'd', text: '100' }], correct: 'd' },
  ],
}
const numeric: Question = { ...base, kind: 'numeric', text: 'How long?', value: 12.5, tolerance: 0, unit: 'm' }
const short: Question = { ...base, kind: 'short_text', text: 'Which star?', accepted: ['the Sun', 'Sun'] }
const match: Question = { ...base, kind: 'match', text: 'Which belongs?', left: [item('a', 'wheat'), item('b', 'locust')], right: [item('x', 'producer'), item('y', 'consumer'), item('z', 'stone')], pairs: [{ left_id: 'a', right_id: 'x' }, { left_id: 'b', right_id: 'y' }] }
const order: Question = { ...base, kind: 'order', text: 'In what order?', items: [item('1', 'seed'), item('2', 'leaf'), item('3', 'fruit')] }

let answered: readonly string[] = []

/** A question as a player has it: answered until it is marked. */
function Asked({ question }: { question: Question }) {
  const [answer, setAnswer] = useState<readonly string[]>([])
  const [isMarked, setMarked] = useState(false)
  return (
    <>
      <QuestionForm question={question} answer={answer} onAnswer={(next) => (setAnswer(next), (answered = next))} isRight={isMarked ? isRightly(question, answer) : undefined} />
      <button type="button" onClick={() => setMarked(true)}>Mark</button>
    </>
  )
}

async function ask(question: Question, language: 'en' | 'pu' = 'en') {
  answered = []
  stage = await setStage({ language })
  stage.show(<Asked question={question} />)
}
const mark = () => userEvent.click(page.getByRole('button', { name: 'Mark' }))

test('true or false is chosen with the keyboard', async () => {
  await ask(trueFalse)
  await userEvent.click(page.getByRole('radio', { name: 'False' }))
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => answered).toEqual(['true'])
  await mark()
  await expect.element(page.getByText('Because it is so.')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'True' })).toBeDisabled()
})

test('places in a text are filled out of their lists', async () => {
  await ask(inline)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Blank 2' }), '100')
  expect(answered).toEqual(['', 'd'])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Blank 1' }), 'sings')
  await mark()
  await expect.element(page.getByText('Right answer: boils · 100')).toBeVisible()
})

test('a number is typed in the digits of the keyboard', async () => {
  await ask(numeric)
  await userEvent.fill(page.getByRole('textbox'), '۱۲٫۵')
  await mark()
  await expect.element(page.getByText('Correct', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveAttribute('readonly')
})

test('a wrong number shows the right one with its unit, in Pashto digits', async () => {
  await ask(numeric, 'pu')
  await userEvent.fill(page.getByRole('textbox'), '13')
  await mark()
  await expect.element(page.getByText(/۱۲٫۵ m/)).toBeVisible()
})

test('a short answer is taken however it is written', async () => {
  await ask(short)
  await userEvent.fill(page.getByRole('textbox', { name: /Which star/ }), ' the  SUN. ')
  await mark()
  await expect.element(page.getByText('Correct', { exact: true })).toBeVisible()
})

test('each item gets a partner, and one that has none may be left over', async () => {
  await ask(match)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'locust' }), 'consumer')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'wheat' }), 'stone')
  expect(answered).toEqual(['z', 'y'])
  await mark()
  await expect.element(page.getByText('Right answer: wheat: producer · locust: consumer')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'wheat' })).toHaveValue('stone')
})

test('items are put in order with the keyboard, beginning from another order than the right one', async () => {
  await ask(order)
  const texts = () => page.getByRole('listitem').elements().map((row) => /seed|leaf|fruit/.exec(row.textContent)?.[0])
  await expect.poll(() => texts().length).toBe(3)
  expect(texts()).not.toEqual(['seed', 'leaf', 'fruit'])
  for (const [place, wanted] of ['seed', 'leaf', 'fruit'].entries()) {
    const from = texts().indexOf(wanted)
    if (from <= place) continue
    page.getByRole('button', { name: new RegExp(wanted) }).first().element().focus()
    await userEvent.keyboard(` ${'{ArrowUp}'.repeat(from - place)} `)
    await expect.poll(() => texts().indexOf(wanted)).toBe(place)
  }
  await expect.poll(() => answered).toEqual(['1', '2', '3'])
  await mark()
  await expect.element(page.getByText('Correct', { exact: true })).toBeVisible()
})
