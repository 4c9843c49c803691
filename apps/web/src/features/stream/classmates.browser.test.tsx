import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { Classmates } from './classmates.tsx'

let stage: Stage
afterEach(() => stage.leave())

async function open(answer: AnyAnswer) {
  const asked: object[] = []
  stage = await setStage({ answers: { listClassmates: (input) => (asked.push(input), answer) } })
  stage.show(<Classmates class_id={4} />)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  return asked
}
const heading = page.getByRole('heading', { name: 'Learners' })

test('a learner reads the names of the class, page by page', async () => {
  const list = [{ full_name: 'Palwasha' }, { full_name: 'Palwasha' }]
  const asked = await open({ ok: true, value: { list, total_pages: 2 } })
  await expect.poll(() => page.getByText('Palwasha', { exact: true }).elements().length).toBe(2)
  expect(page.getByRole('link').elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await expect.poll(() => asked.at(-1)).toEqual({ class_id: 4, page: 2 })
})

test('where the tenant does not let learners speak to each other there is no list of them', async () => {
  await open({ ok: false, refusal: 'not_allowed' })
  await expect.element(heading).not.toBeInTheDocument()
})

test('without a network it is said that there is none', async () => {
  await open({ ok: false, failure: 'offline' })
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})
