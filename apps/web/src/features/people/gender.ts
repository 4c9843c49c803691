import type { PlainKey } from '@maktab/i18n/keys'

/** As the wire numbers them (seed 000 §3). */
export const genderKeys = {
  0: 'people.gender_male',
  1: 'people.gender_female',
  2: 'people.gender_unsaid',
} as const satisfies Readonly<Record<0 | 1 | 2, PlainKey<'account'>>>
