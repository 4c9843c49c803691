/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "updates.heading": "برنامهٔ جدیدتر آماده است",
  "updates.body": "برنامه را به‌روز کنید تا آخرین اصلاحات را داشته باشید. کار شما در این دستگاه می‌ماند.",
  "updates.version": "نسخه",
  "updates.now": "حالا به‌روز شود",
  "updates.later": "بعداً دانلود شود",
}
