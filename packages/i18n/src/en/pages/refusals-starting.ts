/** What is said where a first password is to be chosen. Full key: `refusals.key`. */
export const refusalsStarting = {
  password_change_first: 'First choose a password of your own.',
  password_is_code: 'This is the code on your slip. Choose another password.',
} as const
