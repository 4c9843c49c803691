/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "refusals.changed_meanwhile": "اس دوران کسی اور نے اسے بدل دیا۔ محفوظ کرنے سے پہلے دیکھیں کہ یہ اب کیسا ہے۔",
}
