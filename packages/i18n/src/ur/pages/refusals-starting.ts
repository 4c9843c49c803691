import type { Messages } from '../../keys.ts'

export const refusalsStarting = {
  password_change_first: 'پہلے اپنا پاس ورڈ چنیں۔',
  password_is_code: 'یہ آپ کی پرچی کا کوڈ ہے۔ کوئی اور پاس ورڈ چنیں۔',
} satisfies Messages<'refusals-starting'>
