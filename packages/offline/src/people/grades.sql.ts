import { orderWithoutNumber } from '@maktab/domain/people/grades'

/** Orders rows by a column of grades as `compareGrades` does: 2 before 10, those without a number last. */
export function byGrade(column: string): string {
  return `case when ${column} glob '[0-9]*' then cast(substr(${column}, 1, 4) as integer) else ${orderWithoutNumber} end, ${column}`
}
