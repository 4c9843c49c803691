import { languageByLocale } from './languages.ts'
import { fillMessage } from './message.ts'
import type { Bundle } from './bundles.ts'
import type { CompiledCatalogue } from './message.ts'
import type { Language, Locale } from './languages.ts'
import type { KeyIn, ParameterArguments } from './keys.ts'

/** A message of the way in or of the bundles that are named, in the translator's language; parameters only where the message has placeholders. */
export interface Translate<B extends Bundle = never> {
  <K extends KeyIn<B | 'entrance'>>(key: K, ...parameters: ParameterArguments<K>): string
  /** Never there. For the compiler: signatures with type parameters are compared too loosely, and `Translate<'home'>` would do for any other. */
  readonly speaks?: (bundle: B) => void
}

export interface Translator<B extends Bundle = never> {
  readonly language: Language
  readonly t: Translate<B>
}

/**
 * Speaks one language from its compiled messages. Numbers come out in the language's digits; names and codes are
 * isolated from the direction around them. A key that is not there comes back as itself, never as an empty text.
 */
export function createTranslator<B extends Bundle>(locale: Locale, messages: CompiledCatalogue): Translator<B> {
  const language = languageByLocale(locale)
  const t: Translate<Bundle> = (key, ...[values]) => {
    const message = messages[key]
    if (message === undefined) return key
    return fillMessage(message, { locale, direction: language.direction, values: values ?? {} })
  }
  return { language, t }
}
