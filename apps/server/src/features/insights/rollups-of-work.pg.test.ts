/** Figures of classes stay right through all that becomes of work: they equal those of a rebuild after any order of it. */
import { randomUUID } from 'node:crypto'
import { deleteAssignment, updateAssignment } from '@maktab/contracts/assignments/assignment-changes'
import { returnSubmissions, scoreSubmission } from '@maktab/contracts/assignments/scores'
import { deletePost } from '@maktab/contracts/assignments/thread'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../../test/call.ts'
import { keptFigures } from '../../../test/kept-figures.ts'
import { classA, classB, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { handIn, setWork } from '../../../test/work.ts'
import { seededRandom } from '../../demo/random.ts'
import { rebuildRollups } from './rollups.sql.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
  // A rebuild has a row for each class, also where nothing was done.
  await rebuild()
})
afterAll(() => school.close())

const learners = [people.learner, people.classmate, people.outsider]
const as = people.teacher
const hourMs = 3_600_000

/** Somebody joins a class as learner, or leaves it. */
function belong({ institution_id, user_id }: Person, class_id: number, is_deleted: boolean) {
  return school.database.owner
    .insertInto('users_classes')
    .values({ institution_id, class_id, user_id, role: 'learner', is_deleted })
    .onConflict((conflict) => conflict.columns(['institution_id', 'class_id', 'user_id']).doUpdateSet({ is_deleted }))
    .execute()
}

const rebuild = () => school.database.doors.inSchool(people.principal, (db) => rebuildRollups(db, 10, school.clock.now))

async function checkFigures() {
  const before = await keptFigures(school)
  await rebuild()
  expect(await keptFigures(school)).toEqual(before)
  return before
}

test('work that arrives while it is deleted, on a day of which nothing was counted, counts once it is restored', async () => {
  const pass = (hours: number) => (school.clock.now = new Date(school.clock.now.getTime() + hours * hourMs))
  const assignment_id = await setWork(school)
  const given = pass(24)
  pass(1)
  await call(school, deleteAssignment, { assignment_id }, { as })
  const caller = { as: people.learner, given, sent: school.clock.now, command_id: randomUUID() }
  await handIn(school, assignment_id, {}, caller)
  await call(school, deleteAssignment, { assignment_id, restore: true }, { as })
  const { days } = await checkFigures()
  expect(days.map(({ turned_in }) => turned_in)).toContain(1)
})

test.each(['one', 'two', 'three'])(
  'random work, changed, deleted, restored, joined late, left and taken back, gives what a rebuild gives (seed %s)',
  async (seed) => {
    const random = seededRandom(seed)
    const works: string[] = []
    const given: { readonly post_id: string; readonly assignment_id: string; readonly of: Person }[] = []
    const assignment_id = () => random.pick(works)
    const steps: readonly (() => Promise<unknown>)[] = [
      async () => works.push(await setWork(school, { class_ids: random.pick([[classA], [classB], [classA, classB]]) })),
      async () => {
        const of = random.pick(learners)
        const work = { assignment_id: assignment_id(), of }
        const answer = await handIn(school, work.assignment_id, {}, { as: of }).catch(() => undefined)
        if (answer) given.push({ ...work, post_id: answer.submission_id })
      },
      () => {
        const { user_id } = random.pick(learners)
        const score = random.between(0, 10)
        const input = { assignment_id: assignment_id(), user_id, class_id: classA, score, total_score: 10 }
        return call(school, scoreSubmission, input, { as })
      },
      () => {
        const input = {
          assignment_id: assignment_id(),
          user_ids: [random.pick(learners).user_id],
          assignment_status: random.pick([2, 3] as const),
          comment: 'Look again.',
        }
        return call(school, returnSubmissions, input, { as })
      },
      () => call(school, deleteAssignment, { assignment_id: assignment_id(), restore: random.chance(0.5) }, { as }),
      () =>
        call(school, updateAssignment, { assignment_id: assignment_id(), total_score: random.between(10, 30) }, { as }),
      () => {
        const due_date = new Date(school.clock.now.getTime() + random.between(1, 200) * hourMs).toISOString()
        const { user_id } = random.pick(learners)
        const extensions = [{ user_id, due_date, is_excused: random.chance(0.3) }]
        const input = { assignment_id: assignment_id(), ...(random.chance(0.5) ? { due_date } : { extensions }) }
        return call(school, updateAssignment, input, { as })
      },
      () => belong(random.pick(learners), random.pick([classA, classB]), random.chance(0.5)),
      async () => {
        if (given.length === 0) return
        const { of, ...post } = random.pick(given)
        await call(school, deletePost, post, { as: of })
      },
    ]
    await steps[0]!()
    for (let step = 0; step < 120; step += 1) {
      school.clock.now = new Date(school.clock.now.getTime() + random.between(1, 8) * hourMs)
      await random.pick(steps)()
    }
    const { classes, handedIn } = await checkFigures()
    expect(classes.some(({ scored }) => Number(scored) > 0)).toBe(true)
    expect(handedIn.some(({ handed_in }) => handed_in > 0)).toBe(true)
  },
)

test('a rebuild beside somebody who is handing in waits for them, and what they handed in is counted', async () => {
  const { owner } = school.database
  const before = await keptFigures(school)
  const work = await owner
    .selectFrom('assignments_users')
    .innerJoin('assignments', (join) =>
      join
        .onRef('assignments.institution_id', '=', 'assignments_users.institution_id')
        .onRef('assignments.assignment_id', '=', 'assignments_users.assignment_id'),
    )
    .select(['assignments_users.assignment_id', 'assignments_users.user_id', 'assignments_users.class_id'])
    .where('assignments_users.institution_id', '=', 10)
    .where('first_handed_in_on', 'is', null)
    .where('is_excused', '=', false)
    .where('assignments.is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  const writing = await owner.startTransaction().execute()
  const ofClass = (figures: typeof before) => figures.classes.find(({ class_id }) => Number(class_id) === work.class_id)
  await writing
    .updateTable('assignments_users')
    .set({ first_handed_in_on: school.clock.now })
    .where('assignment_id', '=', work.assignment_id)
    .where('user_id', '=', work.user_id)
    .execute()
  await writing
    .updateTable('rollup_class')
    .set(({ eb }) => ({ turned_in: eb('turned_in', '+', 1) }))
    .where('class_id', '=', work.class_id)
    .execute()
  const rebuilt = rebuild()
  await expect
    .poll(async () => {
      const { rows } =
        await sql`select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())
        or (not granted and locktype = 'transactionid')`.execute(owner)
      return rows.length
    })
    .toBeGreaterThan(0)
  await writing.commit().execute()
  await rebuilt
  const after = await keptFigures(school)
  expect(Number(ofClass(after)?.['turned_in'])).toBe(Number(ofClass(before)?.['turned_in'] ?? 0) + 1)
})
