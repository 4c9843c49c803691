/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "updates.heading": "نئی ایپ آ گئی ہے",
  "updates.body": "تازہ ترین درستیوں کے لیے ایپ کو اپ ڈیٹ کریں۔ اس آلے پر آپ کا کام محفوظ رہے گا۔",
  "updates.version": "ورژن",
  "updates.now": "ابھی اپ ڈیٹ کریں",
  "updates.later": "بعد میں ڈاؤن لوڈ کریں",
}
