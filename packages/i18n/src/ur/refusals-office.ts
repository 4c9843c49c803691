import type { Messages } from '../keys.ts'

export const refusalsOffice = {
  changed_meanwhile: 'اس دوران کسی اور نے اسے بدل دیا۔ محفوظ کرنے سے پہلے دیکھیں کہ یہ اب کیسا ہے۔',
} satisfies Messages<'refusals-office'>
