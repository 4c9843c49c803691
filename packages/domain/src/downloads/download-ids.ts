/** What a person can take home, and the name under which a device keeps it. */

export type WantedDownload =
  | { readonly kind: 'assignment'; readonly assignment_id: string }
  /** The course of a class, and all work that is set in it. */
  | { readonly kind: 'class'; readonly class_id: number }
  | { readonly kind: 'course'; readonly class_id: number; readonly course_id: number }
  | { readonly kind: 'lesson'; readonly class_id: number; readonly course_id: number; readonly lesson_guid: string }

/** The same thing has the same id on every device; an assignment's is its own, as older versions kept it. */
export function downloadIdOf(wanted: WantedDownload): string {
  switch (wanted.kind) {
    case 'assignment':
      return wanted.assignment_id
    case 'class':
      return `class.${wanted.class_id}`
    case 'course':
      return `course.${wanted.class_id}.${wanted.course_id}`
    case 'lesson':
      return `lesson.${wanted.class_id}.${wanted.course_id}.${wanted.lesson_guid}`
  }
}

/** What an id stands for; whatever it does not understand is an assignment's. */
export function wantedOf(download_id: string): WantedDownload {
  const [kind, class_id = '', course_id = '', lesson_guid = ''] = download_id.split('.')
  const numbers = { class_id: Number(class_id), course_id: Number(course_id) }
  if (kind === 'class') return { kind, class_id: numbers.class_id }
  if (kind === 'course') return { kind, ...numbers }
  if (kind === 'lesson') return { kind, ...numbers, lesson_guid }
  return { kind: 'assignment', assignment_id: download_id }
}
