import type { ContentStatus } from '@maktab/contracts/fields'
import { accept, refuse } from '@maktab/contracts/outcome'
import type { Statements } from '@maktab/device/database'
import { findPlaceOf } from '../viewers/launch.sql.ts'
import { openIn } from '../viewers/launch.ts'
import { undecided, type HandlersOf } from '../local-handler.ts'
import { findCourseOfClass } from '../schools/classes.sql.ts'
import { readOwnModules } from './assignment-modules.sql.ts'
import { findAssignment, findWork, type KeptAssignment } from './assignments.sql.ts'

export const assignmentModules: HandlersOf<'listAssignmentModules' | 'openAssignmentModule'> = {
  async listAssignmentModules({ db, actor, given }, { assignment_id }) {
    const assignment = await findAssignment(db, assignment_id)
    const work = await findWork(db, assignment_id, actor.user_id)
    if (!assignment || !work || new Date(assignment.start_date) > given) return refuse('not_found')
    return accept({ modules: await modulesOf(db, assignment, { user_id: actor.user_id, class_id: work.class_id }) })
  },

  async openAssignmentModule({ db, actor, given }, { assignment_id, content_id }) {
    const assignment = await findAssignment(db, assignment_id)
    const work = actor.role === 'learner' ? await findWork(db, assignment_id, actor.user_id) : undefined
    if (!assignment || (actor.role === 'learner' && !work)) return refuse('not_found')
    const lessons = []
    for (const lesson of [...assignment.lessons].sort((one, other) => one.class_id - other.class_id)) {
      const isTheirs = work
        ? lesson.class_id === work.class_id
        : (await findCourseOfClass(db, actor, lesson.class_id)) !== undefined
      if (isTheirs) lessons.push(lesson)
    }
    const attached = lessons.flatMap(({ class_id, lesson_guid, content_ids }) =>
      content_ids.map((id) => ({ class_id, lesson_guid, content_id: id })),
    )
    const done = new Set<string>()
    for (const class_id of new Set(lessons.map((lesson) => lesson.class_id))) {
      const standing = await modulesOf(db, assignment, { user_id: actor.user_id, class_id })
      for (const one of standing) if (one.content_status === 2) done.add(`${class_id} ${one.content_id}`)
    }
    const isOpen = (one: (typeof attached)[number]) => !done.has(`${one.class_id} ${one.content_id}`)
    const wanted =
      content_id === undefined
        ? (attached.find(isOpen) ?? attached[0])
        : attached.find((one) => one.content_id === content_id)
    if (!wanted) return refuse('not_found')
    if (actor.role === 'learner' && given < new Date(assignment.start_date)) return refuse('not_started_yet')
    const place = await findPlaceOf(db, actor, wanted)
    if (!place) return refuse('not_found')
    const launched = await openIn(db, actor.user_id, place, wanted.content_id)
    return launched ? accept(launched) : undecided
  },
}

/** By the ids of the lessons, and within each in its order, as the server has them. */
async function modulesOf(
  db: Statements,
  assignment: KeptAssignment,
  { user_id, class_id }: { readonly user_id: number; readonly class_id: number },
) {
  const lessons = assignment.lessons
    .filter((lesson) => lesson.class_id === class_id)
    .sort((one, other) => (one.lesson_guid < other.lesson_guid ? -1 : 1))
  const modules = []
  for (const { lesson_guid, content_ids } of lessons) {
    for (const row of await readOwnModules(db, { user_id, class_id, lesson_guid, content_ids })) {
      const accuracy = row['accuracy'] ?? null
      modules.push({
        class_id,
        course_id: Number(row['course_id']),
        lesson_guid,
        content_id: Number(row['content_id']),
        title: String(row['title']),
        content_status: Number(row['content_status']) as ContentStatus,
        completion: Number(row['completion']),
        accuracy: accuracy === null ? null : Number(accuracy),
        attempts: Number(row['attempts']),
      })
    }
  }
  return modules
}
