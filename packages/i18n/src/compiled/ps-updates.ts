/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "updates.heading": "نوی اپ راغلی دی",
  "updates.body": "اپ نوی کړئ، څو وروستي سمونونه ترلاسه کړئ. پر دې وسیله ستاسو کار پاتې کېږي.",
  "updates.version": "نسخه",
  "updates.now": "همدا اوس یې نوی کړئ",
  "updates.later": "وروسته یې ډاونلوډ کړئ",
}
