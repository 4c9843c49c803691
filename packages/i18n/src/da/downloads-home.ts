import type { Messages } from '../keys.ts'

export const downloadsHome = {
  downloading: 'در حال داونلود…',
  count_ready:
    '{count, plural, =0 {هنوز چیزی در این دستگاه نیست} one {# وظیفه در این دستگاه} other {# وظیفه در این دستگاه}}',
} satisfies Messages<'downloads-home'>
