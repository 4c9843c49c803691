import { accept, refuse } from '@maktab/contracts/outcome'
import { listClasses, listClassLearners } from '@maktab/contracts/schools/classes'
import { share } from '@maktab/domain/schools/percentages'
import { inside } from '#calls/handle.ts'
import { pictureAddress } from '#features/people/picture-address.ts'
import { findMembership, readClasses, readClassLearners, type ClassRow } from '#features/schools/classes.sql.ts'

export const classes = {
  listClasses: inside(listClasses, async ({ db, actor }) => {
    const rows = await readClasses(db, actor)
    const completionOf = actor.role === 'learner' ? ownCompletion : classCompletion
    return accept({
      list: rows.map((row) => {
        const { own_lessons_completed: _own, lessons_completed: _all, ...named } = row
        return { ...named, cms_course_id: row.course_id, lesson_completion: completionOf(row) }
      }),
    })
  }),

  listClassLearners: inside(listClassLearners, async ({ db, actor, addresses }, { class_id }) => {
    if (!(await findMembership(db, actor, class_id))) return refuse('not_found')
    const learners = await readClassLearners(db, actor.institution_id, class_id)
    return accept({
      list: learners.map(({ user_id, full_name, ...picture }) => ({
        user_id,
        full_name,
        profile_image: pictureAddress(addresses, picture),
      })),
    })
  }),
}

function ownCompletion({ own_lessons_completed, total_lessons }: ClassRow): number | null {
  return share(own_lessons_completed, total_lessons)
}

function classCompletion({ lessons_completed, total_students, total_lessons }: ClassRow): number | null {
  return share(lessons_completed, total_students * total_lessons)
}
