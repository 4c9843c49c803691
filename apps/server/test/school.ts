/** A small school with everything a call needs, on a database of its own, behind the real application. */
import { createHash, randomUUID } from 'node:crypto'
import path from 'node:path'
import type { ContentBody } from '@maktab/contracts/content/contents'
import type { Role } from '@maktab/contracts/roles'
import type { FastifyInstance } from 'fastify'
import type { AppParts } from '../src/app.ts'
import { composeServer } from '../src/compose.ts'
import { openEndedSessions, type EndedSessions } from '../src/features/access/ended-sessions.ts'
import { loadProviders, type BuiltInProvider } from '../src/features/access/external-providers.ts'
import { siteOfTenant, type SiteOf } from '../src/features/access/access-letters.ts'
import { openMailAccess } from '../src/features/access/mail-access.ts'
import { openPasswords, type Passwords } from '../src/features/access/passwords.ts'
import { openTokens, type Tokens } from '../src/features/access/tokens.ts'
import type { StoredBody } from '../src/features/content/bodies.ts'
import type { WrittenSchools } from '../src/features/insights/school-figures.ts'
import { openImporting, type Importing } from '../src/features/studio/importing.ts'
import { openDiskStorage } from '../src/files/storage.ts'
import { loadNotificationTitles } from '../src/features/people/notification-words.ts'
import type { Notifying } from '../src/features/people/notifications.ts'
import type { PaymentSettings } from '../src/features/payments/payment-settings.ts'
import { openStripeAccounts } from '../src/features/payments/stripe-api.ts'
import { openSignedLinks } from '../src/features/people/signed-links.ts'
import type { CaptchaProvider } from '../src/captcha/captcha.ts'
import { loadTranslations } from '../src/sentences.ts'
import { loadTenants } from '../src/features/tenants/tenants.ts'
import { vapidKeys } from '../src/push/vapid-keys.ts'
import { appInTest } from './app.ts'
import { openBus, type Bus } from '../src/live/bus.ts'
import { openPostgresBus } from '../src/live/postgres-bus.ts'
import { freshDatabase, type FreshDatabase } from './database.ts'
import { temporaryFolder } from './test-folder.ts'
import { member, userRow } from './school-rows.ts'
import { configuration, external_providers, hosts } from './school-tenants.ts'

export interface Person {
  readonly user_id: number
  readonly institution_id: number
  readonly tenant_id: number
  readonly role: Role
  readonly username: string
}

const person = (user_id: number, role: Role, username: string, institution_id = 10, tenant_id = 1): Person => ({
  user_id,
  role,
  username,
  institution_id,
  tenant_id,
})

/** Two schools of tenant 1 (10 and 20), one each of tenants 2 (809), 3 (40) and 4 (30), and two of tenant 563 (563 and 50), which lets its own school in alone. */
export const people = {
  learner: person(1001, 'learner', 'zarghuna'),
  classmate: person(1002, 'learner', 'spogmai'),
  /** Of class B only. */
  outsider: person(1003, 'learner', 'hewad'),
  teacher: person(1011, 'teacher', 'teacher'),
  /** Of class B only. */
  otherTeacher: person(1012, 'teacher', 'teacher.b'),
  principal: person(1021, 'principal', 'principal'),
  learnerThere: person(2001, 'learner', 'wali', 20),
  teacherThere: person(2011, 'teacher', 'teacher.there', 20),
  principalThere: person(2021, 'principal', 'principal.there', 20),
  learnerAbroad: person(3001, 'learner', 'zarghuna', 30, 4),
  learnerOfQuran: person(4001, 'learner', 'zarghuna', 809, 2),
  learnerOfSkills: person(5001, 'learner', 'zarghuna', 40, 3),
  learnerOfApp: person(6001, 'learner', 'zarghuna', 563, 563),
  guestOfApp: person(6002, 'learner', 'guest', 50, 563),
} as const satisfies Record<string, Person>

/** Classes A and B learn course 51 of tenant 1; the class of school 20 learns it too. */
export const classA = 101
export const classB = 102
export const classThere = 201
export const course = 51
export const lessonOne = '0a4f3c1e-5d1b-4f1e-8a51-000000000001'
export const lessonTwo = '0a4f3c1e-5d1b-4f1e-8a51-000000000002'
/** An article and an assessment in lesson one, a document in lesson two. */
export const article = 501
export const assessment = 502
export const document = 503

export const pushKeys = vapidKeys('pushes in tests')

/** Everybody's password, as a device sends it. */
export const passwordSent = createHash('sha256').update('a password in tests').digest('hex')

