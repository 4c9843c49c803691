import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { assignment, assignment_id, learner, work } from '../../../test/work-to-mark.ts'
import { goneOffline } from '../../../test/gone-offline.ts'
import { LeftScores } from '#shell/left-scores.tsx'
import { MarkingScreen } from './marking.tsx'

const list = [
  learner(1, 'Ahmad'),
  learner(2, 'Belal', { assignment_status: 1, submissions: [work] }),
  learner(3, 'Cyra', { assignment_status: 1, submissions: [work], score: 7.5, scored_on: '2026-11-19T09:00:00.000Z' }),
]

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})

test('learners of one name have their usernames beside them, in the list and where one is marked', async () => {
  const handedIn = { assignment_status: 1 as const, submissions: [work] }
  await begin([
    learner(2, 'علي کریمی', { username: '6a.02', ...handedIn }),
    learner(3, 'علی كريمي', { username: '6a.03', ...handedIn }),
    learner(4, 'Cyra', { username: '6a.04' }),
  ])
  await expect.element(page.getByRole('link', { name: 'Cyra', exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: /6a\.03/ }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'علی كريمي (6a.03)' })).toBeVisible()
})

async function begin(shown: readonly object[] = list, options: Parameters<typeof setStage>[0] = {}) {
  stage = await setStage({
    ...options,
    address: `/?assignment_id=${assignment_id}`,
    answers: {
      readTaughtAssignment: () => ({ ok: true, value: assignment }),
      listSubmissions: () => ({ ok: true, value: { list: shown } }),
      scoreSubmission: () => ({ ok: true, value: { score: 9, scored_on: '2026-11-20T08:00:00.000Z' } }),
      ...options.answers,
    },
  })
  stage.show(
    <ToastProvider>
      <MarkingScreen />
      <LeftScores />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('table')).toBeVisible()
}

const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent)

test('work stands before none, and the list is sorted by score and narrowed to a state', async () => {
  await begin()
  expect(names()).toEqual(['Belal', 'Cyra', 'Ahmad'])
  await expect.element(page.getByRole('row', { name: 'Belal' }).getByText('Late')).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Cyra' }).getByText('7.5 / 20')).toBeVisible()

  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'Not submitted')
  await expect.poll(names).toEqual(['Ahmad'])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'All')
  await userEvent.click(page.getByRole('columnheader', { name: 'Score' }).getByRole('button'))
  await expect.poll(names).toEqual(['Cyra', 'Belal', 'Ahmad'])
})

test('a learner is opened by keyboard, marked, and after the last work that was handed in the way leads back to the list', async () => {
  await begin()
  page.getByRole('link', { name: 'Belal' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Belal' })).toHaveFocus()
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Obtained marks' }), '9')
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cyra' })).toHaveFocus()
  await expect
    .poll(() => stage.performed.map(({ name: call, input }) => ({ call, input })))
    .toMatchObject([{ call: 'scoreSubmission', input: { user_id: 2, score: 9 } }])

  await expect.element(page.getByText('The last work that was handed in')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'All learners' }))
  await expect.element(page.getByRole('row', { name: 'Belal' }).getByText('9 / 20')).toBeVisible()
})

