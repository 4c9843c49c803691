import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ShowMessages } from '#shell/show-messages.tsx'
import { SyncStatus } from '#shell/sync-status.tsx'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AccountScreen } from '#screens/account/account.tsx'
import { WaitingWork } from './waiting-work.tsx'

const sync = { waiting: 0, refused: 0, is_sending: false, synced_on: null }
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

test.each([
  [{ ...sync, refused: 1 }, '1 needs your attention'],
  [{ ...sync, waiting: 2 }, '2 waiting to send'],
  [{ ...sync, waiting: 2, refused: 1 }, '1 needs your attention'],
])('everything is not said to be sent while %o', async (state, said) => {
  stage = await setStage({ store: { syncState: () => state } })
  stage.show(<WaitingWork />)
  await expect.element(page.getByText(said)).toBeVisible()
  expect(page.getByText('Everything is sent').elements()).toEqual([])
})

test('what waits is said with the size of its files, in the list and in the frame', async () => {
  const state = { ...sync, waiting: 2, waiting_bytes: 2_516_582 }
  stage = await setStage({
    waiting: [{ command_id: 'a', name: 'handInSubmission', given, refusal: null }],
    store: { syncState: () => state },
  })
  stage.show(
    <>
      <SyncStatus />
      <WaitingWork />
    </>,
  )
  await expect.element(page.getByText('2.4 MB of files still to send')).toBeVisible()
  await expect.element(page.getByText('2 waiting to send · 2.4 MB')).toBeVisible()
})

test.each([
  [{ ...sync, waiting: 1 }, false, 1],
  [{ ...sync, waiting: 1 }, true, 0],
  [{ ...sync, waiting: 1 }, undefined, 0],
  [{ ...sync, refused: 1 }, false, 0],
])(
  'while %o waits and the browser says of keeping it %o, %i warning stands there',
  async (state, isLasting, warnings) => {
    stage = await setStage({
      waiting: [{ command_id: 'a', name: 'handInSubmission', given, refusal: null }],
      store: { syncState: () => state, isLasting: () => isLasting },
    })
    stage.show(<WaitingWork />)
    await expect.element(page.getByText('Work handed in')).toBeVisible()
    expect(page.getByText(/^This browser may delete what waits here/).elements()).toHaveLength(warnings)
  },
)

test.each([
  [3 * 86_400 - 1, 0],
  [4 * 86_400, 1],
])('of work that waits for %i seconds its person is told by %i notice', async (oldest_waits_seconds, notices) => {
  const state = { ...sync, waiting: 1, oldest_waits_seconds }
  stage = await setStage({
    waiting: [{ command_id: 'a', name: 'handInSubmission', given, refusal: null }],
    store: { syncState: () => state },
  })
  stage.show(<WaitingWork />)
  await expect.element(page.getByText('Work handed in')).toBeVisible()
  expect(page.getByText(/^Work has waited here for 4 days/).elements()).toHaveLength(notices)
})

test('everything is said to be sent where nothing waits and nothing was refused', async () => {
  stage = await setStage({ store: { syncState: () => sync } })
  stage.show(<WaitingWork />)
  await expect.element(page.getByText('Everything is sent')).toBeVisible()
})

test('the chip in the frame leads to the list, which has the focus', async () => {
  const state = { ...sync, waiting: 1, refused: 1 }
  stage = await setStage({ store: { syncState: () => state } })
  stage.show(
    <ToastProvider>
      <SyncStatus />
      <AccountScreen />
    </ToastProvider>,
  )
  await userEvent.click(page.getByRole('link', { name: /needs your attention/ }))
  await expect.element(page.getByRole('group', { name: 'Sync', exact: true })).toHaveFocus()
})

const learner = { kind: 'score', assignment_id: 'x', user_id: 5, title: 'Fractions', full_name: 'Spogmai' } as const
const scored = (command_id: string, teacher_remarks: string) => ({
  command_id,
  name: 'scoreSubmission',
  given,
  refusal: 'not_found',
  subject: 'x 5',
  work: { ...learner, score: 12, total_score: 20, teacher_remarks },
})

test('refused work says which it is, can be read and can be sent again', async () => {
  const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const attachments = [{ file_id: 'f', name: 'page.jpg', mime_type: 'image/jpeg', size_bytes: 9, url }]
  const work = { kind: 'submission', submission_id: 's', assignment_id: 'x', title: 'Fractions' } as const
  stage = await setStage({
    waiting: [
      {
        command_id: 'a',
        name: 'handInSubmission',
        given,
        refusal: 'not_found',
        work: { ...work, text: 'Two quarters are a half.', attachments },
      },
    ],
  })
  stage.show(<WaitingWork />)
  await userEvent.click(page.getByRole('button', { name: 'Open: Work handed in, Fractions' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Two quarters are a half.')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'page.jpg' })).toHaveAttribute('href', url)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Send again: Work handed in, Fractions' }))
  await expect.poll(() => stage.sentAgain).toEqual(['a'])
})

test('score and remark of one learner are one entry, and are sent again and removed together', async () => {
  stage = await setStage({ waiting: [scored('a', ''), scored('b', 'Well done')] })
  stage.show(<WaitingWork />)
  await expect.element(page.getByText('Spogmai', { exact: true }).first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Send again: A score, Fractions, Spogmai' }))
  await expect.poll(() => stage.sentAgain).toEqual(['a', 'b'])
})

test.each([
  ['Everything is in sync.', { ...sync, synced_on: given }],
  ['Unable to connect to the server', sync],
])('whoever asks for a sync hears "%s"', async (said, after) => {
  let state = sync as typeof after
  stage = await setStage({ store: { syncState: () => state, retryNow: async () => (state = after) } })
  stage.show(
    <ToastProvider>
      <ShowMessages place="frame" />
      <WaitingWork />
    </ToastProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Sync now' }))
  await expect.element(page.getByText(new RegExp(`^${said}`))).toBeVisible()
})
