/** What is wrong with the messages of the four languages, in words. `npm run generate` says it and fails. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { CompiledMessage } from '../packages/i18n/src/message.ts'
import { placeholders, prefixOf } from './generate-messages.ts'

/** Texts by locale, file and key. */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

/** Digits that a language does not write. */
const foreignDigits: Readonly<Record<string, RegExp>> = {
  en: /[\u06f0-\u06f9\u0660-\u0669]/,
  ps: /[0-9]/,
  da: /[0-9]/,
  ur: /[\u06f0-\u06f9]/,
}

/** Arabic letters that look like Persian, Pashto or Urdu ones and are not found by who searches for those. */
const lookAlikes: Readonly<Record<string, RegExp>> = {
  ps: /[\u0643\u0649]/,
  da: /[\u0643\u0649\u064a]/,
  ur: /[\u0643\u0649\u064a]/,
}

/** Messages of one language by full key. */
export function flatten(catalogue: Catalogues[string]): Map<string, string> {
  return new Map(
    Object.entries(catalogue ?? {}).flatMap(([file, messages]) =>
      Object.entries(messages).map(([key, text]) => [`${prefixOf(file)}.${key}`, text] as const),
    ),
  )
}

/** Every fault of the catalogues; English says what there must be. */
export function messageFaults(catalogues: Catalogues): string[] {
  const english = flatten(catalogues['en'] ?? {})
  if (english.size === 0) return ['no English messages were seen: the check is looking in the wrong place']
  return Object.entries(catalogues).flatMap(([locale, catalogue]) => {
    const messages = flatten(catalogue)
    return [
      ...[...english.keys()].filter((key) => !messages.has(key)).map((key) => `${locale} ${key} is missing`),
      ...[...messages.keys()]
        .filter((key) => !english.has(key))
        .map((key) => `${locale} ${key} is no message of English`),
      ...[...messages].flatMap(([key, text]) =>
        textFaults(text, english.get(key), locale).map((fault) => `${locale} ${key} ${fault}: ${text}`),
      ),
    ]
  })
}

/** What is wrong with one text beside its English; nothing where it may stand. */
export function textFaults(text: string, english: string | undefined, locale: string): string[] {
  if (text === '' || text !== text.trim()) return ['is empty or has space around it']
  const fields = fieldsOf(text)
  if (fields === undefined) return ['is not ICU MessageFormat']
  const wanted = english === undefined ? undefined : fieldsOf(english)
  const faults: string[] = []
  if (wanted !== undefined && wanted.join() !== fields.join())
    faults.push(`must fill in ${wanted.join(', ') || 'nothing'}, not ${fields.join(', ') || 'nothing'}`)
  // Branches of a plural are named in Latin digits: =0 {…}.
  if (foreignDigits[locale]?.test(text.replace(/=\d+ /g, ''))) faults.push('has digits of another script')
  if (lookAlikes[locale]?.test(text)) faults.push('has an Arabic letter that looks like one of its own')
  if (locale !== 'en' && !isTranslated(text, english)) faults.push('is not translated')
  return faults
}

/** Placeholders with what each takes, in one order; undefined where the text cannot be read. */
function fieldsOf(text: string): string[] | undefined {
  try {
    return [...placeholders(compileMessageOrThrow(text) as CompiledMessage)]
      .map(([name, kind]) => (kind === 'number' ? `{${name}} as a count` : `{${name}}`))
      .sort()
  } catch {
    return undefined
  }
}

function isTranslated(text: string, english: string | undefined): boolean {
  const words = text.replace(/\{(\w+)(, number)?\}/g, '')
  if (!/[\p{L}]/u.test(words)) return true
  return /[\u0600-\u06ff]/.test(words) && text !== english
}

/** Keys that no source names, whole or by a beginning that is put together (`people.${role}`). Refusals are named by their code. */
export function unusedMessages(keys: Iterable<string>, sources: string): string[] {
  const named = new Set([...sources.matchAll(/['"`]([a-z]+\.\w+)['"`]/g)].map(([, key]) => key))
  const beginnings = [...sources.matchAll(/`([a-z]+\.\w*)\$\{/g)].map(([, beginning = '']) => beginning)
  return [...keys].filter(
    (key) =>
      !key.startsWith('refusals.') && !named.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  )
}
