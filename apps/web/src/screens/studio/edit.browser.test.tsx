import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hurry } from '../../../test/hurry.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ContentEditScreen } from './edit.tsx'

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

const lesson_guid = '0a4f3c1e-5d1b-4f1e-8a51-000000000001'
const tree = (revision: number) => ({
  title: 'Mathematics 6',
  subject: 'maths',
  grade: '6',
  language: 'en',
  min_completion_percentage: 75,
  counted_attempt: 'best',
  lessons: [{ lesson_guid, title: 'Halves', summary: '', skill_ids: [], contents: [{ content_id: 1, revision }] }],
})
const course = (state = 'draft'): AnyAnswer => {
  const version = {
    version: 2,
    state,
    saves: 1,
    saved_by_name: 'Palwasha',
    saved_on: '2026-11-01T08:00:00Z',
    steps: [],
  }
  return {
    ok: true,
    value: {
      course_id: 51,
      powers: { mayWrite: true, mayReview: false, mayManage: false },
      version: { ...version, tree: tree(3) },
      contents: [],
      versions: [version],
    },
  }
}
const blocks = [
  { kind: 'heading', text: 'Parts', level: 2 },
  { kind: 'paragraph', text: 'A whole has parts.', marks: [{ kind: 'bold', from: 2, to: 7 }] },
  { kind: 'maths', tex: 'a^2' },
]
const article = {
  content_id: 1,
  revision: 3,
  latest: 3,
  title: 'Bread',
  content_type: 'article',
  size_bytes: 10,
  skill_ids: [],
  body: { kind: 'article', blocks },
}
const skills = (): AnyAnswer => ({ ok: true, value: { list: [] } })

interface Saved {
  readonly content_id: number | null
  readonly based_on: number | null
  readonly title: string
  readonly body: { readonly kind: string; readonly blocks: readonly object[]; readonly url?: string }
}

async function show(search: string, answers: Record<string, (input: never) => AnyAnswer> = {}): Promise<Saved[]> {
  hurry()
  const saved: Saved[] = []
  const saveRevision = (input: Saved): AnyAnswer => {
    saved.push(input)
    return { ok: true, value: { content_id: 1, revision: 3 + saved.length, saved_on: '2026-11-01T08:00:00Z' } }
  }
  stage = await setStage({
    address: `/content/edit?course_id=51&lesson_guid=${lesson_guid}&${search}`,
    answers: {
      readStudioCourse: () => course(),
      readRevision: () => ({ ok: true, value: article }),
      saveRevision,
      listSkills: skills,
      ...answers,
    },
    person: { active_role: 'content_team', roles: ['content_team'] },
  })
  stage.show(<ContentEditScreen />)
  return saved
}

test('an article opens as its parts, and a new part is saved as a further revision of what was opened', async () => {
  const saved = await show('content_id=1&revision=1')
  await expect.element(page.getByLabelText('Formula, as TeX')).toHaveValue('a^2')
  // The editor of its text is taller than what stood there before; it would push the button with its menu out of sight.
  await expect.poll(() => stage.place.querySelector('[contenteditable="true"]')).not.toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Add to Article' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Note' }))
  await userEvent.fill(page.getByLabelText('Note', { exact: true }), 'Remember.')
  await expect
    .poll(() => saved.at(-1), { timeout: 8_000 })
    .toMatchObject({
      content_id: 1,
      based_on: 3,
      title: 'Bread',
      body: { kind: 'article', blocks: [...blocks, { kind: 'note', text: 'Remember.' }] },
    })
  await userEvent.fill(page.getByLabelText('Formula, as TeX'), 'b^2')
  await expect.poll(() => saved.at(-1)?.based_on, { timeout: 8_000 }).toBe(3 + saved.length - 1)
})