test('keys lead through the work in the order of handing in, and Enter to what has no mark, also of another assignment', async () => {
  const given = (user_id: number, full_name: string, day: number, part: object = {}) =>
    learner(user_id, full_name, {
      assignment_status: 1,
      submissions: [{ ...work, handed_in_on: `2026-11-${day}T08:00:00.000Z` }],
      ...part,
    })
  const marked = { score: 5, scored_on: '2026-11-19T09:00:00.000Z' }
  const elsewhere = { assignment_id: '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a02', user_id: 9, title: 'Seasons' }
  await begin([given(2, 'Belal', 14), given(3, 'Cyra', 11, marked), given(4, 'Ahmad', 12)], {
    answers: { listMarkingQueue: () => ({ ok: true, value: { list: [elsewhere], total: 1 } }) },
  })
  const learnerIs = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toHaveFocus()
  await userEvent.click(page.getByRole('link', { name: 'Cyra' }))
  await learnerIs('Cyra')
  await userEvent.keyboard('j')
  await learnerIs('Ahmad')
  await userEvent.keyboard('k')
  await learnerIs('Cyra')
  await userEvent.keyboard('{Enter}')
  await learnerIs('Ahmad')
  await userEvent.click(page.getByRole('textbox', { name: 'Obtained marks' }))
  await userEvent.keyboard('25{Enter}')
  await expect.element(page.getByText('The score cannot be above the total marks.')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Obtained marks' }), '9')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Belal' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Obtained marks' })).toHaveFocus()
  page.getByRole('heading', { level: 1 }).element().focus()
  await userEvent.keyboard('jk')
  await learnerIs('Ahmad')
  await userEvent.keyboard('j')
  await learnerIs('Belal')
  await expect.element(page.getByRole('button', { name: 'Next without a mark: Seasons' })).toBeVisible()
  expect(stage.performed.map(({ input }) => input)).toMatchObject([{ user_id: 4, score: 9 }])
})

test('a level that was chosen can be taken back', async () => {
  const levels = [{ level_id: 'good', label: 'Good', marks: 20 }]
  const rubric_data = [{ criterion_id: 'c', title: 'Clear', levels }]
  await begin([learner(2, 'Belal', { submissions: [work], rubric_levels: { c: 'good' } })], {
    answers: { readTaughtAssignment: () => ({ ok: true, value: { ...assignment, rubric_data } }) },
  })
  await userEvent.click(page.getByRole('link', { name: 'Belal' }))
  await userEvent.click(page.getByRole('button', { name: 'Take the levels back' }))
  await expect.element(page.getByRole('radio', { name: /Good/ })).not.toBeChecked()
  await expect.poll(() => stage.performed.map(({ input }) => input)).toMatchObject([{ user_id: 2, rubric_levels: {} }])
})

test('work that was handed in again after its score waits for its teacher, who may let the score stand', async () => {
  const again = learner(4, 'Dawud', {
    assignment_status: 1,
    submissions: [{ ...work, submission_id: 'a2', attempt_number: 2, handed_in_on: '2026-11-20T08:00:00.000Z' }, work],
    score: 5,
    scored_on: '2026-11-19T09:00:00.000Z',
  })
  await begin([again])
  await expect.element(page.getByText('1 to mark')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Dawud' }))
  await expect.element(page.getByText('Handed in again after this score was given.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Keep the score' }))
  await expect
    .poll(() => stage.performed.map(({ name: call, input }) => ({ call, input })))
    .toMatchObject([{ call: 'scoreSubmission', input: { user_id: 4, score: 5 } }])
})

test.each([
  ['the one that counts', 'Keep 6', { score: 6, teacher_remarks: '' }],
  ['the other one', 'Keep 16', { score: 16, teacher_remarks: 'From the computer first' }],
])('of two scores that were given unseen a teacher keeps %s', async (_title, button, kept) => {
  const other_score = {
    score: 16,
    teacher_remarks: 'From the computer first',
    rubric_levels: {},
    scored_by_name: 'Ustad Karimi',
    scored_on: '2026-11-19T09:00:00.000Z',
  }
  const scored = { assignment_status: 1 as const, submissions: [work], score: 6, scored_on: '2026-11-19T10:00:00.000Z' }
  let isAsked = true
  await begin([], {
    answers: {
      listSubmissions: () => ({
        ok: true,
        value: { list: [learner(2, 'Belal', { ...scored, ...(isAsked && { other_score }) })] },
      }),
      scoreSubmission: () => {
        isAsked = false
        return { ok: true, value: { score: kept.score, scored_on: '2026-11-20T08:00:00.000Z' } }
      },
    },
  })
  await userEvent.click(page.getByRole('link', { name: 'Belal' }))
  await expect.element(page.getByText('Another score was given: 16 by Ustad Karimi')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: button, exact: true }))
  await expect.element(page.getByText('Another score was given')).not.toBeInTheDocument()
  await expect.element(page.getByText('Score', { exact: true })).toHaveFocus()
  expect(stage.performed.map(({ name: call, input }) => ({ call, input }))).toMatchObject([
    { call: 'scoreSubmission', input: { user_id: 2, ...kept, seen_on: '2026-11-19T10:00:00.000Z' } },
  ])
  await expect.element(page.getByRole('textbox', { name: 'Obtained marks' })).toHaveValue(String(kept.score))
})

