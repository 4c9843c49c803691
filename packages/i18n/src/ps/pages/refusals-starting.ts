import type { Messages } from '../../keys.ts'

export const refusalsStarting = {
  password_change_first: 'لومړی خپل پټنوم وټاکئ.',
  password_is_code: 'دا ستاسو د پاڼې کوډ دی. بل پټنوم وټاکئ.',
} satisfies Messages<'refusals-starting'>
