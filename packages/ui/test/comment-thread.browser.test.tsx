import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CommentThread } from '../src/layout/comment-thread.tsx'
import { render } from './render.tsx'
import type { ThreadComment } from '../src/layout/comment-thread.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined
const now = '2026-11-20T10:00:00Z'
const asked: ThreadComment = { key: '1', author: 'Ahmad Wali', sentAt: '2026-11-20T08:00:00Z', text: 'When is it due?' }
const own: ThreadComment = {
  key: '2',
  author: 'Zarmina Safi',
  sentAt: '2026-11-20T09:00:00Z',
  text: 'On Sunday',
  isOwn: true,
  isEdited: true,
}

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const box = page.getByLabelText('Write a comment')

test('who, when and what are said', async () => {
  rendered = render(<CommentThread now={now} ownName="Mina" comments={[asked, own]} />)
  await expect.element(page.getByRole('article').first()).toHaveTextContent(/Ahmad Wali.*2 hours ago.*When is it due\?/)
  await expect.element(page.getByRole('article').nth(1)).toHaveTextContent(/edited/)
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a text that was not taken stays in the box; nothing but space is not sent', async () => {
  const send = vi.fn((text: string) => Promise.resolve(text === 'Second'))
  rendered = render(<CommentThread now={now} ownName="Mina" comments={[]} onSend={send} />)
  await userEvent.fill(box, '   ')
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await userEvent.fill(box, 'First ')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  expect(send).toHaveBeenCalledWith('First', undefined)
  await expect.element(box).toHaveValue('First ')
  await userEvent.fill(box, 'Second')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(box).toHaveValue('')
})

test('a reply goes to its comment, and Escape leaves without one', async () => {
  const send = vi.fn(() => Promise.resolve(true))
  rendered = render(<CommentThread now={now} ownName="Mina" comments={[asked]} onSend={send} />)
  const reply = page.getByRole('button', { name: 'Reply to Ahmad Wali' })
  const replyBox = page.getByRole('textbox', { name: 'Reply to Ahmad Wali' })
  await userEvent.click(reply)
  await expect.element(replyBox).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(replyBox).not.toBeInTheDocument()
  await expect.element(reply).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(replyBox, 'On Sunday')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(send).toHaveBeenCalledWith('On Sunday', '1')
  await expect.element(replyBox).not.toBeInTheDocument()
})

function Kept() {
  const [comments, setComments] = useState<readonly ThreadComment[]>([asked, own])
  return (
    <CommentThread
      now={now}
      ownName="Zarmina Safi"
      comments={comments}
      onEdit={(key, text) => {
        setComments((all) => all.map((one) => (one.key === key ? { ...one, text } : one)))
        return Promise.resolve(true)
      }}
      onDelete={(key) => setComments((all) => all.filter((one) => one.key !== key))}
    />
  )
}

test('only one’s own is edited, and the focus comes back to its menu', async () => {
  rendered = render(<Kept />)
  const menu = page.getByRole('button', { name: 'Actions for this comment' })
  expect(menu.elements()).toHaveLength(1)
  await userEvent.click(menu)
  await userEvent.keyboard('{Enter}')
  const edit = page.getByRole('textbox', { name: 'Edit' })
  await expect.element(edit).toHaveFocus()
  await expect.element(edit).toHaveValue('On Sunday')
  await userEvent.fill(edit, 'On Monday')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('On Monday')).toBeVisible()
  await expect.element(menu).toHaveFocus()
})

test('deleting asks first, and leaves the focus in the thread', async () => {
  rendered = render(<Kept />)
  await userEvent.click(page.getByRole('button', { name: 'Actions for this comment' }))
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await expect.element(page.getByText('On Sunday')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await expect.element(page.getByText('On Sunday')).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Comments' })).toHaveFocus()
})

test('earlier comments are asked for', async () => {
  const show = vi.fn()
  rendered = render(<CommentThread now={now} ownName="Mina" comments={[asked]} earlier={12} onShowEarlier={show} />, {
    dir: 'rtl',
    lang: 'ps-AF',
  })
  await userEvent.click(page.getByRole('button', { name: /۱۲/ }))
  expect(show).toHaveBeenCalledTimes(1)
})

test('a thread without replies offers none, and what others wrote is deleted by whoever may', async () => {
  const remove = vi.fn()
  const comments = [
    { ...asked, mayBeDeleted: true },
    { ...asked, key: '3', author: 'Mina' },
  ]
  const edit = () => Promise.resolve(true)
  const send = () => Promise.resolve(true)
  rendered = render(
    <CommentThread
      now={now}
      ownName="Mina"
      comments={comments}
      hasReplies={false}
      onSend={send}
      onEdit={edit}
      onDelete={remove}
    />,
  )
  await expect.element(page.getByRole('button', { name: /Reply/ })).not.toBeInTheDocument()
  const menu = page.getByRole('button', { name: 'Actions for this comment' })
  expect(menu.elements()).toHaveLength(1)
  await userEvent.click(menu)
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  expect(remove).toHaveBeenCalledWith('1')
})