test('a remark is given without a score', async () => {
  await begin()
  await userEvent.click(page.getByRole('link', { name: 'Belal' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Teacher remarks' }), 'Draw the rain.')
  await userEvent.tab()
  await expect.poll(() => stage.performed).toHaveLength(1)
  const { name: call, input } = stage.performed[0]!
  expect(call).toBe('scoreSubmission')
  expect(input).toMatchObject({ user_id: 2, teacher_remarks: 'Draw the rain.' })
  expect(input).not.toHaveProperty('score')
})

test('what is typed and not given stands in the form again after a reload, for the teacher who typed it', async () => {
  await begin()
  await userEvent.click(page.getByRole('link', { name: 'Belal' }))
  const remark = page.getByRole('textbox', { name: 'Teacher remarks' })
  await userEvent.fill(remark, 'Half a sentence')
  stage.leave()

  await begin()
  await userEvent.click(page.getByRole('link', { name: 'Belal' }))
  await expect.element(remark).toHaveValue('Half a sentence')
  expect(stage.performed).toEqual([])
  await userEvent.click(remark)
  await userEvent.tab()
  await expect.poll(() => stage.performed).toHaveLength(1)
  stage.leave()

  await begin()
  await userEvent.click(page.getByRole('link', { name: 'Belal' }))
  await expect.element(remark).toHaveValue('')
})

test('a score and its correction say which score of the school their teacher saw', async () => {
  await begin()
  await userEvent.click(page.getByRole('link', { name: 'Cyra' }))
  const field = page.getByRole('textbox', { name: 'Obtained marks' })
  await userEvent.fill(field, '9')
  await userEvent.tab()
  await expect.poll(() => stage.performed).toHaveLength(1)
  await userEvent.fill(field, '8')
  await userEvent.tab()
  await expect.poll(() => stage.performed).toHaveLength(2)
  expect(stage.performed.map(({ input }) => input)).toMatchObject([
    { score: 9, seen_on: '2026-11-19T09:00:00.000Z' },
    { score: 8, seen_on: '2026-11-19T09:00:00.000Z' },
  ])
})

test('a score that neither the device nor the school takes waits in the browser, also after a reload, until the network is back', async () => {
  const school = { isThere: false }
  const withoutStore = {
    store: { isAvailable: () => false },
    answers: {
      scoreSubmission: () =>
        school.isThere
          ? ({ ok: true, value: { score: 9, scored_on: '2026-11-20T08:00:00.000Z' } } as const)
          : ({ ok: false, failure: 'offline' } as const),
    },
  }
  goneOffline(true)
  await begin(list, withoutStore)
  await userEvent.click(page.getByRole('link', { name: 'Belal' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Obtained marks' }), '9')
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cyra' })).toBeVisible()
  await expect.element(page.getByText('1 score is not saved yet')).toBeVisible()
  stage.leave()

  await begin(list, withoutStore)
  await expect.element(page.getByRole('row', { name: 'Belal' }).getByText('Not saved yet')).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Belal' }).getByText('9 / 20')).toBeVisible()
  school.isThere = true
  goneOffline(false)
  await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument()
  expect(stage.performed.map(({ name: call, input }) => ({ call, input }))).toMatchObject([
    { call: 'scoreSubmission', input: { user_id: 2, score: 9 } },
  ])
  await expect.element(page.getByRole('row', { name: 'Belal' }).getByText('9 / 20')).toBeVisible()
})

test('one that the school refuses by then stands in the form again with the reason, also after a reload', async () => {
  const school = { isThere: false }
  let asked = 0
  const withoutStore = {
    store: { isAvailable: () => false },
    answers: {
      scoreSubmission: () => {
        asked += 1
        return school.isThere
          ? ({ ok: false, refusal: 'score_above_total' } as const)
          : ({ ok: false, failure: 'offline' } as const)
      },
    },
  }
  goneOffline(true)
  await begin(list, withoutStore)
  await userEvent.click(page.getByRole('link', { name: 'Belal' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Obtained marks' }), '9')
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await expect.element(page.getByText('1 score is not saved yet')).toBeVisible()
  school.isThere = true
  goneOffline(false)
  await expect.poll(() => asked).toBe(2)
  stage.leave()

  await begin(list, withoutStore)
  await expect.element(page.getByRole('row', { name: 'Belal' }).getByText('Draft')).toBeVisible()
  await expect.element(page.getByText('1 score is not saved yet')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Belal' }))
  await expect.element(page.getByRole('textbox', { name: 'Obtained marks' })).toHaveValue('9')
  await expect.element(page.getByText('The score cannot be above the total marks.')).toBeVisible()
  // The school is not asked again by itself.
  expect(asked).toBe(2)
})

test('another teacher of the same browser sees nothing of it', async () => {
  goneOffline(true)
  const answers = { scoreSubmission: () => ({ ok: false, failure: 'offline' }) as const }
  await begin(list, { answers, store: { isAvailable: () => false } })
  await userEvent.click(page.getByRole('link', { name: 'Belal' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Obtained marks' }), '9')
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await expect.element(page.getByText('1 score is not saved yet')).toBeVisible()
  stage.leave()

  await begin(list, { answers, store: { isAvailable: () => false }, person: { user_id: 8 } })
  await expect.element(page.getByRole('row', { name: 'Cyra' }).getByText('7.5 / 20')).toBeVisible()
  await expect.element(page.getByText('not saved yet')).not.toBeInTheDocument()
})
