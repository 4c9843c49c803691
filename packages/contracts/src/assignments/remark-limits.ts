/** Of a teacher's bank of remarks: letters of one, how many are kept by choice, and how many are offered in all. */
export const remarkBank = { letters: 300, saved: 100, offered: 100 } as const
