/** Fetches the words of one language, bundle by bundle, and of no other language. */
import type { Bundle } from './bundles.ts'
import type { FirstFile } from './first-file.ts'
import type { Locale } from './languages.ts'
import type { CompiledCatalogue, CompiledMessage } from './message.ts'
import { createTranslator } from './translate.ts'
import type { Translator } from './translate.ts'

const firstFiles: Record<Locale, () => Promise<FirstFile>> = {
  en: () => import('./compiled/en-entrance.ts'),
  ps: () => import('./compiled/ps-entrance.ts'),
  da: () => import('./compiled/da-entrance.ts'),
  ur: () => import('./compiled/ur-entrance.ts'),
}

/** React's `use` draws at once by a promise that says so itself; by another it would wait first. */
type Fetched = Promise<void> & { status?: 'fulfilled' }

export interface Words<B extends Bundle = never> extends Translator<B> {
  has(bundle: Bundle): boolean
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
  const { messages, others } = await firstFiles[locale]()
  const words = openWords<B>(locale, messages, others)
  await Promise.all(bundles.map(words.fetch))
  return words
}

function openWords<B extends Bundle>(locale: Locale, first: CompiledCatalogue, others: FirstFile['others']): Words<B> {
  const known: Record<string, CompiledMessage> = { ...first }
  const here = new Set<Bundle>()
  const asked = new Map<Bundle, Fetched>()
  async function add(bundle: Exclude<Bundle, 'entrance'>): Promise<void> {
    try {
      Object.assign(known, (await others[bundle]()).messages)
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
    has: (bundle) => bundle === 'entrance' || here.has(bundle),
    all: () => [...here],
    fetch(bundle) {
      const coming = asked.get(bundle) ?? (bundle === 'entrance' ? Promise.resolve() : add(bundle))
      asked.set(bundle, coming)
      return coming
    },
  }
}
