/** What the teacher of a run does about the one learner: reminders, excuses and more time; and what must be true of it afterwards. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Checked } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { School } from '../../apps/server/test/school.ts'
import type { Chance } from './chance.ts'
import type { Command, Finished, Given } from './outbox-run.ts'
import { setIds } from './set-work.ts'
import type { SmallClass } from './small-class.ts'

type Change = Checked<Catalogue['updateAssignment']>

const dayMs = 86_400_000

/** A reminder of work, or more time for it with or without an excuse. */
export function attendToLearner(chance: Chance, made: SmallClass, now: Date, given: readonly Given[]): Command {
  const assignment_id = chance.pick([...made.assignment_ids, ...setIds(given)])
  const { user_id } = made.learner
  if (chance.is(0.4)) return { name: 'remindLearners', input: { assignment_id, user_ids: [user_id] } }
  // To the millisecond: what was turned down is known by its input.
  const due_date = new Date(now.getTime() + chance.below(9 * dayMs)).toISOString()
  const extensions: Change['extensions'] = [{ user_id, due_date, is_excused: chance.is(0.5) }]
  return { name: 'updateAssignment', input: { assignment_id, extensions } }
}

/** What was given to the learner last stands, whatever came in which order; they are reminded once; and figures leave out who is excused. */
export async function checkAttended(
  school: School,
  { made, lostTime }: Finished,
  arrived: readonly Given[],
): Promise<void> {
  const db = school.database.owner
  const { user_id } = made.learner
  const works = await db.selectFrom('assignments_users').selectAll().where('user_id', '=', user_id).execute()
  const extended = arrived.flatMap(({ name, input }) => {
    const { assignment_id, extensions } = input as Partial<Change>
    const [extension] = extensions ?? []
    return name === 'updateAssignment' && extension ? [{ assignment_id, ...extension }] : []
  })
  for (const { assignment_id, due_date, is_excused } of works) {
    const last = extended.findLast((one) => one.assignment_id === assignment_id)
    const standing = { due_date: due_date?.toISOString() ?? null, is_excused }
    expect(standing).toEqual({ due_date: last?.due_date ?? null, is_excused: last?.is_excused ?? false })
  }

  const reminders = await db
    .selectFrom('users_notifications')
    .select('assignment_id')
    .where('user_id', '=', user_id)
    .where('notification_type', '=', 'work_reminder')
    .execute()
  const reminded = works.filter(({ reminded_on }) => reminded_on !== null).map(({ assignment_id }) => assignment_id)
  const told = reminders.map(({ assignment_id }) => assignment_id)
  expect([...new Set(told)].sort()).toEqual(reminded.sort())
  // By a clock that falls back and returns, half a day may pass in a run.
  if (!lostTime) expect(told).toHaveLength(new Set(told).size)

  const { rows } = await sql<{ readonly kept: object; readonly counted: object }>`
    select jsonb_build_object('turned_in', coalesce(r.turned_in, 0), 'scored', coalesce(r.scored, 0), 'percent', round(coalesce(r.score_percent_sum, 0)::numeric, 3)) as kept,
      (select jsonb_build_object('turned_in', count(w.first_handed_in_on), 'scored', count(w.score), 'percent', round(coalesce(sum(w.score / a.total_score * 100), 0), 3))
        from assignments_users w join assignments a using (institution_id, assignment_id)
        where w.class_id = k.class_id and not a.is_deleted and not w.is_excused) as counted
    from classes k left join rollup_class r using (institution_id, class_id) where k.class_id = ${made.class_id}`.execute(
    db,
  )
  expect(rows[0]?.kept).toEqual(rows[0]?.counted)
}
