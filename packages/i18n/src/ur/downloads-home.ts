import type { Messages } from '../keys.ts'

export const downloadsHome = {
  downloading: 'ڈاؤن لوڈ ہو رہا ہے…',
  count_ready: '{count, plural, =0 {اس آلے پر ابھی کچھ نہیں} one {اس آلے پر # اسائنمنٹ} other {اس آلے پر # اسائنمنٹس}}',
} satisfies Messages<'downloads-home'>
