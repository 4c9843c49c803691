import { accept } from '@maktab/contracts/outcome'
import { readGrade } from '@maktab/domain/people/grades'
import type { ClassFacts, ClassValues, RegisteredClass } from '@maktab/domain/office/class-sheet'
import type { DecidedRow } from '@maktab/domain/office/office-import'
import { languageByCode } from '@maktab/i18n/languages'
import { isDeepStrictEqual } from 'node:util'
import type { CampusContext } from '#calls/handle.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'
import { joinMembers, leaveMembers, saveClass, saveClassTeacher, takeTurnOfClasses } from '../office-classes.sql.ts'
import { lockUnchangedClasses, readClassFactsOfSheet, takeBackClasses } from '../sheet-classes.sql.ts'
import { inSheetWorker } from './in-worker.ts'
import type { SheetKindOf } from './sheet-kind.ts'

export const sheetsOfClasses: SheetKindOf = {
  areColumnsEnough: ({ columns }) =>
    columns.includes('class_code') ||
    (['grade', 'section', 'course'] as const).every((field) => columns.includes(field)),

  readPrefix: async () => '',

  decide: async ({ look, campus, language, now }, { rows, settings, is_from_1904 }) => {
    const facts = await look((db) => readClassFactsOfSheet(db, campus, now))
    const decided = await inSheetWorker('decide classes', {
      rows: rows.map(({ number, cells }) => ({ number, cells })),
      settings,
      facts,
      is_from_1904,
      locale: languageByCode(language).locale,
    })
    return (
      decided && {
        decided,
        isStill: async (context) => {
          await takeTurnOfClasses(context.db, campus)
          return isDeepStrictEqual(facts, await readClassFactsOfSheet(context.db, campus, now))
        },
        apply: (context) => apply(context, decided.rows, facts),
      }
    )
  },

  undo: async (context, { applied_xid }, rows) => {
    const { db, campus, now } = context
    await takeTurnOfClasses(db, campus)
    const facts = await readClassFactsOfSheet(db, campus, now)
    const idsOf = (wanted: string) =>
      rows.filter(({ outcome }) => outcome === wanted).map(({ target_id }) => Number(target_id))
    const changed = rows.filter(({ outcome }) => outcome === 'change')
    const open = new Set(await lockUnchangedClasses(db, campus, idsOf('change'), applied_xid))
    const undone = changed.filter(({ target_id }) => open.has(Number(target_id)))
    for (const { target_id, changes } of undone) {
      const now_there = facts.classes.find(({ class_id }) => class_id === Number(target_id))!
      const before = Object.fromEntries(changes.map((change) => [change.field, change.before]))
      const idOf = (username: string) => facts.teachers.find((one) => one.username === username)?.user_id
      const idsIn = (text: string | null | undefined) =>
        text ? text.split('; ').flatMap((one) => idOf(one) ?? []) : []
      await save(context, { ...now_there, ...restored(before) })
      if ('teachers' in before) {
        const stayed = idsIn(before['teachers'])
        const user_ids = now_there.teacher_ids.filter((user_id) => !stayed.includes(user_id))
        await leaveMembers(db, campus, { class_id: now_there.class_id, role: 'teacher', user_ids, now })
      }
      if ('class_teacher' in before) {
        const [user_id = null] = idsIn(before['class_teacher'])
        await saveClassTeacher(db, campus, { class_id: now_there.class_id, user_id, now })
      }
    }
    const added = idsOf('add')
    const gone = await takeBackClasses(db, campus, added, { made_in: applied_xid, now })
    await insertOfficeChanges(context, [
      ...gone.map((class_id) => ({
        noun: 'class' as const,
        noun_id: class_id,
        action: 'import_undo',
        before: { is_deleted: false },
        after: { is_deleted: true },
      })),
      ...undone.map(({ target_id, changes }) => ({
        noun: 'class' as const,
        noun_id: Number(target_id),
        action: 'import_undo',
        before: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
        after: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
      })),
    ])
    return added.length - gone.length + changed.length - undone.length
  },
}

const plain = ['section', 'subject', 'grade', 'alias', 'start_date', 'end_date', 'default_language'] as const

/** Fields of a class as they were written into a change. */
function restored(before: Readonly<Record<string, string | null>>): Partial<RegisteredClass> {
  return {
    ...Object.fromEntries(plain.flatMap((field) => (field in before ? [[field, before[field]]] : []))),
    ...('takes_attendance' in before && { takes_attendance: before['takes_attendance'] === 'yes' }),
  }
}

async function apply(context: CampusContext, rows: readonly DecidedRow<ClassValues>[], { classes }: ClassFacts) {
  const { db, campus, now } = context
  const targets = new Map<number, number>()
  const taken = rows.filter(({ outcome }) => outcome === 'add' || outcome === 'change')
  for (const { row_number, target_id, values } of taken) {
    const { teacher_ids = [], class_teacher_id, ...fields } = values
    const before = classes.find(({ class_id }) => class_id === target_id)
    const class_id = await save(context, { ...before, ...fields })
    const added = teacher_ids.filter((user_id) => !before?.teacher_ids.includes(user_id))
    await joinMembers(db, campus, { class_id, role: 'teacher', user_ids: added, now })
    if (class_teacher_id !== undefined && class_teacher_id !== before?.class_teacher_id)
      await saveClassTeacher(db, campus, { class_id, user_id: class_teacher_id, now })
    if (target_id === null) targets.set(row_number, class_id)
  }
  await insertOfficeChanges(
    context,
    taken.map(({ row_number, target_id, values, changes }) => ({
      noun: 'class',
      noun_id: target_id ?? targets.get(row_number)!,
      action: 'import',
      before: target_id === null ? null : Object.fromEntries(changes.map(({ field, before }) => [field, before])),
      after: target_id === null ? values : Object.fromEntries(changes.map(({ field, after }) => [field, after])),
    })),
  )
  return accept(targets)
}

/** What a sheet does not say of a class stays as it is. */
async function save({ db, campus }: CampusContext, one: Partial<RegisteredClass>): Promise<number> {
  const { grade = '', section = '', subject = '', course_id = 0, alias = null } = one
  const { start_date = null, end_date = null, default_language = null, takes_attendance = false } = one
  return saveClass(db, campus, one.class_id, {
    grade: readGrade(grade),
    section,
    subject,
    course_id,
    alias,
    start_date,
    end_date,
    default_language,
    takes_attendance,
    class_code: one.class_code,
  })
}
