/** Fetches the words of one language, bundle by bundle, and of no other language. */
import type { Bundle } from './bundles.ts'
import type { CompiledWords, OtherWords } from './compiled-words.ts'
import type { MessageKey } from './keys.ts'
import type { Locale } from './languages.ts'
import type { CompiledCatalogue, CompiledMessage } from './message.ts'
import { createTranslator } from './translate.ts'
import type { Translator } from './translate.ts'

const firstFiles: Record<Locale, () => Promise<CompiledWords>> = {
  en: () => import('./compiled/en-entrance.ts'),
  ps: () => import('./compiled/ps-entrance.ts'),
  da: () => import('./compiled/da-entrance.ts'),
  ur: () => import('./compiled/ur-entrance.ts'),
}

const otherFiles: Record<Locale, () => Promise<OtherWords>> = {
  en: () => import('./compiled/en-others.ts'),
  ps: () => import('./compiled/ps-others.ts'),
  da: () => import('./compiled/da-others.ts'),
  ur: () => import('./compiled/ur-others.ts'),
}

/** React's `use` draws at once by a promise that says so itself; by another it would wait first. */
type Fetched = Promise<void> & { status?: 'fulfilled' }

export interface Words<B extends Bundle = never> extends Translator<B> {
  has(bundle: Bundle): boolean
  /** Whether a message is here, whichever bundle brought it. */
  says(key: MessageKey): boolean
  /** The bundles that are here, the way in aside. */
  all(): readonly Bundle[]
  /** The same promise for whoever asks again, until it fails. */
  fetch(bundle: Bundle): Promise<void>
}

/** The words of the way in, and of the bundles that are named. */
export async function loadWords<B extends Bundle = never>(
  locale: Locale,
  bundles: readonly B[] = [],
): Promise<Words<B>> {
  const coming = firstFiles[locale]()
  // Under way beside the first words, so that nobody waits for one and then for the other.
  otherFiles[locale]().catch(() => undefined)
  const words = openWords<B>(locale, (await coming).messages)
  await Promise.all(bundles.map(words.fetch))
  return words
}

function openWords<B extends Bundle>(locale: Locale, first: CompiledCatalogue): Words<B> {
  const known: Record<string, CompiledMessage> = { ...first }
  const here = new Set<Bundle>()
  const asked = new Map<Bundle, Fetched>()
  async function add(bundle: Exclude<Bundle, 'entrance'>): Promise<void> {
    try {
      Object.assign(known, (await (await otherFiles[locale]()).others[bundle]()).messages)
      here.add(bundle)
      const coming = asked.get(bundle)
      if (coming !== undefined) coming.status = 'fulfilled'
    } catch (fault) {
      // Asked for again by whoever needs it next; an older browser, which remembers the failure, asks only from a fresh page.
      asked.delete(bundle)
      throw fault
    }
  }
  return {
    ...createTranslator<B>(locale, known),
    says: (key) => key in known,
    has: (bundle) => bundle === 'entrance' || here.has(bundle),
    all: () => [...here],
    fetch(bundle) {
      const coming = asked.get(bundle) ?? (bundle === 'entrance' ? Promise.resolve() : add(bundle))
      asked.set(bundle, coming)
      return coming
    },
  }
}
