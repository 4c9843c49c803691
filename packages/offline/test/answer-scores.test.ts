/** A teacher scores answers that no rule marks, without a network: shown at once, kept, and never lost to another teacher. */
import { randomUUID } from 'node:crypto'
import type { Row } from '@maktab/contracts/downloads/structure'
import type { ScoredAttempt, WaitingAttempt } from '@maktab/contracts/learning/answer-scores'
import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { article, assessment, assignmentId, classId, classRows, teacher } from './small-class.ts'

const rubric = [
  {
    criterion_id: 'c',
    title: 'Clear',
    levels: [
      { level_id: 'no', label: 'Not yet', marks: 0 },
      { level_id: 'yes', label: 'Well', marks: 4 },
    ],
  },
]
const asked = (question_id: string) => ({
  kind: 'long_answer' as const,
  question_id,
  text: 'Why?',
  explanation: '',
  rubric,
})
const photo = {
  file_id: '33333333-3333-4333-8333-333333333333',
  name: 'leaf.jpg',
  mime_type: 'image/jpeg',
  size_bytes: 300,
  url: '/files/attachment/33333333-3333-4333-8333-333333333333?old',
}
const sync_guid = '44444444-4444-4444-8444-444444444444'

const waitingRow = (over: Partial<Row<'attempts_to_score'>> = {}): Row<'attempts_to_score'> => ({
  sync_guid,
  user_id: 1001,
  content_id: assessment,
  class_id: classId,
  content_title: 'Try',
  taken_on: '2026-03-20T08:00:00.000Z',
  waiting_questions: 2,
  accuracy: 100,
  results: { one: true, two: null, three: null },
  marks: {},
  answers: [
    { question: asked('two'), answer: ['It gets cold.'], files: [] },
    {
      question: { ...asked('three'), kind: 'file', accepts: 'photo', max_files: 1 },
      answer: [photo.file_id],
      files: [photo],
    },
  ],
  entries: [],
  scored_on: null,
  is_deleted: false,
  ...over,
})

