/** Which move is the one that was arranged. */
import { readGrade } from '../people/grades.ts'
import { readClassCode } from '../people/class-codes.ts'
import type { MigrationType } from '@maktab/contracts/access/migration-plans'

/** A move as it stands, arranged or done. */
export interface Migration {
  readonly migration_type: Exclude<MigrationType, -1>
  readonly from_institution: number
  readonly to_institution: number
  readonly grade: string | null
  readonly from_section: string | null
  readonly to_section: string | null
  readonly class_codes: readonly string[]
}

export interface LearnerMigrationAsked {
  readonly grade: string
  readonly from_section: string
  readonly to_section: string
  readonly to_institution?: number | undefined
}

/** Whether that is what the learner asks for; `institution_id` is the school that they are in. */
export function isLearnerMigration(
  migration: Migration,
  asked: LearnerMigrationAsked,
  institution_id: number,
): boolean {
  const { migration_type, from_institution, to_institution, grade, from_section, to_section } = migration
  const isSame =
    grade === readGrade(asked.grade) &&
    from_section === asked.from_section &&
    to_section === asked.to_section &&
    to_institution === (asked.to_institution ?? institution_id)
  return isSame && from_institution === institution_id && (migration_type === 0 || migration_type === 1)
}

export interface TeacherMigrationAsked {
  readonly to_institution: number
  readonly class_codes: readonly string[]
}

/** Codes in any order, each once. */
export function isTeacherMigration(
  { migration_type, from_institution, to_institution, class_codes }: Migration,
  asked: TeacherMigrationAsked,
  institution_id: number,
): boolean {
  const wanted = new Set(asked.class_codes.map(readClassCode))
  const isSame =
    to_institution === asked.to_institution &&
    wanted.size === class_codes.length &&
    class_codes.every((code) => wanted.has(code))
  return isSame && from_institution === institution_id && (migration_type === 2 || migration_type === 3)
}
