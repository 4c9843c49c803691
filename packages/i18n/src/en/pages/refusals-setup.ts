/** What calls answer before the first run. Full key: `refusals.key`. */
export const refusalsSetup = {
  not_begun: 'This server has no school yet. Whoever started it finds the address that begins one in its window.',
} as const
