import { readSetAssignment } from '@maktab/client/calls/assignments/assignments.generated'
import { scoreSubmission } from '@maktab/client/calls/assignments/scores.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import type { AnyAnswer, Failure } from '@maktab/client/call'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../test/stage.tsx'
import { CallState, NotFound } from './call-state.tsx'
import { useCommand, useQuery } from './use-calls.ts'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
let stage: Stage
afterEach(() => stage.leave())

function Assignment() {
  const assignment = useQuery(readSetAssignment, { assignment_id })
  return (
    <CallState of={assignment} refused={{ not_found: () => <NotFound /> }}>
      {({ title }, from) => (
        <p>
          {title} from the {from}
        </p>
      )}
    </CallState>
  )
}

async function show(answer: () => AnyAnswer): Promise<void> {
  stage = await setStage({ answers: { readSetAssignment: answer } })
  stage.show(<Assignment />)
}

test('a value is drawn', async () => {
  await show(() => ({ ok: true, value: { title: 'Plants' } }))
  await expect.element(page.getByText('Plants from the server')).toBeVisible()
})

test('a refusal is drawn by its own view', async () => {
  await show(() => ({ ok: false, refusal: 'not_found' }))
  await expect.element(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible()
})

test.each<[Failure, string]>([
  ['offline', 'This is not on your device yet'],
  ['role_not_allowed', 'You do not have access to this'],
  ['broken', 'Something went wrong'],
])('%s is said in words', async (failure, heading) => {
  await show(() => ({ ok: false, failure }))
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
})

test.each<[Failure, string]>([
  ['too_many_requests', 'Too many requests at once. Wait a moment.'],
  ['unreachable', 'This needs internet, or the download of its assignment.'],
])('what failed can be tried again: %s', async (failure, words) => {
  let isWell = false
  await show(() => (isWell ? { ok: true, value: { title: 'Plants' } } : { ok: false, failure }))
  await expect.element(page.getByText(words)).toBeVisible()
  isWell = true
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('Plants from the server')).toBeVisible()
})

function Marks() {
  const classes = useQuery(listClasses, {})
  const { run } = useCommand(scoreSubmission)
  const give = () => void run({ assignment_id, user_id: 1, class_id: 1, score: 1, total_score: 2 })
  return (
    <CallState of={classes}>
      {({ list }) => (
        <button type="button" onClick={give}>
          {list.length}
        </button>
      )}
    </CallState>
  )
}

test('an accepted command asks again for what is shown, a refused one does not', async () => {
  let asked = 0
  let isAccepted = false
  stage = await setStage({
    answers: {
      listClasses: () => ({ ok: true, value: { list: Array.from({ length: (asked += 1) }) } }),
      scoreSubmission: () => (isAccepted ? { ok: true, value: {} } : { ok: false, refusal: 'score_above_total' }),
    },
  })
  stage.show(<Marks />)
  const button = page.getByRole('button')
  await expect.element(button).toBeVisible()
  const before = asked
  await button.click()
  await expect.poll(() => stage.performed.length).toBe(1)
  expect(asked).toBe(before)
  isAccepted = true
  await button.click()
  await expect.element(button).toHaveTextContent(String(before + 1))
})

function Greeting() {
  const assignment = useQuery(readSetAssignment, { assignment_id })
  return (
    <CallState of={assignment} refused={{ not_found: () => <NotFound /> }}>
      {({ title }) => (
        <button type="button" onClick={assignment.state === 'ready' ? assignment.refresh : undefined}>
          {title}
        </button>
      )}
    </CallState>
  )
}

test.each<[string, AnyAnswer, string]>([
  ['a failure of the line', { ok: false, failure: 'unreachable' }, 'Plants'],
  ['a broken answer', { ok: false, failure: 'broken' }, 'Plants'],
  ['a refusal', { ok: false, refusal: 'not_found' }, 'This page is not here'],
  ['what the role may not see any more', { ok: false, failure: 'role_not_allowed' }, 'You do not have access to this'],
])('asked again, what is shown is not taken away by the line, but by an answer: %s', async (_, next, words) => {
  let isNext = false
  let wasNext = false
  stage = await setStage({
    answers: {
      readSetAssignment: () => (isNext ? ((wasNext = true), next) : { ok: true, value: { title: 'Plants' } }),
    },
  })
  stage.show(<Greeting />)
  const button = page.getByRole('button', { name: 'Plants' })
  await expect.element(button).toBeVisible()
  isNext = true
  await button.click()
  await expect.poll(() => wasNext).toBe(true)
  await expect.element(page.getByText(words)).toBeVisible()
})
