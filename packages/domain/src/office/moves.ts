/** Which people an office may move, and where to. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { whyNotMoved } from '@maktab/contracts/office/move-lists'
import type { Role } from '@maktab/contracts/roles'
import type { Migration } from '../access/migrations.ts'
import { readClassCode } from '../people/class-codes.ts'
import { readGrade } from '../people/grades.ts'
import { mayAdminister } from './office-users.ts'

export type MoveTarget =
  | {
      readonly role: 'learner'
      readonly grade: string
      readonly to_section: string
      readonly from_section: string | undefined
    }
  | { readonly role: 'teacher'; readonly class_codes: readonly string[] }

interface AskedMove {
  readonly grade?: string | undefined
  readonly from_section?: string | undefined
  readonly to_section?: string | undefined
  readonly class_codes?: readonly string[] | undefined
}

/** Either a section of a grade, for learners, or codes of classes, for teachers; each code once, grade and codes as the school writes them. */
export function readMoveTarget({
  grade,
  from_section,
  to_section,
  class_codes,
}: AskedMove): Outcome<MoveTarget, 'migration_target_missing'> {
  if (class_codes !== undefined && to_section === undefined) {
    const codes = [...new Set(class_codes.map(readClassCode))]
    return codes.length === 0
      ? refuse('migration_target_missing')
      : accept({ role: 'teacher' as const, class_codes: codes })
  }
  if (class_codes !== undefined || grade === undefined || to_section === undefined)
    return refuse('migration_target_missing')
  return accept({ role: 'learner' as const, grade: readGrade(grade), from_section, to_section })
}

/** Whether all of it is there: a section has classes, and each code is of one. `found` counts active classes of the target. */
export function isTargetThere(target: MoveTarget, found: number): boolean {
  return target.role === 'learner' ? found > 0 : found === target.class_codes.length
}

export interface MovablePerson {
  readonly user_id: number
  readonly full_name: string
  readonly roles: readonly string[]
  /** Grades and sections in which they learn. */
  readonly groups: readonly { readonly grade: string; readonly section: string; readonly is_active: boolean }[]
}

type WhyNotMoved = (typeof whyNotMoved)[number]

interface DecidedMove {
  readonly user_id: number
  readonly migration_type: Migration['migration_type']
  /** Null of teachers. */
  readonly from_section: string | null
}

interface AskedMoves {
  readonly role: Role
  readonly asked: readonly number[]
  /** Those of them who are active people of the campus. */
  readonly found: readonly MovablePerson[]
  readonly target: MoveTarget
  readonly is_elsewhere: boolean
}

/**
 * Who moves, and who does not and why. An office moves those who stand below it. A learner moves from the section of the grade in which
 * they are: classes that were archived say it only where no others do.
 */
export function decideMoves({ role, asked, found, target, is_elsewhere }: AskedMoves): {
  readonly moved: readonly DecidedMove[]
  readonly kept: readonly { readonly user_id: number; readonly why: WhyNotMoved }[]
} {
  const people = new Map(found.map((person) => [person.user_id, person]))
  const moved: DecidedMove[] = []
  const kept: { user_id: number; why: WhyNotMoved }[] = []
  for (const user_id of new Set(asked)) {
    const person = people.get(user_id)
    const decided = person ? decideMove(person, { role, target, is_elsewhere }) : refuse('not_found' as const)
    if (decided.ok) moved.push({ user_id, ...decided.value })
    else kept.push({ user_id, why: decided.refusal })
  }
  return { moved, kept }
}

function decideMove(
  { roles, groups }: MovablePerson,
  { role, target, is_elsewhere }: Pick<AskedMoves, 'role' | 'target' | 'is_elsewhere'>,
): Outcome<Omit<DecidedMove, 'user_id'>, WhyNotMoved> {
  if (!mayAdminister(role, roles) || !roles.includes(target.role)) return refuse('not_allowed')
  if (target.role === 'teacher') return accept({ migration_type: is_elsewhere ? 3 : 2, from_section: null })
  const ofGrade = groups.filter(({ grade }) => grade === target.grade)
  const isOpen = ofGrade.some(({ is_active }) => is_active)
  const sections = new Set(ofGrade.filter(({ is_active }) => is_active || !isOpen).map(({ section }) => section))
  const { from_section = sections.size === 1 ? [...sections][0] : undefined, to_section } = target
  if (from_section === undefined) return refuse(sections.size === 0 ? 'migration_source_missing' : 'two_sections')
  if (!sections.has(from_section)) return refuse('migration_source_missing')
  if (!is_elsewhere && from_section === to_section) return refuse('already_there')
  return accept({ migration_type: is_elsewhere ? 1 : 0, from_section })
}
