import type { Messages } from '../keys.ts'

export const updates = {
  heading: 'نئی ایپ آ گئی ہے',
  body: 'تازہ ترین درستیوں کے لیے ایپ کو اپ ڈیٹ کریں۔ اس آلے پر آپ کا کام محفوظ رہے گا۔',
  version: 'ورژن',
  now: 'ابھی اپ ڈیٹ کریں',
  later: 'بعد میں ڈاؤن لوڈ کریں',
} satisfies Messages<'updates'>