test('a new content is saved once it has a title, as a new one, and from then on as itself', async () => {
  const saved = await show('content_type=link')
  await userEvent.fill(page.getByLabelText('Address of the page'), 'maktab.af')
  await expect.element(page.getByText(/Give it a title, and it is saved/)).toBeVisible()
  expect(saved).toEqual([])
  await userEvent.fill(page.getByLabelText('Title', { exact: true }), 'Our page')
  await expect
    .poll(() => saved.at(-1), { timeout: 8_000 })
    .toMatchObject({ content_id: null, based_on: null, title: 'Our page', body: { kind: 'link', url: 'maktab.af' } })
  await userEvent.fill(page.getByLabelText('Title', { exact: true }), 'The page')
  await expect
    .poll(() => saved.at(-1), { timeout: 8_000 })
    .toMatchObject({ content_id: 1, based_on: 4, title: 'The page' })
})

test('a test is sealed until a day and a time by the clocks of the tenant, and is no longer once they are taken out', async () => {
  const questions = [{ kind: 'true_false', question_id: 'q1', text: 'Is it?', explanation: '', correct: true }]
  const saved = await show('content_id=1&revision=3', {
    readRevision: () => ({
      ok: true,
      value: {
        ...article,
        content_type: 'assessment',
        body: { kind: 'assessment', questions, closes_on: '2026-12-01T08:00:00.000Z' },
      },
    }),
  })
  const date = page.getByRole('group', { name: 'Sealed until' }).getByLabelText('Date', { exact: true })
  await expect.element(page.getByRole('spinbutton', { name: 'Minute' })).toHaveValue('30')
  await userEvent.fill(date, '02/12/2026')
  await expect
    .poll(() => saved.at(-1)?.body, { timeout: 8_000 })
    .toEqual({ kind: 'assessment', questions, closes_on: '2026-12-02T08:00:00.000Z' })
  await userEvent.clear(date)
  await expect.poll(() => saved.at(-1)?.body, { timeout: 8_000 }).toEqual({ kind: 'assessment', questions })
})

test('of what a site hands out only a frame from a known site is taken', async () => {
  await show('content_type=embed_tag')
  const code = page.getByLabelText('Code to embed, from the site')
  await userEvent.fill(code, '<script>alert(1)</script>')
  await expect.element(page.getByText('There is no iframe in it.')).toBeVisible()
  await userEvent.fill(code, '<iframe src="https://evil.example/x"></iframe>')
  await expect.element(page.getByText('Pages of this site cannot be shown within a lesson.')).toBeVisible()
  await userEvent.fill(code, '<iframe src="https://www.youtube.com/embed/abc" onload="alert(1)"></iframe>')
  await expect.element(page.getByText('It shows https://www.youtube.com/embed/abc?enablejsapi=1')).toBeVisible()
})

test('somebody else’s revision is not written over; mine follows it when I say so', async () => {
  let isRefused = true
  const tried: Saved[] = []
  await show('content_id=1&revision=3', {
    saveRevision: (input: Saved): AnyAnswer => {
      tried.push(input)
      return isRefused
        ? { ok: false, refusal: 'draft_changed' }
        : { ok: true, value: { content_id: 1, revision: 9, saved_on: '2026-11-01T08:00:00Z' } }
    },
    readRevision: () => ({ ok: true, value: { ...article, latest: 8 } }),
  })
  await userEvent.fill(page.getByLabelText('Title', { exact: true }), 'Mine')
  await expect.element(page.getByText('Somebody else saved this meanwhile'), { timeout: 8_000 }).toBeVisible()
  isRefused = false
  await userEvent.click(page.getByRole('button', { name: 'Save mine' }))
  await expect.poll(() => tried.at(-1)).toMatchObject({ title: 'Mine', based_on: 8 })
})

test('with the reviewers it is only looked at, as a learner sees it', async () => {
  await show('content_id=1&revision=3', { readStudioCourse: () => course('review') })
  await expect.element(page.getByRole('heading', { level: 3, name: 'Parts' }), { timeout: 8_000 }).toBeVisible()
  await expect.element(page.getByLabelText('Title', { exact: true })).not.toBeInTheDocument()
  expect(stage.place.querySelector('strong')?.textContent).toBe('whole')
})

test('an address that names no content leads nowhere', async () => {
  await show('content_type=video')
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  expect(stage.place.querySelector('input')).toBeNull()
})
