import { sql, type RawBuilder } from 'kysely'
import { orderWithoutNumber } from '@maktab/domain/people/grades'

/** Orders rows by a column of grades as `compareGrades` does: 2 before 10, those without a number last. */
export function byGrade(column: string): RawBuilder<unknown> {
  const grade = sql.ref(column)
  return sql`coalesce(substring(${grade} from '^[0-9]{1,4}')::int, ${sql.lit(orderWithoutNumber)}), ${grade}`
}
