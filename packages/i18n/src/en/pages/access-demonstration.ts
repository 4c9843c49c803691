/** The page of a demonstration's accounts. Full key: `access.key`. */
export const accessDemonstration = {
  demonstration_intro: 'Everybody in this demonstration school, with their password. Choose one to log in.',
  demonstration_use: 'Log in as {name}',
  demonstration_moves: 'Moves at the next log in',
} as const
