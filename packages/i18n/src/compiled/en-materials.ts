/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "materials.other_title": "This file opens in another program",
  "materials.other_body": "Maktab cannot show it here. Save it, and open it with the program it was made with, or one like it.",
  "materials.save_file": "Save the file",
  "materials.sheet": ["Sheet ",["name"]],
  "materials.row": "Row",
  "materials.cut": "The rest of this table is in the file itself.",
  "materials.slides": "The texts and pictures of this slide. How it looks is in the file itself.",
}
