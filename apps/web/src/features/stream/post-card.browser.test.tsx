import type { AnyAnswer } from '@maktab/client/call'
import type { StreamComment } from '@maktab/contracts/stream/stream-comments'
import type { StreamPost } from '@maktab/contracts/stream/stream-posts'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { PostCard } from './post-card.tsx'

let stage: Stage
afterEach(() => stage.leave())

const idOf = (number: number) => `00000000-0000-4000-8000-0000000002${String(number).padStart(2, '0')}`
const fileOf = (number: number, name: string) => ({
  file_id: idOf(number),
  name,
  mime_type: 'application/pdf',
  size_bytes: 2048,
})
const link = { link_id: idOf(40), link_type: 1 as const, title: 'Maps', url: 'https://maps.example.org/' }
const post: StreamPost = {
  post_id: idOf(1),
  class_id: 4,
  author: { user_id: 7, full_name: 'Zarghuna Stanekzai', role: 'learner' },
  text: 'The plan.',
  attachments: [fileOf(20, 'plan.pdf'), fileOf(21, 'old.pdf')].map((file) => ({ ...file, url: `/files/${file.name}` })),
  links: [link],
  is_pinned: false,
  created_on: '2026-11-20T08:00:00.000Z',
  edited_on: null,
  publish_on: '2026-11-20T08:00:00.000Z',
  comments: 0,
  likes: 0,
  is_liked: false,
  comments_closed: false,
  waits_for_approval: false,
  reports: 0,
  may: { edit: true, delete: true, pin: false, comment: true, report: false, approve: false },
}
const comment: StreamComment = {
  comment_id: idOf(50),
  post_id: post.post_id,
  author: { user_id: 8, full_name: 'Palwasha', role: 'learner' },
  reply_to: null,
  text: 'Which page?',
  attachments: [],
  created_on: '2026-11-20T09:00:00.000Z',
  edited_on: null,
  may: { edit: false, delete: false, report: true },
}
const listed = { list: [comment], has_more: false, total: 1 }

async function open(user_id: number, answers: Readonly<Record<string, (input: never) => AnyAnswer>> = {}) {
  stage = await setStage({
    person: { user_id },
    answers: { listStreamComments: () => ({ ok: true, value: listed }), ...answers },
  })
  stage.show(
    <ToastProvider>
      <PostCard post={post} mutedIds={[]} onDeleted={() => {}} />
    </ToastProvider>,
  )
}
async function beginToChange() {
  await userEvent.click(page.getByRole('button', { name: 'Actions for the post of Zarghuna Stanekzai' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Edit' }))
}
const words = page.getByRole('textbox', { name: 'Edit' })
const save = page.getByRole('button', { name: 'Save changes' })
const yes = (): AnyAnswer => ({ ok: true, value: { edited_on: '2026-11-20T10:00:00.000Z' } })

test('an author takes a file away, adds one and a link; only what was changed is sent', async () => {
  await open(301, { updateStreamPost: yes })
  await beginToChange()
  await userEvent.click(page.getByRole('button', { name: 'Remove old.pdf' }))
  const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!
  await userEvent.upload(chooser(), new File(['Bring a ruler.'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(page.getByText('notes.txt')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Add a link' }))
  await userEvent.fill(page.getByLabelText('Address').last(), 'example.org/more')
  await userEvent.click(save)
  await expect.element(save).not.toBeInTheDocument()
  const [sent] = stage.performed
  expect(sent?.input).toMatchObject({
    post_id: post.post_id,
    attachments: [fileOf(20, 'plan.pdf'), { name: 'notes.txt', size_bytes: 14 }],
    links: [link, { link_type: 1, url: 'example.org/more' }],
  })
  expect(sent?.input).not.toHaveProperty('text')
  expect(sent?.files.map(({ name }) => name)).toEqual(['notes.txt'])
})

test('a change of words leaves files and links alone, and one of nothing is not sent', async () => {
  await open(302, { updateStreamPost: yes })
  await beginToChange()
  await userEvent.click(save)
  await expect.element(save).not.toBeInTheDocument()
  expect(stage.performed).toEqual([])
  await beginToChange()
  await userEvent.fill(words, 'The new plan.')
  await userEvent.click(save)
  await expect.element(save).not.toBeInTheDocument()
  expect(stage.performed.map(({ input }) => input)).toEqual([{ post_id: post.post_id, text: 'The new plan.' }])
})

test('a change that was begun stays on the device until it is saved or left', async () => {
  await open(303)
  await beginToChange()
  await userEvent.fill(words, 'Half of a ch')
  await userEvent.click(page.getByRole('button', { name: 'Remove old.pdf' }))
  stage.leave()
  await open(303)
  await beginToChange()
  await expect.element(words).toHaveValue('Half of a ch')
  expect(page.getByText('old.pdf').elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await beginToChange()
  await expect.element(words).toHaveValue('The plan.')
  await expect.element(page.getByText('old.pdf')).toBeVisible()
})

test('what twelve learners on one computer began to comment and to reply each finds alone, until it is sent', async () => {
  const learners = Array.from({ length: 12 }, (_, place) => 9_100 + place)
  const box = page.getByLabelText('Write a comment')
  const replyBox = page.getByRole('textbox', { name: 'Reply to Palwasha' })
  const show = async (user_id: number) => {
    await open(user_id, {
      createStreamComment: () => ({
        ok: true,
        value: { comment_id: idOf(51), created_on: '2026-11-20T10:00:00.000Z' },
      }),
    })
    await userEvent.click(page.getByRole('button', { name: 'Comment', exact: true }))
    await userEvent.click(page.getByRole('button', { name: 'Reply to Palwasha' }))
  }
  for (const user_id of learners) {
    await show(user_id)
    await expect.element(box).toHaveValue('')
    await expect.element(replyBox).toHaveValue('')
    await userEvent.fill(box, `A comment of ${user_id}`)
    await userEvent.fill(replyBox, `A reply of ${user_id}`)
    stage.leave()
  }
  await show(9_104)
  await expect.element(box).toHaveValue('A comment of 9104')
  await expect.element(replyBox).toHaveValue('A reply of 9104')
  await userEvent.click(page.getByRole('button', { name: 'Reply', exact: true }))
  await expect.element(replyBox).not.toBeInTheDocument()
  stage.leave()
  await show(9_104)
  await expect.element(box).toHaveValue('A comment of 9104')
  await expect.element(replyBox).toHaveValue('')
})
