/** Choices of the office's lists and forms, apart from its contracts: screens that offer them need no schema library. */

/** Who a guardian is to a learner. */
export const relations = ['father', 'mother', 'brother', 'sister', 'uncle', 'aunt', 'grandparent', 'other'] as const

/**
 * `deleted` may still be restored; `left` are those who moved away or whose time in the bin is over; the others are of the school. `code_ending`
 * have a starting code that was not used and ends soon, or ended; of `look_alike` somebody else may be the same person.
 */
export const userStates = [
  'active',
  'never_signed_in',
  'without_class',
  'code_ending',
  'look_alike',
  'deleted',
  'left',
] as const
/** … of whom a sheet can be taken away: those who are here. */
export const sheetUserStates = [
  'active',
  'never_signed_in',
  'without_class',
  'code_ending',
  'look_alike',
] as const satisfies readonly (typeof userStates)[number][]
export const userSorts = ['name', 'newest', 'last_sign_in', 'roll_number'] as const

/** Over all campuses of a tenant. */
export const tenantUserStates = ['active', 'deleted'] as const satisfies readonly (typeof userStates)[number][]
export const tenantUserSorts = ['name', 'newest'] as const satisfies readonly (typeof userSorts)[number][]

/** What an office has to look after, in the order in which it is shown. Each leads to a list of those that it counts. */
export const officeTaskKinds = [
  'payments_waiting',
  'learners_without_class',
  'classes_without_teacher',
  'classes_without_class_teacher',
  'classes_without_learners',
  'never_signed_in',
  'codes_ending',
  'look_alikes',
  'pending_moves',
  'unfinished_imports',
  'attendance_not_taken',
] as const

/** What may be amiss in a campus as its offices see it from outside. */
export const campusTaskKinds = [
  'without_admin',
  'subscription_ending',
  'silent',
  'failed_moves',
  'pending_moves',
] as const

/** `deleted` are the closed ones; the others are open, and of those behind it something is to be done. */
export const campusStates = ['open', 'deleted', ...campusTaskKinds] as const
