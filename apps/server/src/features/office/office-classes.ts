import type { LanguageCode } from '@maktab/contracts/fields'
import {
  addOfficeClass,
  archiveOfficeClasses,
  deleteOfficeClass,
  listInstituteClasses,
  listOfficeClasses,
  restoreOfficeClasses,
  updateOfficeClass,
  type OfficeClass,
} from '@maktab/contracts/office/office-classes'
import type { Checked, RefusalOf } from '@maktab/contracts/call'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import {
  classBinSince,
  compareClasses,
  decideClass,
  decideDeleting,
  isInState,
  isSoughtClass,
} from '@maktab/domain/office/office-classes'
import { compareGrades, readGrade } from '@maktab/domain/people/grades'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { atCampus, type CampusContext } from '#calls/handle.ts'
import {
  findHolders,
  findLearnersOfSection,
  joinMembers,
  leaveMembers,
  readClassFacts,
  readInstituteClasses,
  readOfficeClasses,
  saveArchived,
  saveClass,
  saveClassTeacher,
  saveDeleted,
  saveRestored,
  takeTurnOfClasses,
  type KeptClass,
  type OfficeClassRow,
} from '#features/office/office-classes.sql.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export const officeClasses = ({ tenants }: { readonly tenants: Pick<Tenants, 'find'> }) => ({
  /** All classes of a campus are a few hundred rows: they are sought here, where the names of subjects are known. */
  listOfficeClasses: atCampus(listOfficeClasses, async ({ db, campus, now }, asked) => {
    const { class_id, search_string, section, teacher_id, state, page, page_size } = asked
    const grade = asked.grade === undefined ? undefined : readGrade(asked.grade)
    const rows = await readOfficeClasses(db, campus, { class_id, binSince: classBinSince(now), now })
    const inState = rows.filter((row) => class_id !== undefined || isInState(row, state))
    const found = inState
      .filter(
        (row) =>
          (grade === undefined || readGrade(row.grade) === grade) &&
          (section === undefined || row.section === section) &&
          (teacher_id === undefined || row.teachers.some(({ user_id }) => user_id === teacher_id)) &&
          isSoughtClass(row, search_string),
      )
      .sort(compareClasses)
    return accept({
      list: found.slice((page - 1) * page_size, page * page_size).map(showClass),
      total: found.length,
      total_pages: Math.ceil(found.length / page_size),
      grades: [...new Set(inState.map((row) => readGrade(row.grade)))].sort(compareGrades),
      sections: [...new Set(inState.map((row) => row.section))].sort(),
    })
  }),

  addOfficeClass: atCampus(addOfficeClass, async (context, asked) => {
    const { db, campus } = context
    await takeTurnOfClasses(db, campus)
    const add_user_ids = [...(await learnersOf(context, asked.learners))]
    const saved = await save(context, undefined, { ...asked, add_user_ids })
    if (!saved.ok) return saved
    const after = showClass(saved.value)
    await insertOfficeChanges(context, [{ noun: 'class', noun_id: after.class_id, action: 'add', after: told(after) }])
    return accept(after)
  }),

  updateOfficeClass: atCampus(updateOfficeClass, async (context, asked) => {
    const { db, campus } = context
    await takeTurnOfClasses(db, campus)
    const found = await findClass(context, asked.class_id)
    if (!found || found.is_deleted) return refuse('not_found')
    if (found.version !== asked.version) return refuse('changed_meanwhile')
    if (asked.course_id !== undefined && asked.course_id !== found.course_id && !asked.is_course_changed)
      return refuse('course_change_unsaid')
    const saved = await save(context, found, asked)
    if (!saved.ok) return saved
    const [before, after] = [showClass(found), showClass(saved.value)]
    await insertOfficeChanges(context, [
      { noun: 'class', noun_id: after.class_id, action: 'update', before: told(before), after: told(after) },
    ])
    return accept(after)
  }),

  archiveOfficeClasses: atCampus(archiveOfficeClasses, async (context, { class_ids: asked, is_archived }) => {
    const { db, campus, now } = context
    const class_ids = await saveArchived(db, campus, asked, { is_archived, now })
    await insertOfficeChanges(
      context,
      class_ids.map((class_id) => ({
        noun: 'class',
        noun_id: class_id,
        action: is_archived ? 'archive' : 'unarchive',
        before: { is_active: is_archived },
        after: { is_active: !is_archived },
      })),
    )
    return accept({ class_ids: [...class_ids] })
  }),

  deleteOfficeClass: atCampus(deleteOfficeClass, async (context, { class_id, typed }) => {
    const { db, campus, now } = context
    await takeTurnOfClasses(db, campus)
    const found = await findClass(context, class_id)
    if (!found || found.is_deleted) return refuse('not_found')
    const tenant = tenants.find(campus.tenant_id)
    const mayDelete = tenant !== undefined && capabilitiesOf(tenant).mayDeleteClasses
    const decision = decideDeleting({ mayDelete, typed, of: found })
    if (!decision.ok) return decision
    await saveDeleted(db, campus, class_id, now)
    const before = told(showClass(found))
    await insertOfficeChanges(context, [{ noun: 'class', noun_id: class_id, action: 'delete', before }])
    return accept({ class_id, deleted_on: now.toISOString() })
  }),

  restoreOfficeClasses: atCampus(restoreOfficeClasses, async (context, { class_ids: asked }) => {
    const { db, campus, now } = context
    const class_ids = await saveRestored(db, campus, asked, classBinSince(now))
    await insertOfficeChanges(
      context,
      class_ids.map((class_id) => ({
        noun: 'class',
        noun_id: class_id,
        action: 'restore',
        before: { is_deleted: true },
        after: { is_deleted: false },
      })),
    )
    return accept({ class_ids: [...class_ids] })
  }),

  listInstituteClasses: atCampus(listInstituteClasses, async ({ db, campus }) =>
    accept({ list: [...(await readInstituteClasses(db, campus))] }),
  ),
})

