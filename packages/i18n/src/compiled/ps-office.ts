/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "refusals.changed_meanwhile": "په دې منځ کې بل چا دا بدل کړی دی. له خوندي کولو مخکې وګورئ چې اوس څنګه دی.",
}
