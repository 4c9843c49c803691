import type { AnyAnswer } from '@maktab/client/call'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clicker_id, running, whole } from '../../../test/clicker-samples.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ClickerAnswerScreen } from './clicker.tsx'
import { ClickerScreen } from '#screens/teacher/clicker.tsx'

let stage: Stage
afterEach(() => stage.leave())

const show = (part: React.ReactNode) => stage.show(<Suspense fallback={null}>{part}</Suspense>)
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

test('finishing before the last answer is shown asks first', async () => {
  const moves: string[] = []
  stage = await setStage({
    address: `/teacher/clickerassignment?clicker_id=${clicker_id}`,
    person: teacher,
    answers: {
      readClicker: () => taught(),
      moveClicker: ({ step }: { step: string }) => {
        moves.push(step)
        return { ok: true, value: { state: 'ended', at: 0 } }
      },
    },
  })
  show(<ClickerScreen />)
  await userEvent.click(page.getByRole('button', { name: 'Finish' }))
  const asking = page.getByRole('alertdialog', { name: 'Finish the live questions?' })
  await userEvent.click(asking.getByRole('button', { name: 'Cancel' }))
  expect(moves).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Finish' }))
  await userEvent.click(asking.getByRole('button', { name: 'Finish' }))
  await expect.poll(() => moves).toEqual(['end'])
})

test('wall and device number the options alike, in the digits of the language and from the side where the question begins', async () => {
  const question = { ...whole, text: 'دوه جمع دوه څو کېږي؟' }
  stage = await setStage({
    language: 'pu',
    address: `/teacher/clickerassignment?clicker_id=${clicker_id}`,
    person: teacher,
    answers: { readClicker: () => taught({ question }) },
  })
  show(<ClickerScreen />)
  const first = page.getByText('۱.', { exact: true })
  await expect.element(first).toBeVisible()
  expect(getComputedStyle(first.element()).direction).toBe('rtl')
  stage.leave()
  stage = await setStage({
    language: 'pu',
    address: '/learner/clicker',
    answers: { readRunningClickers: () => running() },
  })
  show(<ClickerAnswerScreen />)
  await expect.element(page.getByText(/^۲\./).first()).toBeVisible()
})

test('what was answered can be read from the back of the class, nearly as large as the rest of the wall', async () => {
  const tallies = [{ part: 0, answer: 'a', answers: 2, is_right: true }]
  stage = await setStage({
    address: `/teacher/clickerassignment?clicker_id=${clicker_id}`,
    person: teacher,
    answers: { readClicker: () => taught({ state: 'revealed', answered: 2, tallies }) },
  })
  show(<ClickerScreen />)
  const sizeOf = (text: RegExp | string) =>
    parseFloat(getComputedStyle(page.getByText(text).first().element()).fontSize)
  await expect.element(page.getByText('2 of 30 have answered')).toBeVisible()
  expect(sizeOf('3/4 ✓')).toBeGreaterThanOrEqual(0.8 * sizeOf('2 of 30 have answered'))
})
