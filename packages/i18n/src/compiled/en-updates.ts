/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "updates.heading": "A newer app is here",
  "updates.body": "Update it to get the latest repairs. Your work on this device stays.",
  "updates.version": "Version",
  "updates.now": "Update now",
  "updates.later": "Download later",
}
