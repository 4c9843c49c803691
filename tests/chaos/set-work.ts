/** Work that the teacher of a run sets, changes, takes back and restores; and what must be true of it afterwards. */
import { expect } from 'vitest'
import type { Checked } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { beginWork } from '../../apps/server/src/features/assignments/scheduled-work.sql.ts'
import { article, lessonOne, type School } from '../../apps/server/test/school.ts'
import type { Chance } from './chance.ts'
import type { Command, Finished, Given } from './outbox-run.ts'
import type { SmallClass } from './small-class.ts'

const dayMs = 86_400_000

/** Ids of the work that was set during the run, in its order. */
export function setIds(given: readonly Given[]): readonly string[] {
  return given.filter(({ name }) => name === 'createAssignment').map(({ input }) => idOf(input))
}

const idOf = (input: unknown) => (input as { readonly assignment_id: string }).assignment_id

/** New work, or something about work that was set before. */
export function arrangeWork(chance: Chance, made: SmallClass, now: Date, given: readonly Given[]): Command {
  const ids = setIds(given)
  const kind = ids.length === 0 ? 0 : chance.next()
  if (kind < 0.35) return { name: 'createAssignment', input: newWork(chance, made, now) }
  const assignment_id = chance.pick(ids)
  if (kind > 0.75) return { name: 'deleteAssignment', input: { assignment_id, restore: chance.is(0.5) } }
  const input: Partial<Checked<Catalogue['updateAssignment']>> = {
    assignment_id,
    title: `Work ${chance.uuid()}`,
    ...(chance.is(0.3) && { total_score: 20 + chance.below(3) }),
    ...(chance.is(0.3) && { due_date: inDays(now, 2 + chance.below(9)) }),
  }
  return { name: 'updateAssignment', input }
}

function newWork(chance: Chance, { class_id }: SmallClass, now: Date): Checked<Catalogue['createAssignment']> {
  return {
    assignment_id: chance.uuid(),
    class_ids: [class_id],
    cms_content_ids: [article],
    lesson_guids: [lessonOne],
    attachments: [],
    links: [],
    assignment_type: 2,
    is_custom: true,
    is_returned_by_teacher: false,
    json_data: '',
    title: `Work ${chance.uuid()}`,
    description: 'Do it.',
    start_date: now.toISOString(),
    due_date: inDays(now, 1 + chance.below(9)),
    allowed_attempts: 2,
    total_score: 20,
    rubric_data: [],
  }
}

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString()

/** What the job of scheduled work does once the server's clock is right: work that was set by one that had fallen back begins. */
export async function beginSetWork(school: School, { teacher }: SmallClass, given: readonly Given[]): Promise<void> {
  await school.database.doors.inSchool(teacher, async (db) => {
    for (const assignment_id of setIds(given)) await beginWork(db, teacher, assignment_id)
  })
}

/** All work that was set is there, under the title that was given to it last, and stands or is taken back as was said last. */
export async function checkSetWork({ database }: School, { made }: Finished, arrived: readonly Given[]): Promise<void> {
  const rows = await database.owner
    .selectFrom('assignments')
    .select(['assignment_id', 'title', 'is_deleted'])
    .where('created_by', '=', made.teacher.user_id)
    .where('assignment_id', 'not in', [...made.assignment_ids])
    .execute()
  expect(rows.map(({ assignment_id }) => assignment_id).sort()).toEqual([...setIds(arrived)].sort())
  for (const { assignment_id, title, is_deleted } of rows) {
    const about = arrived.filter(({ input }) => idOf(input) === assignment_id)
    const titles = about.filter(({ input }) => 'title' in (input as object))
    expect({ title }).toMatchObject({ title: (titles.at(-1)?.input as { readonly title: string } | undefined)?.title })
    const last = about.findLast(({ name }) => name === 'deleteAssignment')?.input
    expect(is_deleted).toBe(last !== undefined && !(last as { readonly restore: boolean }).restore)
  }
}
