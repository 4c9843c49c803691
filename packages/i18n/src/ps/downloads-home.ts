import type { Messages } from '../keys.ts'

export const downloadsHome = {
  downloading: 'ډاونلوډ کېږي…',
  count_ready:
    '{count, plural, =0 {په دې وسیله کې لا څه نشته} one {# دنده په دې وسیله کې} other {# دندې په دې وسیله کې}}',
} satisfies Messages<'downloads-home'>