export const questions: Extract<ContentBody, { kind: 'assessment' }>['questions'] = [
  {
    kind: 'choice',
    question_id: 'q1',
    text: '1/2 + 1/4 = ?',
    multiple: false,
    options: [
      { option_id: 'a', text: '3/4' },
      { option_id: 'b', text: '2/6' },
    ],
    correct: ['a'],
    explanation: '2/4 + 1/4 = 3/4',
  },
  {
    kind: 'blank',
    question_id: 'q2',
    text: 'Half of ten is ____.',
    blanks: [{ blank_id: 'b1', accepted: ['5', 'five'] }],
    explanation: '10 ÷ 2 = 5',
  },
]

export interface School extends Pick<AppParts, 'storage'> {
  readonly app: FastifyInstance
  readonly database: FreshDatabase
  readonly tokens: Tokens
  readonly ended: EndedSessions
  /** What works on files that the content team hands over; without ffmpeg and LibreOffice. */
  readonly importing: Importing
  readonly warnings: string[]
  /** What notifications are made with; a push service of a test is added to its origins. */
  readonly notifying: Notifying & { readonly pushOrigins: string[] }
  readonly bus: Bus
  readonly mailing: ReturnType<typeof openMailAccess>
  readonly passwords: Passwords
  /** The server's clock; move it by writing. */
  readonly clock: { now: Date }
  /** A good access token of that person. */
  bearerOf(person: Person): string
  /** The application once more on the same database, as after a new start; close it by itself. */
  reopen(
    parts?: Pick<AppParts, 'contentOrigin'>,
  ): Promise<Pick<School, 'app' | 'clock' | 'bearerOf' | 'ended' | 'importing' | 'close'>>
  close(): Promise<void>
}

export interface SchoolSettings {
  /** Of another host's people, for those who sign in by it. */
  readonly builtIn?: BuiltInProvider
  /** Instead of the proof of work. */
  readonly captchaProvider?: CaptchaProvider
  /** Without a tenant: an installation before its first run. */
  readonly isEmpty?: boolean
  /** Each opening of the application hears the others as processes do, through the database. */
  readonly hasProcesses?: boolean
  readonly paymentSettings?: PaymentSettings
  readonly standing?: FreshDatabase
  /** What counts schools that were written to. */
  readonly written?: WrittenSchools
}

export async function openSchool({
  builtIn,
  captchaProvider,
  isEmpty = false,
  hasProcesses = false,
  paymentSettings = {},
  standing,
  written,
}: SchoolSettings = {}): Promise<School> {
  const database = standing ?? (await freshDatabase())
  const passwords = await openPasswords({ pepper: 'in tests', atOnce: 2 })
  const tokens = openTokens('a secret that is used in tests only')
  if (!isEmpty && !standing) await layDown(database, await passwords.hash(passwordSent, 'tests'))
  const clock = { now: new Date('2026-03-21T08:00:00.000Z') }
  const readClock = () => clock.now
  const warnings: string[] = []
  const notifying = {
    links: openSignedLinks('links in tests'),
    notificationTitle: await loadNotificationTitles(),
    pushPublicKey: pushKeys.publicKey,
    pushOrigins: [] as string[],
  }
  const siteOf: SiteOf = (tenant) => siteOfTenant(new URL('http://localhost:8080'), tenant)
  const mailing = openMailAccess({
    captchaProvider,
    key: 'mails in tests',
    newGuid: randomUUID,
    siteOf,
    translateInto: await loadTranslations(),
  })
  const lines: Bus[] = []
  const openLine = async () => {
    const line = await openPostgresBus({ url: database.url, onFailure: (error) => void warnings.push(String(error)) })
    lines.push(line)
    return line
  }
  const shared = openBus()
  const bearerOf = (holder: Person) => tokens.giveAccess({ ...holder, session_id: randomUUID() }, clock.now).auth_token
  const storage = openDiskStorage(path.join(temporaryFolder(), 'files'))
  const waitingFolder = temporaryFolder()
  const open = async (parts: Pick<AppParts, 'contentOrigin'> = {}) => {
    const tenants = await loadTenants(database.doors, { error: () => {} })
    const bus = hasProcesses ? await openLine() : shared
    const ended = await openEndedSessions({ doors: database.doors, clock: readClock, onFailure: () => {} })
    const { doors } = database
    const providers = await loadProviders({ doors, clientSecrets: {}, builtIn, logger: { error: () => {} } })
    const importing = openImporting({
      doors: database.doors,
      storage,
      folder: waitingFolder,
      programs: { ffmpeg: undefined, ffprobe: undefined, soffice: undefined },
      clock: readClock,
      logger: { warn: () => {}, error: (_about, words) => void warnings.push(words) },
    })
    const opened = await appInTest({
      ...parts,
      ...composeServer({
        doors: database.doors,
        storage,
        clock: readClock,
        equipment: {
          tenants,
          tokens,
          passwords,
          ended,
          providers,
          ...notifying,
          warn: (_about, words) => void warnings.push(words),
          ...mailing,
          importing,
          newGuid: randomUUID,
          bus,
          paymentSettings,
          accounts: openStripeAccounts(paymentSettings),
          siteOf,
        },
        sentence: (_language, key) => key,
        written,
        heartbeatMs: 50,
      }),
    })
    return { ...opened, clock, ended, importing, bearerOf, bus }
  }
  const { app, ended, importing, close, bus } = await open()
  return {
    app,
    ended,
    importing,
    notifying,
    warnings,
    mailing,
    bus,
    database,
    tokens,
    passwords,
    clock,
    storage,
    bearerOf,
    reopen: open,
    async close() {
      await importing.close()
      await close()
      await Promise.all(lines.map((line) => line.close()))
      await database.close()
    },
  }
}