async function findClass({ db, campus, now }: CampusContext, class_id: number): Promise<OfficeClassRow | undefined> {
  const [row] = await readOfficeClasses(db, campus, { class_id, binSince: classBinSince(now), now })
  return row
}

async function learnersOf(
  { db, campus }: CampusContext,
  learners: Checked<typeof addOfficeClass>['learners'],
): Promise<readonly number[]> {
  if (learners === undefined) return []
  if ('user_ids' in learners) return learners.user_ids
  const { grade, section } = learners.of_section
  return findLearnersOfSection(db, campus, { grade: readGrade(grade), section })
}

type Asked = Omit<Checked<typeof updateOfficeClass>, 'class_id' | 'version'>

/** Makes a class or changes the one that was found: what was not asked for stays. */
async function save(
  context: CampusContext,
  found: OfficeClassRow | undefined,
  asked: Asked,
): Promise<Outcome<OfficeClassRow, RefusalOf<typeof addOfficeClass>>> {
  const { db, campus, now } = context
  const { teacher_ids, class_teacher_id, add_user_ids = [], remove_user_ids = [] } = asked
  const course_id = asked.course_id ?? found?.course_id ?? 0
  const facts = await readClassFacts(db, campus, course_id)
  const { class_code } = asked
  const decision = decideClass(
    {
      grade: asked.grade ?? found?.grade ?? '',
      section: asked.section ?? found?.section ?? '',
      subject: asked.subject ?? found?.subject ?? '',
      alias: asked.alias === undefined ? (found?.alias ?? null) : asked.alias,
      course_id,
      start_date: asked.start_date === undefined ? (found?.start_date ?? null) : asked.start_date,
      end_date: asked.end_date === undefined ? (found?.end_date ?? null) : asked.end_date,
      class_code: class_code === '' ? undefined : class_code,
    },
    { ...facts, class_id: found?.class_id },
  )
  if (!decision.ok) return decision

  const teachers = teacher_ids ?? found?.teachers.map(({ user_id }) => user_id) ?? []
  const named = class_teacher_id ? [...teachers, class_teacher_id] : teachers
  const learners = add_user_ids.filter((user_id) => !teachers.includes(user_id))
  const [known, knownLearners] = [
    await findHolders(db, campus, 'teacher', named),
    await findHolders(db, campus, 'learner', learners),
  ]
  if (named.some((user_id) => !known.includes(user_id))) return refuse('not_found')
  if (learners.some((user_id) => !knownLearners.includes(user_id))) return refuse('not_found')

  const kept: KeptClass = {
    ...decision.value,
    default_language: asked.default_language === undefined ? (found?.default_language ?? null) : asked.default_language,
    is_stream_disabled: asked.is_stream_disabled ?? found?.is_stream_disabled ?? false,
    is_open_to_signup: asked.is_open_to_signup ?? found?.is_open_to_signup ?? false,
    takes_attendance: asked.takes_attendance ?? found?.takes_attendance ?? false,
  }
  const class_id = await saveClass(db, campus, found?.class_id, kept)
  const left = (found?.teachers ?? []).map(({ user_id }) => user_id).filter((user_id) => !teachers.includes(user_id))
  await leaveMembers(db, campus, { class_id, role: 'teacher', user_ids: left, now })
  await leaveMembers(db, campus, { class_id, role: 'learner', user_ids: remove_user_ids, now })
  await joinMembers(db, campus, { class_id, role: 'teacher', user_ids: teachers, now })
  await joinMembers(db, campus, { class_id, role: 'learner', user_ids: learners, now })
  if (class_teacher_id !== undefined && class_teacher_id !== (found?.class_teacher?.user_id ?? null))
    await saveClassTeacher(db, campus, { class_id, user_id: class_teacher_id, now })
  const row = await findClass(context, class_id)
  if (!row) throw new Error(`Class ${class_id} was saved and is not there`)
  return accept(row)
}

function showClass({
  archived_on,
  deleted_on,
  default_language,
  class_teacher,
  teachers,
  ...row
}: OfficeClassRow): OfficeClass {
  return {
    ...row,
    cms_course_id: row.course_id,
    default_language: default_language as LanguageCode | null,
    archived_on: archived_on?.toISOString() ?? null,
    deleted_on: deleted_on?.toISOString() ?? null,
    class_teacher,
    teachers: [...teachers],
  }
}

/** What the history keeps of a class: people by the names that they had then. */
function told({
  class_teacher,
  teachers,
  version: _version,
  total_students,
  total_lessons: _lessons,
  ...rest
}: OfficeClass) {
  return {
    ...rest,
    class_teacher: class_teacher?.full_name ?? null,
    teachers: teachers.map(({ full_name }) => full_name),
    total_students,
  }
}