async function synced(rows: readonly Row<'attempts_to_score'>[] = [waitingRow()]) {
  const server = new ScriptedServer()
  server.rows = {
    ...classRows,
    users: [...classRows.users, { user_id: 1011, full_name: 'Ustad Rahimi', username: 'rahimi', is_deleted: false }],
    attempts_to_score: rows,
  }
  const phone = phoneOf(teacher, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  server.isReachable = false
  const list = async <T>(name: string): Promise<readonly T[]> =>
    ((await tab.answer(name, { class_id: classId })) as unknown as { value: { list: readonly T[] } }).value.list
  return {
    server,
    phone,
    tab,
    waiting: () => list<WaitingAttempt>('listWaitingAttempts'),
    scored: () => list<ScoredAttempt>('listScoredAttempts'),
  }
}

const level = (levels: string, remark = '') => ({ levels: { c: levels }, remark })
const give = (scores: Record<string, ReturnType<typeof level>>) => ({
  sync_guid,
  user_id: 1001,
  class_id: classId,
  scores,
})

test('what waits is read with its answers and files, and scored bit by bit', async () => {
  const { tab, waiting, scored } = await synced()
  expect(await waiting()).toMatchObject([
    {
      sync_guid,
      full_name: 'Zarghuna',
      content_title: 'Try',
      answers: [
        { answer: ['It gets cold.'], score: null },
        { files: [{ file_id: photo.file_id }], score: null },
      ],
    },
  ])
  expect(await tab.perform('scoreAnswers', give({ two: level('no', 'Say more.') }), [])).toEqual({
    ok: true,
    value: { waiting_questions: 1, correct_questions: 1, total_questions: 3, accuracy: 50 },
  })
  expect(await waiting()).toMatchObject([{ answers: [{ score: level('no', 'Say more.') }, { score: null }] }])
  expect(await scored()).toEqual([])
  expect(await tab.perform('scoreAnswers', give({ three: level('yes') }), [])).toMatchObject({
    value: { waiting_questions: 0, accuracy: 66.7 },
  })
  expect(await waiting()).toEqual([])
  expect(await scored()).toMatchObject([
    {
      accuracy: 66.7,
      entries: [
        { scored_by_name: 'Ustad Rahimi', accuracy: 66.7 },
        { scored_by_name: 'Ustad Rahimi', accuracy: 50 },
      ],
    },
  ])
  expect(await tab.waiting()).toMatchObject([{ name: 'scoreAnswers' }, { name: 'scoreAnswers' }])
})

test.each([
  ['rubric_mismatch', give({ two: level('great') })],
  ['not_found', give({ one: level('yes') })],
] as const)('a score is refused before it is kept: %s', async (refusal, input) => {
  const { server, tab, waiting } = await synced()
  // What is not found is asked for once more.
  server.isReachable = true
  expect(await tab.perform('scoreAnswers', input, [])).toEqual({ ok: false, refusal })
  expect(await tab.waiting()).toEqual([])
  expect(await waiting()).toMatchObject([{ answers: [{ score: null }, { score: null }] }])
})

test('another teacher’s later score is shown over one that still waits, which stays below it', async () => {
  const { server, tab, scored } = await synced()
  await tab.perform('scoreAnswers', give({ two: level('no'), three: level('yes') }), [])
  server.isReachable = true
  // The server could not do it now: it waits on, and what changed is pulled all the same.
  server.refused.set((await tab.waiting())[0]?.command_id ?? '', -500)
  const theirs = {
    score_entry_id: randomUUID(),
    scored_by: 1012,
    scored_by_name: 'Ustad Karimi',
    scored_on: '2026-03-21T09:00:00.000Z',
    accuracy: 100,
    scores: { two: level('yes', 'Right.') },
  }
  server.rows = {
    attempts_to_score: [waitingRow({ waiting_questions: 1, entries: [theirs], scored_on: theirs.scored_on })],
  }
  expect(await tab.sync()).toMatchObject({ waiting: 1 })
  expect(await scored()).toMatchObject([
    {
      accuracy: 100,
      answers: [{ score: level('yes', 'Right.') }, { score: level('yes') }],
      entries: [
        { scored_by: 1012, accuracy: 100 },
        { scored_by: 1011, scores: { two: level('no') } },
      ],
    },
  ])
})

test('a score given here corrects the one given here before it, though the clock was set back in between', async () => {
  const { phone, tab, waiting } = await synced()
  phone.clock.now = new Date('2026-03-21T08:00:30.000Z')
  await tab.perform('scoreAnswers', give({ two: level('no') }), [])
  phone.clock.now = new Date('2026-03-21T08:00:10.000Z')
  await tab.perform('scoreAnswers', give({ two: level('yes') }), [])
  expect((await waiting())[0]?.answers[0]?.score).toEqual(level('yes'))
})

test('a score given here does not replace one that the same teacher gave seconds later on another device', async () => {
  const theirs = {
    score_entry_id: randomUUID(),
    scored_by: 1011,
    scored_by_name: 'Ustad Rahimi',
    scored_on: '2026-03-21T08:00:30.000Z',
    accuracy: 50,
    scores: { two: level('no') },
  }
  const { phone, tab, waiting } = await synced([waitingRow({ entries: [theirs], scored_on: theirs.scored_on })])
  phone.clock.now = new Date('2026-03-21T08:00:10.000Z')
  await tab.perform('scoreAnswers', give({ two: level('yes') }), [])
  expect((await waiting())[0]?.answers[0]?.score).toEqual(level('no'))
})

test('what the server has taken is shown once, before and after the pull that brings it', async () => {
  const { server, tab, scored } = await synced()
  await tab.perform('scoreAnswers', give({ two: level('no'), three: level('yes') }), [])
  const [kept] = await tab.waiting()
  const [shown] = await scored()
  server.isReachable = true
  server.rows = {
    attempts_to_score: [
      waitingRow({
        waiting_questions: 0,
        accuracy: 66.7,
        scored_on: '2026-03-21T08:00:00.000Z',
        entries: [
          {
            score_entry_id: kept?.command_id ?? '',
            scored_by: 1011,
            scored_by_name: 'Ustad Rahimi',
            scored_on: '2026-03-21T08:00:00.000Z',
            accuracy: 66.7,
            scores: { two: level('no'), three: level('yes') },
          },
        ],
      }),
    ],
  }
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(server.commands).toMatchObject([{ path: 'teacher/attempt/score' }])
  expect(await scored()).toEqual([shown])
})

test('a score that the server turns down is kept for its teacher to see, and shown no longer', async () => {
  const { server, tab, waiting } = await synced()
  await tab.perform('scoreAnswers', give({ two: level('no') }), [])
  server.isReachable = true
  server.refused.set((await tab.waiting())[0]?.command_id ?? '', -404)
  expect(await tab.sync()).toMatchObject({ refused: 1 })
  expect(await waiting()).toMatchObject([{ answers: [{ score: null }, { score: null }] }])
})

test('many come by pages, those that wait longest first', async () => {
  const guids = Array.from({ length: 45 }, (_, index) => `44444444-4444-4444-8444-4444444444${String(index + 10)}`)
  const { tab } = await synced(
    guids.map((guid, index) =>
      waitingRow({
        sync_guid: guid,
        taken_on: new Date(Date.parse('2026-03-01T00:00:00Z') - index * 60_000).toISOString(),
      }),
    ),
  )
  const third = (await tab.answer('listWaitingAttempts', { class_id: classId, page: 3 })) as unknown as {
    value: { list: WaitingAttempt[]; total_pages: number }
  }
  expect(third.value.total_pages).toBe(3)
  expect(third.value.list.map((attempt) => attempt.sync_guid)).toEqual(guids.slice(0, 5).reverse())
})

test('a teacher who leaves the class gives the answers back, and reads no other class', async () => {
  const { server, phone, tab } = await synced()
  expect(await tab.answer('listWaitingAttempts', { class_id: 999 })).toEqual({ ok: false, refusal: 'not_found' })
  server.isReachable = true
  server.rows = { users_classes: [{ class_id: classId, user_id: 1011, role: 'teacher', is_deleted: true }] }
  await tab.sync()
  expect(await (await phone.look()).all('select count(*) number from attempts_to_score')).toEqual([{ number: 0 }])
})

test('a download of an assignment brings the files that its learners answered with', async () => {
  const { server, tab, phone } = await synced()
  server.isReachable = true
  const fresh = { ...photo, url: photo.url.replace('old', 'fresh') }
  server.replies.set('teacher/assignment/details', () => ({ error_code: 0, data: { attachments: [] } }))
  server.replies.set('teacher/assignment/users', () => ({ error_code: 0, data: { list: [] } }))
  server.replies.set('contentservice/download', () => ({
    error_code: 0,
    data: { content: [{ content_id: article, body: { kind: 'article', blocks: [] } }] },
  }))
  server.replies.set('teacher/attempts/waiting', () => ({
    error_code: 0,
    data: {
      total_pages: 1,
      list: [
        { sync_guid, answers: [{ files: [fresh] }] },
        { sync_guid: randomUUID(), answers: [{ files: [{ ...fresh, file_id: randomUUID() }] }] },
      ],
    },
  }))
  server.files.set(`/files/attachment/${photo.file_id}`, new Uint8Array(300))
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
  expect(await (await phone.look()).all('select path, url from download_files')).toEqual([
    { path: `attachment/${photo.file_id}`, url: fresh.url },
  ])
})
