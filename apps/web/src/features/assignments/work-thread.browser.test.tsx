import type { Post } from '@maktab/contracts/assignments/thread'
import type { WaitingCommand } from '@maktab/client/offline-port'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { WorkThread } from './work-thread.tsx'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
const notification = '00000000-0000-4000-8000-000000000001'
const post = (number: number, change: Partial<Post> = {}): Post => ({
  post_id: `00000000-0000-4000-8000-00000000010${number}`,
  kind: 'comment',
  author_id: 9,
  author_name: 'Ustad Karim',
  author_role: 'teacher',
  text: `Look at page ${number}.`,
  attachments: [],
  given_on: '2026-11-20T08:00:00.000Z',
  edited_on: null,
  is_own: false,
  ...change,
})

let stage: Stage
afterEach(() => stage.leave())

type Answers = NonNullable<Parameters<typeof setStage>[0]>['answers']
async function open(
  list: readonly Post[],
  {
    unread = [],
    total = list.length,
    answers = {},
    waiting = [],
  }: {
    readonly unread?: readonly string[]
    readonly total?: number
    readonly answers?: Answers
    readonly waiting?: readonly WaitingCommand[]
  } = {},
) {
  stage = await setStage({
    address: `/learner/assignments/detail?assignment_id=${assignment_id}#comments`,
    waiting,
    answers: {
      listPosts: () => ({ ok: true, value: { list, total, unread } }),
      readNotifications: () => ({ ok: true, value: { unread: 0 } }),
      ...answers,
    },
  })
}
const show = (user_id?: number) =>
  stage.show(
    <ToastProvider>
      <WorkThread assignment_id={assignment_id} {...(user_id !== undefined && { user_id })} />
    </ToastProvider>,
  )
const performed = (name: string) => stage.performed.filter((one) => one.name === name).map(({ input }) => input)

test('a learner reads what is new, which counts as read, and answers', async () => {
  const taken = { ok: true, value: { submission_id: 'x', attempt_number: 0 } } as const
  await open([post(4)], { unread: [notification], answers: { handInSubmission: () => taken } })
  show()
  await expect.element(page.getByText('Only you and your teachers read this.')).toBeVisible()
  await expect.element(page.getByText('Look at page 4.')).toBeVisible()
  await expect.element(page.getByText('New comments')).toBeVisible()
  await expect.poll(() => performed('readNotifications')).toEqual([{ users_notification_ids: [notification] }])
  await userEvent.fill(page.getByLabelText('Write a comment'), 'Thank you.')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.element(page.getByLabelText('Write a comment')).toHaveValue('')
  expect(performed('handInSubmission')).toMatchObject([
    { assignment_id, kind: 'comment', text: 'Thank you.', attachments: [] },
  ])
  expect(performed('readNotifications')).toHaveLength(1)
})

test('a comment that was not taken stays in the box, and goes under the same id again', async () => {
  let answers = 0
  await open([], {
    answers: {
      handInSubmission: () =>
        answers++ === 0
          ? { ok: false, refusal: 'comment_too_long' }
          : { ok: true, value: { submission_id: 'x', attempt_number: 0 } },
    },
  })
  show(2)
  await expect.element(page.getByText('Only this learner and the teachers of the class read this.')).toBeVisible()
  const box = page.getByLabelText('Write a comment')
  await userEvent.fill(box, 'Well done.')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.element(page.getByText('A comment has at most 1,000 letters.', { exact: false })).toBeVisible()
  await expect.element(box).toHaveValue('Well done.')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.element(box).toHaveValue('')
  const [first, second] = performed('handInSubmission')
  expect(first).toMatchObject({ user_id: 2, text: 'Well done.' })
  expect(second).toEqual(first)
})

test('a teacher changes their own words and takes a learner’s back; a learner’s thread shows earlier ones when asked', async () => {
  const own = post(1, { is_own: true })
  const theirs = post(2, { author_id: 2, author_name: 'Zarmina', author_role: 'learner', text: 'Oh no' })
  await open([own, theirs], {
    total: 5,
    answers: {
      updatePost: () => ({ ok: true, value: { edited_on: '2026-11-20T09:00:00.000Z' } }),
      deletePost: ({ post_id }: { post_id: string }) => ({ ok: true, value: { post_id } }),
    },
  })
  show(2)
  const actions = page.getByRole('button', { name: 'Actions for this comment' })
  await userEvent.click(actions.nth(0))
  await userEvent.click(page.getByRole('menuitem', { name: 'Edit' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Edit' }), 'Look at page 7.')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => performed('updatePost'))
    .toEqual([{ assignment_id, post_id: own.post_id, text: 'Look at page 7.' }])
  await userEvent.click(actions.nth(1))
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect.poll(() => performed('deletePost')).toEqual([{ assignment_id, post_id: theirs.post_id }])
  await userEvent.click(page.getByRole('button', { name: 'Show 3 earlier comments' }))
  await expect.element(page.getByText('Oh no')).toBeVisible()
})

test('what is on this device only says so', async () => {
  const work = {
    kind: 'comment',
    comment_id: post(1).post_id,
    assignment_id,
    title: null,
    full_name: null,
    text: 'Look',
    attachments: [],
  } as const
  const command = { command_id: 'a', name: 'handInSubmission', given: post(1).given_on, refusal: null, work }
  await open([post(1, { is_own: true })], { waiting: [command, { ...command, command_id: 'b', refusal: 'not_found' }] })
  show()
  await expect.element(page.getByText('1 comment is on this device only.', { exact: false })).toBeVisible()
})

test('a file says something without words, is kept on this device until it is taken, and goes under its own id', async () => {
  const user_id = Math.floor(Math.random() * 1e9)
  let answers = 0
  const handInSubmission = () =>
    answers++ === 0
      ? ({ ok: false, refusal: 'file_missing' } as const)
      : ({ ok: true, value: { submission_id: 'x', attempt_number: 0 } } as const)
  await open([], { answers: { handInSubmission } })
  show(user_id)
  await userEvent.click(page.getByRole('button', { name: 'Add a photo, a file or your voice' }))
  await expect.poll(() => document.activeElement?.textContent).toContain('Files and recordings')
  const field = stage.place.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(field, new File(['how it is done'], 'steps.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('steps.pdf')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.poll(() => performed('handInSubmission')).toHaveLength(1)
  await expect.element(page.getByText('steps.pdf')).toBeVisible()

  stage.leave()
  await open([], { answers: { handInSubmission } })
  show(user_id)
  await expect.element(page.getByText('steps.pdf')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.element(page.getByText('steps.pdf')).not.toBeInTheDocument()
  expect(performed('handInSubmission')).toMatchObject([
    { user_id, kind: 'comment', text: '', attachments: [{ name: 'steps.pdf', size_bytes: 14 }] },
  ])
})

test('files of a comment open where they stand', async () => {
  const file = { file_id: 'a', name: 'voice.weba', mime_type: 'audio/webm', size_bytes: 5, url: 'data:audio/webm,' }
  await open([post(1, { text: '', attachments: [file] })])
  show()
  await userEvent.click(page.getByRole('button', { name: /voice\.weba/ }))
  await expect.poll(() => stage.place.querySelector('audio')?.src).toBe('data:audio/webm,')
})
