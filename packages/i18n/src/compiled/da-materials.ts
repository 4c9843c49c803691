/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "materials.other_title": "این فایل در پروگرام دیگری باز می‌شود",
  "materials.other_body": "مکتب آن را اینجا نشان داده نمی‌تواند. آن را ذخیره کنید و با پروگرامی که ساخته شده یا با پروگرامی مانند آن باز کنید.",
  "materials.save_file": "ذخیرهٔ فایل",
  "materials.sheet": ["ورق ",["name"]],
  "materials.row": "سطر",
  "materials.cut": "باقی این جدول در خود فایل است.",
  "materials.slides": "متن‌ها و تصویرهای این سلاید. شکل آن در خود فایل است.",
}
