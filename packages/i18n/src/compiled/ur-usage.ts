/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "usage.heading": "مواد کا استعمال",
  "usage.by_type": "قسم کے لحاظ سے",
  "usage.by_content": "ہر مواد کے لحاظ سے",
  "usage.type_heading": "قسم",
  "usage.content_heading": "مواد",
  "usage.opened_by": "طلبہ جنہوں نے کھولا",
  "usage.recent": "تیس دن میں",
  "usage.completed_by": "مکمل کیا",
  "usage.counted": [["total","number"]," طلبہ میں سے، ",["when"]," تک۔ ہر گھنٹے ایک بار دوبارہ گنا جاتا ہے۔"],
  "usage.none": "ابھی تک کسی نے کوئی مواد نہیں کھولا",
}
