/** Where attendance stands for somebody: `/teacher/attendance` and its like. */
export type AttendanceBase = '/teacher/attendance' | '/principal/attendance' | '/campus-admin/attendance'

/** The sheet of a class on a day; today where none is named. */
export function sheetAddress(
  base: AttendanceBase,
  { class_id, date, period }: { readonly class_id: number; readonly date?: string; readonly period?: number },
): string {
  const search = new URLSearchParams({ class_id: String(class_id) })
  if (date !== undefined) search.set('date', date)
  if (period !== undefined) search.set('period', String(period))
  return `${base}?${search.toString()}`
}

/** The report of a class, or of one of its learners. */
export function reportAddress(base: AttendanceBase, class_id: number, user_id?: number): string {
  return `${base}?class_id=${class_id}&view=report${user_id === undefined ? '' : `&user_id=${user_id}`}`
}
