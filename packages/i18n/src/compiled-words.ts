import type { Bundle } from './bundles.ts'
import type { CompiledCatalogue } from './message.ts'

/** One bundle of one language. */
export interface CompiledWords {
  readonly messages: CompiledCatalogue
}

/** Where the other bundles of a language are: in a file of its own, since the way in needs none of them. */
export interface OtherWords {
  readonly others: Readonly<Record<Exclude<Bundle, 'entrance'>, () => Promise<CompiledWords>>>
}