const bodies: Readonly<Record<number, StoredBody>> = {
  [article]: { kind: 'article', blocks: [{ kind: 'paragraph', text: 'A fraction is a part of a whole.' }] },
  [assessment]: { kind: 'assessment', questions },
  [document]: {
    kind: 'document',
    file: { sha256: 'd'.repeat(64), name: 'fractions.pdf', mime_type: 'application/pdf', size_bytes: 1200 },
  },
}

async function layDown({ owner: db }: FreshDatabase, password_hash: string): Promise<void> {
  const everyone: readonly Person[] = Object.values(people)
  await db
    .insertInto('tenants')
    .values(
      hosts.map(([, tenant_id]) => ({
        tenant_id,
        name: `Tenant ${tenant_id}`,
        configuration: JSON.stringify({
          ...configuration,
          external_providers,
          ...(tenant_id === 4 && { signup_roles: ['learner', 'teacher'] }),
        }),
      })),
    )
    .execute()
  await db
    .insertInto('tenant_hosts')
    .values(hosts.map(([host, tenant_id]) => ({ host, tenant_id })))
    .execute()
  await db
    .insertInto('institutions')
    .values(
      [
        [1, 10],
        [1, 20],
        [4, 30],
        [2, 809],
        [3, 40],
        [563, 563],
        [563, 50],
      ].map(([tenant_id = 0, institution_id = 0]) => ({
        tenant_id,
        institution_id,
        name: `School ${institution_id}`,
        time_zone: 'Asia/Kabul',
      })),
    )
    .execute()
  await db.insertInto('users').values(everyone.map(userRow)).execute()
  await db
    .insertInto('credentials')
    .values(
      everyone.map(({ tenant_id, institution_id, user_id }) => ({ tenant_id, institution_id, user_id, password_hash })),
    )
    .execute()
  await db
    .insertInto('sign_in_names')
    .values(
      everyone.flatMap(({ tenant_id, user_id, username }) =>
        [username, `${username}@school.example`].map((sign_in_name) => ({ tenant_id, user_id, sign_in_name })),
      ),
    )
    .execute()
  await db
    .insertInto('courses')
    .values({ tenant_id: 1, course_id: course, title: 'Mathematics 6', subject: 'maths', grade: '6', language: 'en' })
    .execute()
  await db
    .insertInto('courses_lessons')
    .values(
      [lessonOne, lessonTwo].map((lesson_guid, index) => ({
        tenant_id: 1,
        lesson_guid,
        course_id: course,
        title: `Lesson ${index + 1}`,
        position: index + 1,
      })),
    )
    .execute()
  await db
    .insertInto('content')
    .values(
      [article, assessment, document].map((content_id) => ({
        tenant_id: 1,
        content_id,
        title: `Content ${content_id}`,
        content_type: bodies[content_id]!.kind,
        body: JSON.stringify(bodies[content_id]),
        size_bytes: 1000,
      })),
    )
    .execute()
  await db
    .insertInto('lessons_content')
    .values([
      { tenant_id: 1, lesson_guid: lessonOne, content_id: article, course_id: course, position: 1 },
      { tenant_id: 1, lesson_guid: lessonOne, content_id: assessment, course_id: course, position: 2 },
      { tenant_id: 1, lesson_guid: lessonTwo, content_id: document, course_id: course, position: 1 },
    ])
    .execute()
  await db
    .insertInto('classes')
    .values(
      [
        [10, classA, 'A'],
        [10, classB, 'B'],
        [20, classThere, 'A'],
      ].map(([institution_id, class_id, section]) => ({
        institution_id: Number(institution_id),
        class_id: Number(class_id),
        grade: '6',
        subject: 'maths',
        section: String(section),
        course_id: course,
      })),
    )
    .execute()
  await db
    .insertInto('users_classes')
    .values([
      member(people.learner, classA),
      member(people.classmate, classA),
      member(people.teacher, classA),
      member(people.teacher, classB),
      member(people.outsider, classB),
      member(people.otherTeacher, classB),
      member(people.learnerThere, classThere),
      member(people.teacherThere, classThere),
    ])
    .execute()
}
