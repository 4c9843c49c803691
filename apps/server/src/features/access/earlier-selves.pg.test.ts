import { listEarlierSelves } from '@maktab/contracts/access/earlier-selves'
import { migrateLearner, migrateTeacher } from '@maktab/contracts/access/migrations'
import { setMoves } from '@maktab/contracts/office/moves'
import { endOtherSessions } from '@maktab/contracts/access/own-sessions'
import { signIn, signOut, type Session } from '@maktab/contracts/access/sessions'
import { readStoreKey } from '@maktab/contracts/access/store-keys'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import { uploadFile } from '@maktab/contracts/content/files'
import { pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { syncUp } from '@maktab/contracts/downloads/sync-up'
import { readProfile, updateProfile } from '@maktab/contracts/people/profile'
import { listClasses } from '@maktab/contracts/schools/classes'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { call, send, value } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  classThere,
  course,
  lessonOne,
  openSchool,
  passwordSent as password,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'
import { handIn, setWork } from '../../../test/work.ts'

const { learner, teacher, principal } = people
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const signedOut = { ok: false, refusal: 'signed_out' }
const tenMinutes = 600_000

let school: School | undefined
beforeEach(async () => {
  await school?.close()
  school = await openSchool()
})
afterAll(() => school?.close())

const here = (): School => school!
const comeIn = (username: string) => value(here(), signIn, { username, password })
const later = (milliseconds: number) => (here().clock.now = new Date(here().clock.now.getTime() + milliseconds))

/** Moves the learner of school 10 to school 20, on their first device. */
async function move(): Promise<Session> {
  await value(
    here(),
    setMoves,
    { user_ids: [learner.user_id], to_institution: 20, grade: '6', from_section: 'A', to_section: 'A' },
    { as: schoolAdmin },
  )
  const { auth_token: bearer } = await comeIn('zarghuna')
  return value(
    here(),
    migrateLearner,
    { grade: '6', from_section: 'A', to_section: 'A', to_institution: 20 },
    { bearer },
  )
}
const earlierOf = async ({ auth_token: bearer }: Pick<Session, 'auth_token'>) =>
  (await value(here(), listEarlierSelves, {}, { bearer })).list
async function tokenOfEarlier(session: Session): Promise<string> {
  const [self] = await earlierOf(session)
  if (!self) throw new Error('Nobody was anybody before')
  return self.auth_token
}

interface Waiting {
  readonly command_id: string
  readonly path: string
  readonly input: unknown
  readonly at: string
}
const place = { cms_course_id: course, lesson_guid: lessonOne, class_id: classA }
const waiting = (path: string, input: object, at = here().clock.now): Waiting => ({
  command_id: randomUUID(),
  path,
  input,
  at: at.toISOString(),
})
const time = (at?: Date) =>
  waiting(
    'learner/module/time/save',
    {
      ...place,
      content_id: article,
      content_status: 1,
      content_type: 'article',
      total_time_in_seconds: 60,
      resume_point: '',
    },
    at,
  )
/** Sends what waits on the second device, by its clock, which is right. */
async function bring(bearer: string, commands: readonly Waiting[]) {
  const answer = await call(
    here(),
    syncUp,
    { json_data: JSON.stringify({ data: commands }) },
    { bearer, sent: here().clock.now },
  )
  return answer.ok ? answer.value.answers.map(({ error_code }) => error_code) : answer.refusal
}
const owner = () => here().database.owner

describe('whoever moved to another campus', () => {
  test('brings what waits on another device to the school where it was done, as who they were there, once', async () => {
    const assignment_id = await setWork(here())
    const given = here().clock.now
    const file_id = randomUUID()
    const attachment = { file_id, name: 'photo.png', mime_type: 'image/png', size_bytes: photo.byteLength }
    const submission = { submission_id: randomUUID(), assignment_id, text: 'Half a bread.', attachments: [attachment] }
    const tracked = {
      ...place,
      content_id: assessment,
      sync_guid: randomUUID(),
      answers: { q1: ['a'], q2: ['5'] },
      time_spent_in_seconds: 30,
    }
    const commands = [
      time(),
      waiting('learner/tracking/save', { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') }),
      waiting('assignment/post', submission),
    ]
    later(tenMinutes)
    const session = await move()
    later(tenMinutes)
    const bearer = await tokenOfEarlier(session)
    expect(
      (
        await send(
          here(),
          uploadFile,
          { fields: { file_id, name: 'photo.png' }, file: { name: 'photo.png', bytes: photo } },
          { bearer },
        )
      ).ok,
    ).toBe(true)
    expect(await bring(bearer, commands)).toEqual([0, 0, 0])
    expect(await bring(bearer, commands)).toEqual([0, 0, 0])

    const old = { institution_id: 10, user_id: learner.user_id }
    const progress = await owner()
      .selectFrom('users_content')
      .select(['institution_id', 'user_id', 'content_id', 'time_spent_in_seconds', 'attempts'])
      .orderBy('content_id')
      .execute()
    expect(progress).toEqual([
      { ...old, content_id: article, time_spent_in_seconds: 60, attempts: 0 },
      { ...old, content_id: assessment, time_spent_in_seconds: 0, attempts: 1 },
    ])
    const kept = await owner()
      .selectFrom('submissions')
      .select(['institution_id', 'user_id', 'handed_in_on', 'text'])
      .execute()
    expect(kept).toEqual([{ ...old, handed_in_on: given, text: 'Half a bread.' }])
    // Their teacher there reads it, with its photo.
    const { list } = await value(here(), listSubmissions, { assignment_id }, { as: teacher })
    expect(list.find(({ user_id }) => user_id === learner.user_id)?.submissions).toMatchObject([
      { text: 'Half a bread.', attachments: [{ file_id }] },
    ])
  })

  test('gets the key of the store that they had as who they were', async () => {
    const store_id = randomUUID()
    const before = await value(here(), readStoreKey, { store_id }, { bearer: (await comeIn('zarghuna')).auth_token })
    const session = await move()
    expect(await value(here(), readStoreKey, { store_id }, { bearer: await tokenOfEarlier(session) })).toEqual(before)
    expect(await value(here(), readStoreKey, { store_id }, { bearer: session.auth_token })).not.toEqual(before)
  })

  test('still learns nothing and does nothing else at the school that they left', async () => {
    const bearer = await tokenOfEarlier(await move())
    const no = { ok: false, refusal: 'role_not_allowed' }
    expect(await call(here(), readProfile, {}, { bearer })).toEqual(no)
    expect(await call(here(), listClasses, {}, { bearer })).toEqual(no)
    expect(
      await call(
        here(),
        pullLearnerStructure,
        { updated_on: '2020-01-01 00:00:00', is_first_time: '1', cursor: '' },
        { bearer },
      ),
    ).toEqual(no)
    expect(await call(here(), updateProfile, { full_name: 'Another' }, { bearer })).toEqual(no)
    expect(await call(here(), listEarlierSelves, {}, { bearer })).toEqual(no)
    for (const ending of [endOtherSessions, signOut]) expect(await call(here(), ending, {}, { bearer })).toEqual(no)
  })

  test('is decided again with authority: what was given after the move is refused, and changes nothing', async () => {
    later(tenMinutes)
    const session = await move()
    later(tenMinutes)
    expect(await bring(await tokenOfEarlier(session), [time()])).toEqual([expect.any(Number)])
    expect(await owner().selectFrom('users_content').selectAll().execute()).toEqual([])
  })

  test('was somebody else at every school before, also after moving again', async () => {
    const inB = await move()
    await value(
      here(),
      setMoves,
      {
        institution_id: 20,
        user_ids: [inB.user_id],
        to_institution: 10,
        grade: '6',
        from_section: 'A',
        to_section: 'B',
      },
      { as: schoolAdmin },
    )
    const { auth_token: bearer } = await comeIn('zarghuna')
    const back = await value(
      here(),
      migrateLearner,
      { grade: '6', from_section: 'A', to_section: 'B', to_institution: 10 },
      { bearer },
    )
    const were = (await earlierOf(back)).map(({ institution_id, user_id, role }) => ({ institution_id, user_id, role }))
    expect(were).toEqual(
      [
        { institution_id: 10, user_id: learner.user_id, role: 'learner' },
        { institution_id: 20, user_id: inB.user_id, role: 'learner' },
      ].sort((one, other) => one.user_id - other.user_id),
    )
  })

  test('can end it: with their session the token is over', async () => {
    const session = await move()
    const bearer = await tokenOfEarlier(session)
    await value(here(), signOut, {}, { bearer: session.auth_token })
    expect(await bring(bearer, [time()])).toBe('signed_out')
  })
})

describe('nobody else', () => {
  test('was anybody: not who never moved, nor a namesake of another tenant, nor one whose ids are alike', async () => {
    await move()
    for (const username of ['wali', 'spogmai']) expect(await earlierOf(await comeIn(username))).toEqual([])
    const abroad = await value(here(), signIn, { username: 'zarghuna', password }, { host: 'senf.localhost' })
    expect(
      (await value(here(), listEarlierSelves, {}, { bearer: abroad.auth_token, host: 'senf.localhost' })).list,
    ).toEqual([])
    const { became_user_id } = await owner()
      .selectFrom('done_migrations')
      .select('became_user_id')
      .executeTakeFirstOrThrow()
    const alike = here().bearerOf({ ...people.learnerAbroad, user_id: became_user_id })
    expect((await value(here(), listEarlierSelves, {}, { bearer: alike, host: 'senf.localhost' })).list).toEqual([])
  })

  test('comes in by a token that was changed, or of another host', async () => {
    const bearer = await tokenOfEarlier(await move())
    const [head = '', claims = '', signature = ''] = bearer.split('.')
    const forged = {
      ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object),
      user: people.classmate.user_id,
    }
    expect(
      await call(
        here(),
        syncUp,
        { json_data: JSON.stringify({ data: [time()] }) },
        { bearer: [head, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.') },
      ),
    ).toEqual(signedOut)
    expect(
      await call(here(), syncUp, { json_data: JSON.stringify({ data: [time()] }) }, { bearer, host: 'senf.localhost' }),
    ).toEqual(signedOut)
  })

  test('who can sign in is told of as an earlier self: a person who was taken back brings their work themselves', async () => {
    const session = await move()
    await owner().updateTable('users').set({ is_deleted: false }).where('user_id', '=', learner.user_id).execute()
    expect(await earlierOf(session)).toEqual([])
  })
})

describe('a teacher who moved', () => {
  const codeThere = async () =>
    (
      await owner()
        .selectFrom('classes')
        .select('class_code')
        .where('class_id', '=', classThere)
        .executeTakeFirstOrThrow()
    ).class_code

  test('brings marks that were given before, and no others', async () => {
    const assignment_id = await setWork(here())
    await handIn(here(), assignment_id)
    const mark = (score: number, at?: Date) =>
      waiting(
        'teacher/assignment/score',
        {
          assignment_id,
          user_id: learner.user_id,
          class_id: classA,
          score,
          total_score: 10,
          teacher_remarks: '',
          rubric_levels: {},
        },
        at,
      )
    const before = mark(7)
    later(tenMinutes)
    await value(
      here(),
      setMoves,
      { user_ids: [teacher.user_id], to_institution: 20, class_codes: [await codeThere()] },
      { as: schoolAdmin },
    )
    const { auth_token } = await comeIn('teacher')
    const session = await value(
      here(),
      migrateTeacher,
      { to_institution: 20, class_codes: [await codeThere()] },
      { bearer: auth_token },
    )
    later(tenMinutes)
    const [accepted, refused] = (await bring(await tokenOfEarlier(session), [before, mark(1)])) as readonly number[]
    expect(accepted).toBe(0)
    expect(refused).toBeLessThan(0)
    const entries = await owner().selectFrom('score_entries').select(['institution_id', 'score', 'scored_by']).execute()
    expect(entries).toEqual([{ institution_id: 10, score: 7, scored_by: teacher.user_id }])
  })
})

/** The smallest picture there is. */
const photo = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
