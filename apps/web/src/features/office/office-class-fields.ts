/** A class as its form holds it, and back. */
import type { addOfficeClass, OfficeClass, updateOfficeClass } from '@maktab/contracts/office/office-classes'
import type { Input } from '@maktab/contracts/call'
import type { LanguageCode } from '@maktab/contracts/fields'

export interface NamedPerson {
  readonly user_id: number
  readonly full_name: string
}

export interface ChosenCourse {
  readonly course_id: number
  readonly title: string
}

/** Whoever is chosen stands with their name: the lists of choices hold a part of the campus. An empty text for what nobody wrote. */
export interface ClassFieldsTyped {
  readonly course: ChosenCourse | null
  readonly is_course_changed: boolean
  readonly grade: string
  readonly section: string
  readonly subject: string
  readonly alias: string
  readonly class_code: string
  readonly start_date: string
  readonly end_date: string
  readonly default_language: LanguageCode | ''
  /** Of a class that is made; later on class teachers have a form of their own. */
  readonly class_teacher: NamedPerson | null
  readonly teachers: readonly NamedPerson[]
  readonly learners_by: 'section' | 'person'
  /** Grade and section as JSON. */
  readonly of_section: string
  readonly learners: readonly NamedPerson[]
  readonly is_open_to_signup: boolean
  readonly takes_attendance: boolean
  readonly is_stream_disabled: boolean
}

export function fieldsOf(
  of: OfficeClass | undefined,
  learners: readonly NamedPerson[],
  course: ChosenCourse | null,
): ClassFieldsTyped {
  return {
    course: of === undefined ? course : { course_id: of.course_id, title: of.course_title },
    is_course_changed: false,
    grade: of?.grade ?? '',
    section: of?.section ?? '',
    subject: of?.subject ?? '',
    alias: of?.alias ?? '',
    class_code: of?.class_code ?? '',
    start_date: of?.start_date ?? '',
    end_date: of?.end_date ?? '',
    default_language: of?.default_language ?? '',
    class_teacher: null,
    teachers: of?.teachers ?? [],
    learners_by: of === undefined ? 'section' : 'person',
    of_section: '',
    learners: learners.map(({ user_id, full_name }) => ({ user_id, full_name })),
    is_open_to_signup: of?.is_open_to_signup ?? false,
    takes_attendance: of?.takes_attendance ?? false,
    is_stream_disabled: of?.is_stream_disabled ?? false,
  }
}

/** What the form asks for: everything of a class that is made, the differences in its learners of one that is changed. */
export function inputOf(
  typed: ClassFieldsTyped,
  saved: ClassFieldsTyped,
): {
  readonly add: Input<typeof addOfficeClass>
  readonly update: Omit<Input<typeof updateOfficeClass>, 'class_id' | 'version'>
} {
  const common = {
    grade: typed.grade,
    section: typed.section,
    subject: typed.subject,
    course_id: typed.course?.course_id ?? 0,
    alias: typed.alias.trim() || null,
    start_date: typed.start_date || null,
    end_date: typed.end_date || null,
    default_language: typed.default_language || null,
    is_open_to_signup: typed.is_open_to_signup,
    takes_attendance: typed.takes_attendance,
    is_stream_disabled: typed.is_stream_disabled,
    teacher_ids: idsOf(typed.teachers),
    ...(typed.class_code.trim() !== '' && { class_code: typed.class_code.trim() }),
  }
  const [user_ids, before] = [idsOf(typed.learners), idsOf(saved.learners)]
  return {
    add: {
      ...common,
      ...learnersOf(typed, user_ids),
      class_teacher_id: typed.class_teacher?.user_id ?? null,
    },
    update: {
      ...common,
      is_course_changed: typed.is_course_changed,
      add_user_ids: user_ids.filter((user_id) => !before.includes(user_id)),
      remove_user_ids: before.filter((user_id) => !user_ids.includes(user_id)),
    },
  }
}

const idsOf = (people: readonly NamedPerson[]) => people.map(({ user_id }) => user_id)

function learnersOf({ learners_by, of_section }: ClassFieldsTyped, user_ids: number[]) {
  if (learners_by === 'person') return user_ids.length === 0 ? {} : { learners: { user_ids } }
  if (of_section === '') return {}
  const [grade = '', section = ''] = JSON.parse(of_section) as string[]
  return { learners: { of_section: { grade, section } } }
}
