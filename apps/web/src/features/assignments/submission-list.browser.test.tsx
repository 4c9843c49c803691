import type { Submission } from '@maktab/contracts/assignments/submissions'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { assignment as assigned, assignment_id, learner, work as handedIn } from '../../../test/work-to-mark.ts'
import { HandedInList } from './handed-in-list.tsx'
import { useReturning } from './marking/use-returning.ts'
import type { Assignment } from './scores.ts'
import { SubmissionList } from './submission-list.tsx'
import { useMarking } from './use-marking.ts'

const assignment = assigned as unknown as Assignment
const work = { ...handedIn, is_late: false, is_after_close: true }

let stage: Stage
afterEach(() => stage.leave())

function List({ list }: { list: readonly Submission[] }) {
  const marking = useMarking(assignment)
  const returning = useReturning(assignment_id, () => {})
  return (
    <SubmissionList
      assignment={assignment}
      list={list}
      marking={marking}
      returning={returning}
      addressOf={({ user_id }) => `?user_id=${user_id}`}
    />
  )
}

async function begin(list: readonly Submission[]) {
  stage = await setStage({
    answers: { updateAssignment: () => ({ ok: true, value: { assignment_id, revision: 1 } }) },
  })
  stage.show(
    <ToastProvider>
      <List list={list} />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('table')).toBeVisible()
}

const row = (name: string) => page.getByRole('row', { name })

test('one learner is given more time or excused from where they stand in the list', async () => {
  await begin([
    learner(1, 'Ahmad', { due_date: '2026-12-01T15:30:00.000Z' }),
    learner(4, 'Dunya', { is_excused: true }),
  ])
  await expect.element(row('Dunya').getByText('Excused')).toBeVisible()
  await expect.element(row('Ahmad').getByText(/^Until /)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'More time for Ahmad' }))
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save for this learner' })
  await expect.element(save).toBeDisabled()
  await userEvent.click(page.getByRole('checkbox', { name: 'Excused' }))
  await userEvent.click(save)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(stage.performed.map(({ input }) => input)).toEqual([
    { assignment_id, extensions: [{ user_id: 1, due_date: '2026-12-01T15:30:00.000Z', is_excused: true }] },
  ])
})

test('work that came after it closed is said to be so, where it is listed and where it is looked at', async () => {
  await begin([
    learner(2, 'Belal', { assignment_status: 1, submissions: [work] }),
    learner(3, 'Cyra', { assignment_status: 1, submissions: [{ ...work, is_after_close: false }, work] }),
  ])
  await expect.element(row('Belal').getByText('After it closed')).toBeVisible()
  await expect.element(row('Cyra').getByText('After it closed')).not.toBeInTheDocument()
  stage.show(<HandedInList submissions={[work]} isWaiting={() => false} />)
  await expect.element(page.getByRole('listitem').getByText('After it closed')).toBeVisible()
})
