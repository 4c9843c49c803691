import type { Bundle } from './bundles.ts'
import type { CompiledCatalogue } from './message.ts'

interface Compiled {
  readonly messages: CompiledCatalogue
}

/** What a language begins with: the words of the way in, and where its others are. */
export interface FirstFile extends Compiled {
  readonly others: Readonly<Record<Exclude<Bundle, 'entrance'>, () => Promise<Compiled>>>
}
