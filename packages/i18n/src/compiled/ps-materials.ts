/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "materials.other_title": "دا فایل په بل پروګرام کې پرانیستل کېږي",
  "materials.other_body": "مکتب یې دلته نه شي ښودلی. خوندي یې کړئ او په هغه پروګرام یې پرانیزئ چې پرې جوړ شوی، یا په ورته پروګرام.",
  "materials.save_file": "فایل خوندي کړئ",
  "materials.sheet": ["پاڼه ",["name"]],
  "materials.row": "کرښه",
  "materials.cut": "د دې جدول پاتې برخه په خپله فایل کې ده.",
  "materials.slides": "د دې سلایډ متنونه او انځورونه. بڼه یې په خپله فایل کې ده.",
}
