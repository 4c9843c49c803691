import type { MovingRole } from './move-search.ts'

/** What stands in the form of moves. */
export interface MoveFields {
  readonly role: MovingRole
  readonly grade: string
  readonly from_section: string
  readonly is_without_class: boolean
  readonly chosen: readonly number[]
  /** 0: the campus where they are. */
  readonly to_institution: number
  readonly to_section: string
  readonly class_codes: readonly string[]
  readonly is_at_once: boolean
}

export const noMove: MoveFields = {
  role: 'learner',
  grade: '',
  from_section: '',
  is_without_class: false,
  chosen: [],
  to_institution: 0,
  to_section: '',
  class_codes: [],
  is_at_once: false,
}
