/** Who may send whom where, and which move is the one that was arranged. */
import { readGrade } from '../people/grades.ts'
import { readClassCode } from '../people/class-codes.ts'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { MigrationType } from '@maktab/contracts/access/migration-plans'
import type { Role } from '@maktab/contracts/roles'

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

export interface ArrangedMigration {
  readonly setter: { readonly role: Role; readonly institution_id: number }
  readonly person: {
    readonly institution_id: number
    readonly roles: readonly string[]
    readonly is_deleted: boolean
    /** Where they learn now. */
    readonly groups: readonly { readonly grade: string; readonly section: string }[]
  }
  readonly to_institution: number
  readonly asked: {
    readonly grade?: string | undefined
    readonly from_section?: string | undefined
    readonly to_section?: string | undefined
    readonly class_codes?: readonly string[] | undefined
  }
  /** Active classes of the target: of the grade and section, or those that have the codes. */
  readonly found: { readonly ofSection: number; readonly ofCodes: number }
}

type SettingRefusal = 'not_found' | 'not_allowed' | 'migration_source_missing' | 'migration_target_missing'

/**
 * A campus admin does not see people of other schools, and sends nobody there; the others do both inside their tenant. A learner moves
 * from a section in which they are, within the grade; a teacher to classes that are all there.
 */
export function decideSetting({
  setter,
  person,
  to_institution,
  asked,
  found,
}: ArrangedMigration): Outcome<Migration['migration_type'], SettingRefusal> {
  const isOfCampus = setter.role === 'campus_admin'
  if (person.is_deleted || (isOfCampus && person.institution_id !== setter.institution_id)) return refuse('not_found')
  if (isOfCampus && to_institution !== setter.institution_id) return refuse('not_allowed')
  const isElsewhere = person.institution_id !== to_institution
  const { grade, from_section, to_section, class_codes } = asked
  if (person.roles.includes('learner') && class_codes === undefined) {
    const isThere = person.groups.some((group) => group.grade === grade && group.section === from_section)
    if (!isThere) return refuse('migration_source_missing')
    const isSamePlace = !isElsewhere && from_section === to_section
    return found.ofSection === 0 || isSamePlace ? refuse('migration_target_missing') : accept(isElsewhere ? 1 : 0)
  }
  if (person.roles.includes('teacher') && class_codes !== undefined && to_section === undefined) {
    const wanted = new Set(class_codes).size
    return wanted === 0 || found.ofCodes !== wanted ? refuse('migration_target_missing') : accept(isElsewhere ? 3 : 2)
  }
  return refuse('not_allowed')
}
