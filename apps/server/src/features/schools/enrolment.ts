/** Learners who join a class by its code. Codes that nobody has are counted as wrong passwords are. */
import { readGrade } from '@maktab/domain/people/grades'
import { accept, refuse } from '@maktab/contracts/outcome'
import { enrolInClass, leaveClass, listAvailableSubjects } from '@maktab/contracts/schools/enrolment'
import { readClassCode } from '@maktab/domain/people/class-codes'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { clearTries } from '#features/access/sessions.sql.ts'
import { countTry } from '#features/access/tries.ts'
import { findClassByCode, joinClass, leaveClassOf, readOpenClasses } from '#features/schools/enrolment.sql.ts'

export const enrolment = {
  listAvailableSubjects: inside(listAvailableSubjects, async ({ db, actor }, { grade }) => {
    const classes = await readOpenClasses(db, actor, readGrade(grade))
    return accept({
      list: classes.map(({ class_code, own_id, teacher_name, ...one }) => ({
        ...one,
        learner_class_code: class_code,
        teacher_name: teacher_name ?? '',
        is_enrolled: own_id !== null,
      })),
    })
  }),

  enrolInClass: inside(enrolInClass, async (context, { learner_class_code }) => {
    const found = await findClass(context, learner_class_code)
    if (!found.ok) return found
    await joinClass(context.db, context.actor, found.value.class_id)
    return accept({ class_id: found.value.class_id })
  }),

  leaveClass: inside(leaveClass, async (context, { learner_class_code }) => {
    const found = await findClass(context, learner_class_code)
    if (!found.ok) return found
    // Into the others the school put the learner, and takes them out.
    if (!found.value.is_open_to_signup) return refuse('not_allowed')
    await leaveClassOf(context.db, context.actor, { class_id: found.value.class_id, left_on: context.now })
    return accept({ class_id: found.value.class_id })
  }),
}

async function findClass({ db, actor, now }: SchoolContext, typed: string) {
  const { tenant_id, institution_id, user_id } = actor
  const { key, taken } = await countTry(db, { tenant_id, subject: `class codes of user ${user_id}`, now })
  if (!taken.ok) return taken
  const found = await findClassByCode(db, institution_id, readClassCode(typed))
  if (!found) return refuse('class_code_unknown')
  await clearTries(db, key)
  return accept(found)
}
