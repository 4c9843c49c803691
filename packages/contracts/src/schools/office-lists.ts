/** Choices of the office's lists and forms, apart from its contracts: screens that offer them need no schema library. */

/** Who a guardian is to a learner. */
export const relations = ['father', 'mother', 'brother', 'sister', 'uncle', 'aunt', 'grandparent', 'other'] as const

/**
 * `deleted` may still be restored; `left` are those who moved away or whose time in the bin is over; the others are of the school.
 */
export const userStates = ['active', 'never_signed_in', 'without_class', 'deleted', 'left'] as const
export const userSorts = ['name', 'newest', 'last_sign_in', 'roll_number'] as const
