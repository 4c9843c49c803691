import type { AnyAnswer } from '@maktab/client/call'
import type { CourseTree } from '@maktab/contracts/studio/course-versions'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hurry } from '../../../test/hurry.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { StudioCourseScreen } from './course.tsx'

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

const halves = '0a4f3c1e-5d1b-4f1e-8a51-000000000001'
const thirds = '0a4f3c1e-5d1b-4f1e-8a51-000000000002'
const tree: CourseTree = {
  title: 'Mathematics 6',
  subject: 'maths',
  grade: '6',
  language: 'en',
  min_completion_percentage: 75,
  counted_attempt: 'best',
  lessons: [
    {
      lesson_guid: halves,
      title: 'Halves',
      summary: '',
      skill_ids: [],
      contents: [
        { content_id: 1, revision: 1 },
        { content_id: 2, revision: 1 },
      ],
    },
    { lesson_guid: thirds, title: 'Thirds', summary: '', skill_ids: [], contents: [{ content_id: 3, revision: 1 }] },
  ],
}
const content = (content_id: number, title: string) => ({
  content_id,
  revision: 1,
  latest: content_id === 2 ? 3 : 1,
  title,
  content_type: 'article',
  size_bytes: 100,
  faults: [],
})
const contents = [content(1, 'Bread'), content(2, 'Apples'), content(3, 'Three parts')]
const writer = { mayWrite: true, mayReview: false, mayManage: false }
const reviewer = { mayWrite: false, mayReview: true, mayManage: false }
const draft = {
  version: 2,
  state: 'draft',
  saves: 1,
  saved_by_name: 'Palwasha',
  saved_on: '2026-11-01T08:00:00Z',
  steps: [],
}

const course = (more: object = {}, powers = writer): AnyAnswer => {
  const version = { ...draft, ...more }
  return {
    ok: true,
    value: {
      course_id: 51,
      powers,
      version: { ...version, tree },
      contents,
      versions: [version, { ...draft, version: 1, state: 'superseded' }],
    },
  }
}

/** Saves as the server does, and remembers what. */
function server(answer = course(), refuse?: string) {
  const saved: CourseTree[] = []
  let saves = 1
  const saveCourse = (input: { tree: CourseTree; saves: number }): AnyAnswer => {
    if (refuse !== undefined) return { ok: false, refusal: refuse } as AnyAnswer
    saved.push(input.tree)
    expect(input.saves).toBe(saves)
    saves += 1
    return { ok: true, value: { version: 2, saves, saved_on: '2026-11-01T08:00:00Z' } }
  }
  return {
    saved,
    answers: {
      readStudioCourse: () => answer,
      saveCourse,
      listSkills: () => ({ ok: true, value: { list: [] } }) as AnyAnswer,
    },
  }
}

async function show(
  { answers }: Pick<ReturnType<typeof server>, 'answers'>,
  language: 'en' | 'pu' = 'en',
): Promise<void> {
  stage = await setStage({
    language,
    address: '/content/course?course_id=51',
    answers,
    person: { active_role: 'content_team', roles: ['content_team'] },
  })
  stage.show(
    <ToastProvider>
      <StudioCourseScreen />
    </ToastProvider>,
  )
}

const rows = () =>
  [...stage.place.querySelectorAll('[data-handle]')].map(
    (grip) => grip.closest('li')?.querySelector('h3, a')?.textContent,
  )
