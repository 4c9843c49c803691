import type { HandedIn } from '@maktab/contracts/assignments/assignments'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { HandedInList } from './handed-in-list.tsx'
import { useReturning } from './marking/use-returning.ts'
import type { Assignment } from './scores.ts'
import { SubmissionList } from './submission-list.tsx'
import { useMarking } from './use-marking.ts'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
const assignment = {
  assignment_id,
  assignment_type: 2,
  title: 'Water cycle',
  due_date: '2026-11-26T18:30:00.000Z',
  total_score: 20,
  rubric_data: [],
  classes: [],
} as unknown as Assignment
const work: HandedIn = {
  submission_id: 'a1',
  attempt_number: 1,
  handed_in_on: '2026-11-19T08:00:00.000Z',
  is_late: false,
  is_extra: false,
  is_after_close: true,
  text: 'Sun, cloud, rain',
  attachments: [],
}
const learner = (user_id: number, full_name: string, part: Partial<Submission> = {}): Submission => ({
  user_id,
  full_name,
  username: full_name.toLowerCase(),
  class_id: 5,
  assignment_status: 0,
  due_date: null,
  is_excused: false,
  reminded_on: null,
  score: null,
  total_score: 20,
  teacher_remarks: '',
  remark_files: [],
  rubric_levels: {},
  scored_on: null,
  returned_on: null,
  submissions: [],
  automatic_score: null,
  is_score_automatic: false,
  counted_on: null,
  correct_questions: 0,
  total_questions: 0,
  has_new_comments: false,
  ...part,
})

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
