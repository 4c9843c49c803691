import { listClassTeachers, setClassTeacher } from '@maktab/contracts/schools/class-teachers'
import { accept, refuse } from '@maktab/contracts/outcome'
import { isTermRight } from '@maktab/domain/schools/class-teachers'
import { atCampus } from '#calls/handle.ts'
import { findClassTeachers, isTeacher, removeTerm, saveTerm } from '#features/schools/class-teachers.sql.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'

export const classTeachers = {
  listClassTeachers: atCampus(listClassTeachers, async ({ db, campus }, { class_id }) => {
    const list = await findClassTeachers(db, { ...campus, class_id })
    return list === undefined ? refuse('not_found') : accept({ list: [...list] })
  }),

  setClassTeacher: atCampus(setClassTeacher, async (context, { class_id, is_withdrawn, ...asked }) => {
    const { db, campus } = context
    const place = { institution_id: campus.institution_id, class_id }
    const { user_id, from_date, to_date, is_substitute } = asked
    const term = { user_id, from_date, to_date, is_substitute }
    const before = await findClassTeachers(db, place)
    if (before === undefined || !(await isTeacher(db, campus.institution_id, user_id))) return refuse('not_found')
    if (!isTermRight(term)) return refuse('term_dates_wrong')
    await (is_withdrawn ? removeTerm(db, place, term) : saveTerm(db, place, term))
    const after = (await findClassTeachers(db, place)) ?? []
    await insertOfficeChanges(context, [
      { noun: 'class', noun_id: class_id, action: 'class_teacher', before: { terms: before }, after: { terms: after } },
    ])
    return accept({ list: [...after] })
  }),
}
