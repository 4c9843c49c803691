import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { assignment, assignment_id, learner, work } from '../../../test/work-to-mark.ts'
import { MarkingScreen } from './marking.tsx'

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

async function begin(shown: readonly object[], options: Parameters<typeof setStage>[0] = {}) {
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
    </ToastProvider>,
  )
  await expect.element(page.getByRole('table')).toBeVisible()
}

test('a score that was given is taken back, and the remark stays', async () => {
  const scored = { score: 5, scored_on: '2026-11-19T09:00:00.000Z', teacher_remarks: 'Well done' }
  await begin([learner(2, 'Belal', { assignment_status: 1 as const, submissions: [work], ...scored })], {
    answers: {
      scoreSubmission: () => ({
        ok: true,
        value: { score: null, scored_on: '2026-11-20T08:00:00.000Z', is_score_automatic: false },
      }),
    },
  })
  await userEvent.click(page.getByRole('link', { name: 'Belal' }))
  await userEvent.click(page.getByRole('button', { name: 'Take the mark back' }))
  await expect.element(page.getByRole('textbox', { name: 'Obtained marks' })).toHaveValue('')
  await expect
    .poll(() => stage.performed.map(({ input }) => input))
    .toEqual([expect.objectContaining({ user_id: 2, is_taken_back: true, teacher_remarks: 'Well done' })])
  expect(stage.performed[0]?.input).not.toHaveProperty('score')
})

test('work that scores itself shows its score, which no remark makes the teacher’s own, and an own score gives way to it', async () => {
  const counted = {
    assignment_status: 2 as const,
    counted_on: '2026-11-19T09:00:00.000Z',
    scored_on: '2026-11-19T09:00:00.000Z',
  }
  const shown = [
    learner(2, 'Belal', { ...counted, score: 12.5, automatic_score: 12.5, is_score_automatic: true }),
    learner(3, 'Cyra', { ...counted, score: 18, automatic_score: 11, is_score_automatic: false }),
    learner(4, 'Dawud', { ...counted, assignment_status: 1 as const, scored_on: null }),
  ]
  await begin(shown, {
    answers: { readTaughtAssignment: () => ({ ok: true, value: { ...assignment, assignment_type: 0 } }) },
  })
  await expect.element(page.getByRole('row', { name: 'Belal' }).getByText('12.5 / 20')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Belal' }))
  await expect.element(page.getByText('Scored by itself: 12.5 of 20')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Teacher remarks' }), 'Good')
  await userEvent.click(page.getByRole('button', { name: 'Next', exact: true }))
  await expect.poll(() => stage.performed.map(({ input }) => input)).toMatchObject([{ teacher_remarks: 'Good' }])
  expect(stage.performed[0]?.input).not.toHaveProperty('score')

  await expect.element(page.getByText('Scored by itself: 11 of 20')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Use the automatic mark: 11' }))
  await expect.poll(() => stage.performed.at(-1)?.input).toMatchObject({ user_id: 3, is_taken_back: true })
  await userEvent.click(page.getByRole('button', { name: 'Next', exact: true }))
  await expect.element(page.getByText('Done, and not scored yet', { exact: false })).toBeVisible()
})