const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` })

test('arrow keys move a content within its lesson and into the next, say so, keep the focus, and it is saved', async () => {
  hurry()
  const { saved, answers } = server()
  await show({ answers })
  await expect.element(handle('Bread')).toBeVisible()
  ;(handle('Bread').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(rows).toEqual(['Halves', 'Apples', 'Bread', 'Thirds', 'Three parts'])
  await expect.element(page.getByText('Bread is now at place 2 of 2.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(rows).toEqual(['Halves', 'Apples', 'Thirds', 'Bread', 'Three parts'])
  await expect.element(page.getByText('Bread is now in Thirds, at place 1 of 2.')).toBeInTheDocument()
  expect(document.activeElement).toBe(handle('Bread').element())
  await expect
    .poll(() => saved.at(-1)?.lessons.map((lesson) => lesson.contents.map(({ content_id }) => content_id)), {
      timeout: 8_000,
    })
    .toEqual([[2], [1, 3]])
})

test('the newer revision of a content is taken over where it stands, in one tap, and undone', async () => {
  const { saved, answers } = server()
  await show({ answers })
  await userEvent.click(page.getByRole('button', { name: 'Take over the newer version of Apples' }))
  await expect.element(page.getByText(/^Apples: the newer version stands here now/)).toBeInTheDocument()
  // Of the others there is none newer.
  await expect.element(page.getByRole('button', { name: /Take over/ })).not.toBeInTheDocument()
  const revisions = () => saved.at(-1)?.lessons.flatMap(({ contents: named }) => named.map(({ revision }) => revision))
  await expect.poll(revisions, { timeout: 8_000 }).toEqual([1, 3, 1])
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByRole('button', { name: 'Take over the newer version of Apples' })).toBeVisible()
  await expect.poll(revisions, { timeout: 8_000 }).toEqual([1, 1, 1])
})

test('a lesson moves with its contents, and not beyond the end', async () => {
  await show(server())
  await expect.element(handle('Halves')).toBeVisible()
  ;(handle('Halves').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(rows).toEqual(['Thirds', 'Three parts', 'Halves', 'Bread', 'Apples'])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText('Halves cannot go further.')).toBeInTheDocument()
})

test('a row is dragged by its handle', async () => {
  hurry()
  const { saved, answers } = server()
  await show({ answers })
  await expect.element(handle('Three parts')).toBeVisible()
  const grip = handle('Three parts').element()
  const above = handle('Bread').element().getBoundingClientRect()
  const from = grip.getBoundingClientRect()
  const at = (y: number) => ({ pointerId: 1, button: 0, clientX: from.x + 5, clientY: y, bubbles: true })
  grip.dispatchEvent(new PointerEvent('pointerdown', at(from.y + 5)))
  window.dispatchEvent(new PointerEvent('pointermove', at(from.y - 20)))
  window.dispatchEvent(new PointerEvent('pointermove', at(above.y - 5)))
  window.dispatchEvent(new PointerEvent('pointerup', at(above.y - 5)))
  await expect.poll(rows).toEqual(['Halves', 'Three parts', 'Bread', 'Apples', 'Thirds'])
  await expect.poll(() => saved.length, { timeout: 8_000 }).toBe(1)
})

test('what is taken out comes back with undo, and a lesson is added and named', async () => {
  const { saved, answers } = server()
  await show({ answers })
  await userEvent.click(page.getByRole('button', { name: 'Take out Halves' }))
  await expect.poll(rows).toEqual(['Thirds', 'Three parts'])
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.poll(rows).toEqual(['Halves', 'Bread', 'Apples', 'Thirds', 'Three parts'])
  await userEvent.click(page.getByRole('button', { name: 'Add a lesson' }))
  await userEvent.click(page.getByRole('button', { name: 'Title, summary and skills of New lesson' }))
  await userEvent.fill(page.getByLabelText('Title of the lesson'), 'Fourths')
  await expect.element(page.getByRole('heading', { level: 3, name: 'Fourths' })).toBeVisible()
  await expect.element(page.getByText('No content')).toBeVisible()
  await expect
    .poll(() => saved.at(-1)?.lessons.map(({ title }) => title), { timeout: 8_000 })
    .toEqual(['Halves', 'Thirds', 'Fourths'])
})

test('what somebody else saved meanwhile is not written over; mine can be saved in its place, or theirs shown', async () => {
  hurry()
  let refuse: 'draft_changed' | undefined = 'draft_changed'
  const { answers } = server()
  await show({
    answers: {
      ...answers,
      saveCourse: (input) => (refuse === undefined ? answers.saveCourse(input) : { ok: false, refusal: refuse }),
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Take out Thirds' }))
  await expect.element(page.getByText('Somebody else saved this meanwhile'), { timeout: 8_000 }).toBeVisible()
  expect(localStorage.getItem('maktab.writing.1.course.51') ?? Object.values({ ...localStorage }).join()).toContain(
    'Halves',
  )
  refuse = undefined
  await userEvent.click(page.getByRole('button', { name: 'Save mine' }))
  await expect.element(page.getByText('Somebody else saved this meanwhile')).not.toBeInTheDocument()
  await expect.poll(() => stage.performed.filter(({ name }) => name === 'saveCourse').length).toBe(2)
})

test('what was not saved is there again after the page was closed', async () => {
  await show({ answers: { ...server().answers, saveCourse: (): AnyAnswer => ({ ok: false, failure: 'unreachable' }) } })
  await userEvent.click(page.getByRole('button', { name: 'Take out Thirds' }))
  await expect.element(page.getByText(/What you wrote is kept on this device/), { timeout: 8_000 }).toBeVisible()
  stage.leave()
  await show(server())
  await expect.element(page.getByText('What you wrote here last was not saved then. It is shown now.')).toBeVisible()
  expect(rows()).toEqual(['Halves', 'Bread', 'Apples'])
  await userEvent.click(page.getByRole('button', { name: 'Throw it away' }))
  await expect.poll(rows).toEqual(['Halves', 'Bread', 'Apples', 'Thirds', 'Three parts'])
})

test('a reviewer looks, and publishes after a question', async () => {
  const { answers } = server(course({ state: 'review' }, reviewer))
  await show({
    answers: { ...answers, publishCourse: (): AnyAnswer => ({ ok: true, value: { version: 2 } }) } as never,
  })
  await expect.element(page.getByRole('heading', { level: 3, name: 'Halves' })).toBeVisible()
  expect(stage.place.querySelectorAll('[data-handle]')).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Publish', exact: true }))
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
  await vi.waitFor(() =>
    expect(stage.performed).toMatchObject([{ name: 'publishCourse', input: { course_id: 51, version: 2, saves: 1 } }]),
  )
})

test('who is of no content team is told so, and an address without a course leads nowhere', async () => {
  await show({ answers: { ...server().answers, readStudioCourse: () => ({ ok: false, refusal: 'not_content_team' }) } })
  await expect.element(page.getByRole('heading', { name: 'Not in the content team' })).toBeVisible()
})

test('in Pashto the tree runs from the right and says its moves in Pashto', async () => {
  await show(server(), 'pu')
  const grip = page.getByRole('button', { name: /Bread.*وخوځوئ/ })
  await expect.element(grip).toBeVisible()
  expect(getComputedStyle(stage.place.querySelector('section') as HTMLElement).direction).toBe('rtl')
  ;(grip.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText(/Bread.* اوس له/)).toBeInTheDocument()
})
