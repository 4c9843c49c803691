import type { AnyAnswer } from '@maktab/client/call'
import type { StreamComment } from '@maktab/contracts/stream/stream-comments'
import type { StreamPost } from '@maktab/contracts/stream/stream-posts'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation } from '#page/router.tsx'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ClassHomeScreen } from './class-home.tsx'

let stage: Stage
beforeEach(() => page.viewport(1024, 768))
afterEach(() => stage.leave())

const class_id = 4
const classOf = (id: number, alias: string) => ({
  class_id: id,
  grade: '7',
  subject: 'maths',
  section: 'B',
  alias,
  course_id: 9,
  course_title: 'Mathematics 7',
  cms_course_id: 9,
  teacher_name: 'Ustad Karim',
  total_students: 12,
  total_lessons: 8,
  lesson_completion: 40,
})
const may = { edit: false, delete: false, pin: false, comment: true, report: true, approve: false }
const mayAll = { edit: true, delete: true, pin: true, comment: true, report: false, approve: true }
const idOf = (number: number) => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`
const post = (number: number, change: Partial<StreamPost> = {}): StreamPost => ({
  post_id: idOf(number),
  class_id,
  author: { user_id: 3, full_name: 'Ustad Karim', role: 'teacher' },
  text: `Post ${number}.`,
  attachments: [],
  links: [],
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
  may,
  ...change,
})
const comment = (number: number, change: Partial<StreamComment> = {}): StreamComment => ({
  comment_id: idOf(50 + number),
  post_id: idOf(1),
  author: { user_id: 8, full_name: 'Palwasha', role: 'learner' },
  reply_to: null,
  text: `Comment ${number}.`,
  attachments: [],
  created_on: '2026-11-20T09:00:00.000Z',
  edited_on: null,
  may: { edit: false, delete: false, report: true },
  ...change,
})

interface Opening {
  readonly role?: 'learner' | 'teacher'
  readonly address?: string
  readonly posts?: readonly StreamPost[]
  readonly pinned?: readonly StreamPost[]
  readonly standing?: object
  readonly answers?: Readonly<Record<string, (input: never) => AnyAnswer>>
  readonly tenant?: object
  readonly user_id?: number
  readonly language?: 'en' | 'pu'
}
interface Asked {
  readonly filter?: string
  readonly before?: string
  readonly limit?: number
}

function Where() {
  const { pathname, search } = useLocation()
  return <output data-testid="where">{pathname + search}</output>
}
const here = () => page.getByTestId('where').element().textContent

async function open({
  role = 'learner',
  address = `?class_id=${class_id}`,
  posts = [],
  pinned = [],
  standing = {},
  answers = {},
  tenant = {},
  user_id = 7,
  language = 'en',
}: Opening = {}) {
  const pageOf = ({ before, limit = 20 }: Asked) => {
    const from = before === undefined ? 0 : posts.findIndex(({ post_id }) => post_id === before) + 1
    return { list: posts.slice(from, from + limit), has_more: posts.length > from + limit }
  }
  stage = await setStage({
    language,
    address: `/${role}/class/dashboard${address}`,
    person: { active_role: role, roles: [role], user_id },
    tenant,
    answers: {
      listClasses: () => ({ ok: true, value: { list: [classOf(4, '7 B'), classOf(5, '7 C')] } }),
      listStreamPosts: (asked: Asked) => ({
        ok: true,
        value: {
          ...pageOf(asked),
          is_off: false,
          may_post: true,
          is_muted: false,
          muted_ids: [],
          approves_posts: false,
          to_look_at: 0,
          as_of: '2026-11-20T10:00:00.000Z',
          ...standing,
          pinned: asked.before === undefined ? pinned : [],
        },
      }),
      createStreamPost: ({ post_id }: { post_id: string }) => ({
        ok: true,
        value: { post_id, created_on: '2026-11-20T10:00:00.000Z', waits_for_approval: false },
      }),
      ...answers,
    },
  })
  stage.show(
    <ToastProvider>
      <Where />
      <ClassHomeScreen />
    </ToastProvider>,
  )
}
const performed = (name: string) => stage.performed.filter((one) => one.name === name).map(({ input }) => input)
const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent)

test.each([
  ['a learner', {}, ['Stream', 'Assignments', 'Lessons', 'People', 'Library']],
  [
    'a teacher whose school takes attendance',
    { role: 'teacher', tenant: { attendance_mode: 1 } },
    ['Stream', 'Assignments', 'Lessons', 'People', 'Library', 'Attendance'],
  ],
  [
    'a learner where work is not set and the stream is off',
    { tenant: { is_assignment_allowed: false }, standing: { is_off: true } },
    ['Lessons', 'People'],
  ],
] as const)('%s finds the parts that this class has', async (_, opening, expected) => {
  await open({ ...opening, answers: { listLessons: () => ({ ok: false, failure: 'offline' }) } })
  await expect.poll(tabs).toEqual(expected)
})

test('the part stands in the address, and a class that is not theirs leads to those that are', async () => {
  await open({ address: `?class_id=${class_id}&tab=people` })
  await expect.element(page.getByText('Ustad Karim')).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'Stream' }))
  await expect.poll(here).toBe(`/learner/class/dashboard?class_id=${class_id}&tab=stream`)
  await expect.element(page.getByText('Nothing was said here yet')).toBeVisible()
  stage.leave()
  await open({ address: '?class_id=77' })
  await expect.poll(here).toBe('/learner/classes')
})

test('a teacher finds the stream that is off and switches it on', async () => {
  await open({
    role: 'teacher',
    standing: { is_off: true },
    answers: {
      setStream: () => ({ ok: true, value: { class_id, is_stream_disabled: false, approves_posts: false } }),
      listTaughtAssignments: () => ({ ok: true, value: { list: [], total_pages: 1 } }),
    },
  })
  await expect.element(page.getByText('Nothing was deleted.', { exact: false })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Switch the stream on' }))
  expect(performed('setStream')).toEqual([{ class_id, is_stream_disabled: false }])
})

test('earlier posts come page by page, and what is kept at the top stands there once', async () => {
  const posts = Array.from({ length: 35 }, (_, place) => post(place))
  await open({ posts, pinned: [post(33, { is_pinned: true, text: 'Bring a ruler.' })] })
  await expect.element(page.getByText('Bring a ruler.')).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(11)
  await userEvent.click(page.getByRole('button', { name: 'Show earlier posts' }))
  await expect.poll(() => page.getByRole('article').elements().length).toBe(31)
  await userEvent.click(page.getByRole('button', { name: 'Show earlier posts' }))
  await expect.poll(() => page.getByRole('article').elements().length).toBe(35)
  expect(page.getByText('Post 33.').elements()).toEqual([])
})

test('what is written is text: scripts are read, https addresses are followed, others are not', async () => {
  const text = '<b>Look</b> https://example.org/a, javascript:alert(1)'
  await open({ posts: [post(1, { text })] })
  await expect.element(page.getByText('<b>Look</b>', { exact: false })).toBeVisible()
  const links = page.getByRole('article').getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/a'])
})

test('a learner says something, counted as a person counts, under one id until it is taken in', async () => {
  let tries = 0
  await open({
    user_id: 101,
    answers: {
      createStreamPost: ({ post_id }: { post_id: string }) =>
        tries++ === 0
          ? { ok: false, refusal: 'post_limit', wait_seconds: 42 }
          : { ok: true, value: { post_id, created_on: '2026-11-20T10:00:00.000Z', waits_for_approval: true } },
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Write to the class' }))
  const box = page.getByLabelText('What do you want to say?')
  await userEvent.fill(box, 'é'.normalize('NFD').repeat(1_001))
  await expect.element(page.getByText('1 letter too many')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Send to the class' }))
  expect(performed('createStreamPost')).toEqual([])
  await userEvent.fill(box, 'Is there school on Saturday?')
  await userEvent.click(page.getByRole('button', { name: 'Send to the class' }))
  await expect.element(page.getByText('You can write again in 42 seconds.')).toBeVisible()
  await expect.element(box).toHaveValue('Is there school on Saturday?')
  await userEvent.click(page.getByRole('button', { name: 'Send to the class' }))
  await expect.element(page.getByText('A teacher looks at it first.', { exact: false })).toBeVisible()
  const [first, second] = performed('createStreamPost')
  expect(first).toMatchObject({ class_id, text: 'Is there school on Saturday?', attachments: [], links: [] })
  expect(second).toEqual(first)
})

test('twelve learners on one computer find no draft of another, and each finds their own', async () => {
  const learners = Array.from({ length: 12 }, (_, place) => 9_000 + place)
  for (const user_id of learners) {
    await open({ user_id })
    await userEvent.click(page.getByRole('button', { name: 'Write to the class' }))
    const box = page.getByLabelText('What do you want to say?')
    await expect.element(box).toHaveValue('')
    await userEvent.fill(box, `A secret of ${user_id}`)
    stage.leave()
  }
  await open({ user_id: learners[4]! })
  await userEvent.click(page.getByRole('button', { name: 'Go on with what you began to write' }))
  await expect.element(page.getByLabelText('What do you want to say?')).toHaveValue('A secret of 9004')
})

test('a teacher sends one post to two classes under two ids; what one class took is not sent to it again', async () => {
  let tries = 0
  await open({
    role: 'teacher',
    user_id: 102,
    answers: {
      createStreamPost: ({ post_id }: { post_id: string }) =>
        tries++ === 1
          ? { ok: false, failure: 'broken' }
          : { ok: true, value: { post_id, created_on: '2026-11-20T10:00:00.000Z', waits_for_approval: false } },
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Write to the class' }))
  await userEvent.fill(page.getByLabelText('What do you want to say?'), 'Tomorrow we measure.')
  await userEvent.click(page.getByRole('button', { name: 'Later, or to other classes too' }))
  await userEvent.click(page.getByLabelText('7 C'))
  const send = page.getByRole('button', { name: 'Send to the class' })
  await userEvent.click(send)
  await expect.poll(() => performed('createStreamPost').length).toBe(2)
  await userEvent.click(send)
  await expect.element(page.getByText('Your class can read it.')).toBeVisible()
  const sent = performed('createStreamPost') as { class_id: number; post_id: string }[]
  expect(sent.map((one) => one.class_id)).toEqual([4, 5, 5])
  expect(new Set(sent.map((one) => one.post_id)).size).toBe(2)
})

test('a learner likes, answers a comment and tells the teachers of one', async () => {
  await open({
    posts: [post(1, { comments: 2, likes: 3 })],
    answers: {
      likeStreamPost: ({ post_id }: { post_id: string }) => ({
        ok: true,
        value: { post_id, is_liked: true, likes: 4 },
      }),
      listStreamComments: () => ({
        ok: true,
        value: { list: [comment(1), comment(2, { reply_to: idOf(51) })], has_more: false, total: 2 },
      }),
      createStreamComment: ({ comment_id }: { comment_id: string }) => ({
        ok: true,
        value: { comment_id, created_on: '2026-11-20T10:00:00.000Z' },
      }),
      reportStream: ({ post_id }: { post_id: string }) => ({ ok: true, value: { post_id } }),
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Like. 3 people like it' }))
  await expect
    .element(page.getByRole('button', { name: 'Like. 4 people like it' }))
    .toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(page.getByRole('button', { name: '2 comments' }))
  await expect.element(page.getByText('Comment 2.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Reply to Palwasha' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Reply to Palwasha' }), 'Thank you.')
  await userEvent.click(page.getByRole('button', { name: 'Reply', exact: true }))
  await expect
    .poll(() => performed('createStreamComment'))
    .toMatchObject([{ post_id: idOf(1), reply_to: idOf(51), text: 'Thank you.' }])
  await userEvent.click(page.getByRole('button', { name: 'Actions for this comment' }).first())
  await userEvent.click(page.getByRole('menuitem', { name: 'Tell the teachers' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Tell the teachers' }))
  await expect.element(page.getByText('Your teachers know now.')).toBeVisible()
  expect(performed('reportStream')).toEqual([{ post_id: idOf(1), comment_id: idOf(51), reason: '' }])
})

test('a teacher keeps order: at the top, closed, only reading, approved, all right; and a deleted post comes back', async () => {
  const theirs = post(1, {
    author: { user_id: 8, full_name: 'Palwasha', role: 'learner' },
    may: mayAll,
    waits_for_approval: true,
    reports: 2,
  })
  const yes = () => ({ ok: true, value: {} }) as AnyAnswer
  await open({
    role: 'teacher',
    posts: [theirs],
    answers: {
      pinStreamPost: yes,
      updateStreamPost: yes,
      muteInStream: yes,
      approveStreamPost: yes,
      settleReports: yes,
      deleteStreamPost: yes,
    },
  })
  const choose = async (name: string) => {
    await userEvent.click(page.getByRole('button', { name: 'Actions for the post of Palwasha' }))
    await userEvent.click(page.getByRole('menuitem', { name }))
  }
  await choose('Keep at the top')
  await choose('Close comments')
  await choose('Let Palwasha only read')
  await userEvent.click(page.getByRole('button', { name: 'Let the class see it', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'It is all right' }))
  await choose('Delete')
  await expect.element(page.getByText('The post is deleted.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => page.getByText('The post is deleted.').elements().length).toBe(0)
  const { post_id } = theirs
  expect(stage.performed.map(({ name, input }) => [name, input])).toEqual([
    ['pinStreamPost', { post_id, is_pinned: true }],
    ['updateStreamPost', { post_id, comments_closed: true }],
    ['muteInStream', { class_id, user_id: 8, is_muted: true }],
    ['approveStreamPost', { post_id, is_approved: true }],
    ['settleReports', { post_id }],
    ['deleteStreamPost', { post_id }],
  ])
})

test.each([
  ['who is muted', { is_muted: true, may_post: false }, 'You can read and like here.'],
  ['where learners only read', { may_post: false }, 'Here teachers write.'],
] as const)('%s is told so, and has no box', async (_, standing, told) => {
  await open({ standing })
  await expect.element(page.getByText(told, { exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: 'Write to the class' }).elements()).toEqual([])
})

test('a notification leads to one post with its comments, and on to all of them', async () => {
  await open({
    address: `?class_id=${class_id}&post=${idOf(1)}`,
    answers: {
      readStreamPost: () => ({ ok: true, value: { post: post(1), comments: [comment(1)], total_comments: 1 } }),
      listStreamComments: () => ({ ok: true, value: { list: [comment(1)], has_more: false, total: 1 } }),
    },
  })
  await expect.element(page.getByText('Comment 1.')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'All posts of the class' }))
  await expect.poll(here).toBe(`/learner/class/dashboard?class_id=${class_id}`)
})
