import type { WaitingCommand } from '@maktab/client/offline-port'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { EditAssignmentScreen } from './edit-assignment.tsx'

const oneClass = {
  class_id: 5,
  grade: '7',
  subject: 'Science',
  section: 'A',
  alias: 'Science 7 A',
  course_id: 1,
  course_title: 'Science',
  cms_course_id: 1,
  teacher_name: 'Ahmad Wali',
  total_students: 30,
  total_lessons: 1,
  lesson_completion: 0,
}
const work = {
  assignment_id: 'w',
  assignment_type: 2,
  title: 'Pots of Herat',
  description: 'Draw three.',
  start_date: '2041-01-01T08:00:00.000Z',
  due_date: '2041-01-04T08:00:00.000Z',
  closes_on: null,
  allowed_attempts: 2,
  total_score: 4,
  rubric_data: [{ criterion_id: 'c', title: 'Neat', levels: [{ level_id: 'l', label: 'Yes', marks: 4 }] }],
  classes: [{ class_id: 5, name: oneClass }],
  lessons: [],
  attachments: [{ file_id: 'f', name: 'pots.pdf', mime_type: 'application/pdf', size_bytes: 3, url: '/f' }],
  links: [],
  questions: [],
  user_ids: null,
  revision: 3,
  extensions: [{ user_id: 8, due_date: null, is_excused: true }],
}

let stage: Stage
let now: typeof work
let answer: object
beforeEach(() => {
  now = work
  answer = { ok: true, value: { assignment_id: 'w', revision: 4 } }
})
afterEach(() => stage.leave())

async function begin(waiting: readonly WaitingCommand[] = []) {
  stage = await setStage({
    language: 'en',
    address: `/?assignment_id=w${waiting.map(({ command_id }) => `&refused=${command_id}`).join('')}`,
    waiting,
    answers: {
      listClasses: () => ({ ok: true, value: { list: [oneClass] } }),
      listClassLessons: () => ({ ok: true, value: { list: [] } }),
      listClassLearners: () => ({ ok: true, value: { list: [{ user_id: 8, full_name: 'Karim' }] } }),
      listSubmissions: () => ({ ok: true, value: { list: [{ user_id: 8, full_name: 'Karim' }] } }),
      readTaughtAssignment: () => ({ ok: true, value: now }),
      updateAssignment: () => answer as never,
      deleteAssignment: () => ({ ok: true, value: { assignment_id: 'w', deleted_on: '2041-01-02T08:00:00.000Z' } }),
    },
  })
  stage.show(
    <ToastProvider>
      <EditAssignmentScreen />
    </ToastProvider>,
  )
  const title = waiting.length === 0 ? 'Pots of Herat' : 'Pots of Balkh'
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
}

const save = () => userEvent.click(page.getByRole('button', { name: 'Save the changes' }))
const sent = () => stage.performed.map(({ input }) => input)

test('files that were added to a refused change stand in its form again, and those that were taken out do not', async () => {
  const added = {
    file_id: 'n',
    name: 'photo.jpg',
    mime_type: 'image/jpeg',
    size_bytes: 5,
    url: 'data:image/jpeg;base64,aGVsbG8=',
  }
  const change = { assignment_id: 'w', title: 'Pots of Balkh', attachments: [{ ...added, url: undefined }] }
  const work_of = {
    kind: 'assignment',
    assignment_id: 'w',
    title: 'Pots of Balkh',
    text: '',
    attachments: [added],
    change,
  } as const
  await begin([
    {
      command_id: 'c1',
      name: 'updateAssignment',
      given: '2041-01-01T08:00:00.000Z',
      refusal: 'not_found',
      work: work_of,
    },
  ])
  await expect.element(page.getByRole('button', { name: 'Remove photo.jpg' })).toBeVisible()
  await expect.element(page.getByText('pots.pdf')).not.toBeInTheDocument()
  await save()
  await expect.poll(sent).toMatchObject([{ attachments: [{ name: 'photo.jpg', size_bytes: 5 }] }])
})

test('what is typed anew is sent, and nothing else; without a change nothing is', async () => {
  await begin()
  await save()
  await expect.element(page.getByText('Nothing is changed yet.')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Pots of Kandahar')
  await save()
  await expect.poll(sent).toEqual([{ assignment_id: 'w', title: 'Pots of Kandahar', tell: true, base_revision: 3 }])
})

test('a file that hangs there may be taken out where something else is left to do', async () => {
  await begin()
  await userEvent.click(page.getByRole('button', { name: 'Take pots.pdf out' }))
  await save()
  await expect.element(page.getByText('Attach a lesson or a file: learners need something to do.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Add a link' }))
  await userEvent.keyboard('museum.example')
  await save()
  await expect.poll(sent).toMatchObject([{ attachments: [], links: [{ url: 'museum.example' }] }])
})

test('what somebody else changed meanwhile is shown beside what is typed, and one of both is chosen', async () => {
  await begin()
  answer = { ok: false, refusal: 'revision_behind' }
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'My title')
  now = { ...work, title: 'Their title', description: 'Draw five.', revision: 4 }
  await save()
  await expect.element(page.getByText('Somebody else changed the same meanwhile')).toBeVisible()
  await expect.element(page.getByText('Their title')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Keep mine' }))
  answer = { ok: true, value: { assignment_id: 'w', revision: 5 } }
  await expect.element(page.getByRole('textbox', { name: 'Instructions' })).toHaveValue('Draw five.')
  await save()
  await expect
    .poll(() => sent().at(-1))
    .toEqual({ assignment_id: 'w', title: 'My title', tell: true, base_revision: 4 })
})

test('a change that the school did not take stands in the form again, beside what stands there now', async () => {
  const change = { assignment_id: 'w', title: 'Pots of Balkh', description: 'Draw six.', base_revision: 2 }
  const work = {
    kind: 'assignment',
    assignment_id: 'w',
    title: change.title,
    text: '',
    attachments: [],
    change,
  } as const
  await begin([
    { command_id: 'c', name: 'updateAssignment', given: '2041-01-01T09:00:00.000Z', refusal: 'revision_behind', work },
  ])
  await expect.element(page.getByText('Pots of Herat')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Keep mine' }))
  await save()
  await expect.poll(sent).toMatchObject([{ title: 'Pots of Balkh', description: 'Draw six.', base_revision: 3 }])
  await expect.poll(() => stage.dismissed).toEqual(['c'])
})

test('a total that leaves levels behind asks before it empties them', async () => {
  await begin()
  answer = { ok: false, refusal: 'rubric_in_use' }
  await userEvent.click(page.getByRole('button', { name: 'Remove Criterion 1' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
  await save()
  await expect.element(page.getByRole('alertdialog', { name: 'Empty chosen levels?' })).toBeVisible()
  answer = { ok: true, value: { assignment_id: 'w', revision: 4 } }
  await userEvent.click(page.getByRole('button', { name: 'Empty and save' }))
  await expect.poll(() => sent().at(-1)).toMatchObject({ rubric_data: [], drop_levels: true })
})

test('one learner is given more time, and who is excused is not any more', async () => {
  await begin()
  await userEvent.click(page.getByRole('button', { name: 'Take this back for Karim' }))
  await expect
    .poll(sent)
    .toEqual([{ assignment_id: 'w', extensions: [{ user_id: 8, due_date: null, is_excused: false }] }])
})

test('work is taken back only after a question', async () => {
  await begin()
  await userEvent.click(page.getByRole('button', { name: 'Take back' }))
  expect(stage.performed).toEqual([])
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }))
  await expect.poll(() => stage.performed.map(({ name }) => name)).toEqual(['deleteAssignment'])
})
