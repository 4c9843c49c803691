/** Choices of the contracts of moves, apart from them: screens that name them need no schema library. */

/** How many people are moved by one command. */
export const mostMoved = 500

export const moveStates = ['pending', 'failed', 'done'] as const

/** Why an office cannot move somebody. */
export const whyNotMoved = [
  'not_found',
  'not_allowed',
  'migration_source_missing',
  'two_sections',
  'already_there',
] as const
