import { languageByLocale } from './languages.ts'
import { fillMessage } from './message.ts'
import type { CompiledCatalogue } from './message.ts'
import type { Language, Locale } from './languages.ts'
import type { MessageKey, ParameterArguments } from './keys.ts'

/** A message in the translator's language; parameters only where the message has placeholders. */
export type Translate = <K extends MessageKey>(key: K, ...parameters: ParameterArguments<K>) => string

export interface Translator {
  readonly language: Language
  readonly t: Translate
}

/**
 * Speaks one language from its compiled catalogue. Numbers come out in the language's digits; names and codes are
 * isolated from the direction around them. A key that the catalogue lacks comes back as itself, never as an empty text.
 */
export function createTranslator(locale: Locale, catalogue: CompiledCatalogue): Translator {
  const language = languageByLocale(locale)
  const t: Translate = (key, ...[values]) => {
    const message = catalogue[key]
    if (message === undefined) return key
    return fillMessage(message, { locale, direction: language.direction, values: values ?? {} })
  }
  return { language, t }
}

/** Speaks by `more` where it has the key, and by `base` otherwise. */
export function withWords(base: Translator, more: CompiledCatalogue): Translator {
  const own = createTranslator(base.language.locale, more)
  return { ...base, t: (key, ...values) => (more[key] === undefined ? base : own).t(key, ...values) }
}
