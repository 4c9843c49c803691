/** The school's half of the keys that people's stores on devices have. */
import { readStoreKey } from '@maktab/contracts/access/store-keys'
import { accept, refuse } from '@maktab/contracts/outcome'
import { inside } from '#calls/handle.ts'
import type { Tokens } from '#features/access/tokens.ts'

export const storeKeys = ({ tokens }: { readonly tokens: Tokens }) => ({
  /** Whoever acts in another's place has no store of theirs to open. */
  readStoreKey: inside(readStoreKey, async ({ actor }, { store_id }) =>
    actor.acted_by === undefined ? accept({ key: tokens.storeKeyOf(actor, store_id) }) : refuse('not_allowed'),
  ),
})
