/** Compiles the messages of every language, so that no browser ships a parser of them. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { bundles } from '../packages/i18n/src/bundles.ts'
import { catalogue as da } from '../packages/i18n/src/da/catalogue.ts'
import { catalogue as en } from '../packages/i18n/src/en/catalogue.ts'
import { catalogue as ps } from '../packages/i18n/src/ps/catalogue.ts'
import { catalogue as ur } from '../packages/i18n/src/ur/catalogue.ts'
import type { CompiledMessage, CompiledToken } from '../packages/i18n/src/message.ts'

type Catalogue = Record<string, Record<string, string>>

/** The messages as they are written, by locale. */
export const catalogues: Record<string, Catalogue> = { en, ps, da, ur }
const folder = fileURLToPath(new URL('../packages/i18n/src/compiled/', import.meta.url))

const bundleOf = (file: string) => Object.entries(bundles).find(([, files]) => files.some((one) => one === file))?.[0]

/** What the keys of a file begin with: `people-roles` holds further keys of `people`. */
export const prefixOf = (file: string) => file.split('-')[0]

/** Path and text of the compiled bundles of each language, and of the parameters' types. */
export function generateMessages(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [locale, catalogue] of Object.entries(catalogues)) {
    const compiled = new Map(Object.keys(bundles).map((bundle) => [bundle, new Map<string, CompiledMessage>()]))
    for (const [file, messages] of Object.entries(catalogue)) {
      const bundle = compiled.get(bundleOf(file) ?? '')
      if (bundle === undefined)
        throw new Error(`No bundle of packages/i18n/src/bundles.ts holds the messages of ${file}`)
      for (const [key, message] of Object.entries(messages)) {
        const full = `${prefixOf(file)}.${key}`
        bundle.set(full, compile(message, `${locale} ${full}`))
      }
    }
    for (const [bundle, messages] of compiled) files.set(join(folder, `${locale}-${bundle}.ts`), messagesFile(messages))
    files.set(join(folder, `${locale}-others.ts`), othersFile(locale))
    if (locale === 'en')
      files.set(
        join(folder, 'parameters.ts'),
        parametersFile(new Map([...compiled.values()].flatMap((messages) => [...messages]))),
      )
  }
  return files
}

function compile(message: string, where: string): CompiledMessage {
  try {
    const tokens = compileMessageOrThrow(message) as readonly CompiledToken[]
    const [only] = tokens
    return tokens.length === 1 && typeof only === 'string' ? only : tokens
  } catch (cause) {
    throw new Error(`The message ${where} is not ICU MessageFormat: ${message}`, { cause })
  }
}

/** Placeholders of a compiled message and what each takes. A plural or a number counts; anything else is text or a number. */
export function placeholders(message: CompiledMessage, found = new Map<string, string>()): Map<string, string> {
  if (typeof message === 'string') return found
  for (const token of message) {
    if (typeof token === 'string') continue
    const [name, kind, branches] = token
    if (kind === 'plural' || kind === 'number') found.set(name, 'number')
    else if (kind === 'select') found.set(name, 'string')
    else if (!found.has(name)) found.set(name, 'string | number')
    // The compiler leaves an undefined `offset` among the branches.
    for (const branch of Object.values(branches ?? {})) if (branch !== undefined) placeholders(branch, found)
  }
  return found
}

const banner = '/** Written by `npm run generate` from the messages; edit those. */\n'

function messagesFile(messages: Map<string, CompiledMessage>): string {
  const lines = [...messages].map(([key, message]) => `  ${JSON.stringify(key)}: ${JSON.stringify(message)},\n`)
  return `${banner}import type { CompiledCatalogue } from '../message.ts'\n\nexport const messages: CompiledCatalogue = {\n${lines.join('')}}\n`
}

/** The names of all bundles but the first, of one language: no script holds those of four, and the way in holds none. */
function othersFile(locale: string): string {
  const others = Object.keys(bundles).filter((bundle) => bundle !== 'entrance')
  const lines = others.map((bundle) => `  ${bundle}: () => import('./${locale}-${bundle}.ts'),\n`)
  const imports = `import type { OtherWords } from '../compiled-words.ts'\n`
  return `${banner}${imports}\nexport const others: OtherWords['others'] = {\n${lines.join('')}}\n`
}

function parametersFile(messages: Map<string, CompiledMessage>): string {
  let text = `${banner}export interface MessageParameters {\n`
  for (const [key, message] of messages) {
    const fields = [...placeholders(message)].map(([name, type]) => `readonly ${name}: ${type}`)
    if (fields.length > 0) text += `  readonly '${key}': { ${fields.join('; ')} }\n`
  }
  return `${text}}\n`
}
