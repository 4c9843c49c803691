import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { WaitingWork } from './waiting-work.tsx'

const given = '2026-11-20T08:00:00.000Z'
let stage: Stage
afterEach(() => stage.leave())

test('work that the school did not take leaves the device only after a question; what still waits cannot be removed', async () => {
  stage = await setStage({
    waiting: [
      { command_id: 'a', name: 'scoreSubmission', given, refusal: null },
      { command_id: 'b', name: 'handInSubmission', given, refusal: 'not_found' },
    ],
  })
  stage.show(<WaitingWork />)
  await expect.element(page.getByText('Work handed in')).toBeVisible()
  await expect.element(page.getByText('Waiting', { exact: true })).toBeVisible()
  const remove = page.getByRole('button', { name: 'Remove: Work handed in' })
  expect(page.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(1)

  await userEvent.click(remove)
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  // The safe button has the focus.
  await userEvent.keyboard('{Enter}')
  expect(stage.dismissed).toEqual([])
  await userEvent.click(remove)
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
  await expect.poll(() => stage.dismissed).toEqual(['b'])
  await expect.element(page.getByText('Work handed in')).not.toBeInTheDocument()
  await expect.element(page.getByText('A score')).toBeVisible()
})
