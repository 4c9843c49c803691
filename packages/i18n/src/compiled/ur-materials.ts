/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "materials.other_title": "یہ فائل کسی اور پروگرام میں کھلتی ہے",
  "materials.other_body": "مکتب اسے یہاں نہیں دکھا سکتا۔ اسے محفوظ کریں اور اسی پروگرام سے کھولیں جس میں یہ بنی تھی، یا اس جیسے کسی پروگرام سے۔",
  "materials.save_file": "فائل محفوظ کریں",
  "materials.sheet": ["شیٹ ",["name"]],
  "materials.row": "سطر",
  "materials.cut": "اس جدول کا باقی حصہ خود فائل میں ہے۔",
  "materials.slides": "اس سلائیڈ کی تحریریں اور تصویریں۔ اس کی شکل خود فائل میں ہے۔",
}
