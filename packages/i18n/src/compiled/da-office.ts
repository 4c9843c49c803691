/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "refusals.changed_meanwhile": "در این میان شخص دیگری این را تغییر داده است. پیش از ذخیره ببینید که حالا چگونه است.",
}
