/** Names of the colours that a campus may choose instead of its tenant's (seed 000 §3, seed 001 §9). */
export const campusThemeNames = [
  'red',
  'blue',
  'pink',
  'light_pink',
  'orange',
  'dark_grey',
  'green',
  'light_blue',
  'dark_blue',
] as const

export type CampusTheme = (typeof campusThemeNames)[number]
