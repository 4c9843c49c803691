/** Which classes of a school a report is of. */
import { subjectKeyOf } from '../content/subjects.ts'

interface Filter {
  readonly grade?: string | undefined
  readonly section?: string | undefined
  readonly subject?: string | undefined
  readonly class_id?: number | undefined
}

interface ClassOfSchool {
  readonly class_id: number
  readonly grade: string
  readonly section: string
  readonly subject: string
}

export function isFiltered({ grade, section, subject, class_id }: Filter): boolean {
  return [grade, section, subject, class_id].some((one) => one !== undefined)
}

/** Whether the class bears all that is named; a subject by whichever of its names. */
export function isAsked(one: ClassOfSchool, { grade, section, subject, class_id }: Filter): boolean {
  return (
    (grade === undefined || one.grade === grade) &&
    (section === undefined || one.section === section) &&
    (subject === undefined || subjectKeyOf(one.subject) === subjectKeyOf(subject)) &&
    (class_id === undefined || one.class_id === class_id)
  )
}
