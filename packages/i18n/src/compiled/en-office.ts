/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "refusals.changed_meanwhile": "Somebody else changed this meanwhile. Look at how it is now before you save.",
}
