import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../../test/stage.tsx'
import { ScoreHistory } from './score-history.tsx'

let stage: Stage
afterEach(() => stage.leave())

const given = (score: number | null, part: object = {}) => ({
  score,
  is_taken_back: false,
  teacher_remarks: '',
  recordings: 0,
  scored_by_name: 'Ustad Karimi',
  scored_on: '2026-11-20T08:00:00.000Z',
  ...part,
})
type Answers = NonNullable<NonNullable<Parameters<typeof setStage>[0]>['answers']>

async function open(listScoreHistory: Answers[string]) {
  stage = await setStage({ answers: { listScoreHistory } })
  stage.show(<ScoreHistory assignment_id="3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01" user_id={2} total_score={20} />)
  await userEvent.click(page.getByText('History of the mark'))
}

test('who gave what and when stands there once it is asked for, and how much more there is', async () => {
  const list = [
    given(null, { teacher_remarks: 'Well done', recordings: 1 }),
    given(7.5, { scored_by_name: 'Dr Ahmadi' }),
  ]
  await open(() => ({ ok: true, value: { list, total: 12 } }))
  await expect.element(page.getByText('7.5 / 20')).toBeVisible()
  await expect.element(page.getByText('Dr Ahmadi')).toBeVisible()
  await expect.element(page.getByText('with 1 recording')).toBeVisible()
  await expect.element(page.getByText('The last 2 of 12')).toBeVisible()
  await expect
    .element(page.getByRole('listitem').nth(1).getByRole('time'))
    .toHaveAttribute('datetime', '2026-11-20T08:00:00.000Z')
})

test('where nothing was given it says so', async () => {
  await open(() => ({ ok: true, value: { list: [], total: 0 } }))
  await expect.element(page.getByText('Nothing was given yet.')).toBeVisible()
})

test('without a network it says that the school keeps it, and asks again when told to', async () => {
  let isThere = false
  await open(() => (isThere ? { ok: true, value: { list: [given(9)], total: 1 } } : { ok: false, failure: 'offline' }))
  await expect.element(page.getByText('The history is kept at the school. It needs internet.')).toBeVisible()
  isThere = true
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  await expect.element(page.getByText('9 / 20')).toBeVisible()
})
