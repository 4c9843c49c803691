import type { MigrationPlan } from '@maktab/contracts/access/migration-plans'
import type { LanguageCode } from '@maktab/contracts/fields'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import type { findPendingMigration } from '#features/access/migrations.sql.ts'

type Pending = NonNullable<Awaited<ReturnType<typeof findPendingMigration>>>

/** A move as the person is shown it. */
export function planOf(
  { grade, from_section, to_section, from_institution, to_institution, classes, ...named }: Pending,
  language: LanguageCode,
): MigrationPlan {
  return {
    grade,
    from_section,
    to_section,
    from_institution,
    from_institution_name: institutionName({ name: named.from_name, names: named.from_names }, language),
    to_institution,
    to_institution_name: institutionName({ name: named.to_name, names: named.to_names }, language),
    classes: classes.map(({ class_code, alias, subject, grade: ofGrade, section }) => ({
      class_code,
      alias,
      subject,
      grade: ofGrade,
      section,
    })),
  }
}
