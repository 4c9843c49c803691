/** Compiles the messages of every language, so that no browser ships a parser of them. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { catalogue as contracts } from '@maktab/contracts/catalogue'
import { refusals } from '@maktab/contracts/refusals'
import { roles } from '@maktab/contracts/roles'
import { catalogue as da } from '../packages/i18n/src/da/catalogue.ts'
import { catalogue as en } from '../packages/i18n/src/en/catalogue.ts'
import { catalogue as ps } from '../packages/i18n/src/ps/catalogue.ts'
import { catalogue as ur } from '../packages/i18n/src/ur/catalogue.ts'
import type { CompiledMessage, CompiledToken } from '../packages/i18n/src/message.ts'

type Catalogue = Record<string, Record<string, string>>

/** The messages as they are written, by locale. */
export const catalogues: Record<string, Catalogue> = { en, ps, da, ur }
const folder = fileURLToPath(new URL('../packages/i18n/src/compiled/', import.meta.url))

/** Features that the screens before sign-in speak of; they are fetched apart, as those screens must be light. */
const entranceFeatures = ['frame', 'tenants', 'access']

const calls = Object.values(contracts)
const isSaidTo = (isPublic: boolean, key: string) =>
  calls.some(
    ({ audience, refusals: said }) =>
      (audience === 'public') === isPublic && said.some((refusal) => refusals[refusal].message === key),
  )

/** Words of those features that only screens behind the sign-in say: what waits to be sent, times and sizes, signing out. */
const saidLater =
  /^(?:.*_ago|in_(?:second|minute|hour|day)s|duration_.*|bytes|kilobytes|megabytes|gigabytes|waiting_to_send|sending|all_sent|needs_attention|synced_when|never_synced|as_of|offline|all|show_more|previous|next|remove|of_total|page_of|empty_title|dashboard|sync|main_navigation|logout_.*)$/

/** Refusals that nobody meets before the sign-in. */
const refusedLater = /^(?:migration_failed_title|closed_in_place|assignments_off)$/

/** Of refusals, how downloads and syncing went: no first screen says it. */
const saidOfTransfers =
  /^(?:.*_downloading|(?:on_)?download_.*|error_download_.*|internet_timeout_Error|sync_success|campus_not_available)$/

/** Of people only the names of roles are said there; of refusals none that only calls behind the sign-in give, but that the session is over and what a form says. */
function isOfEntrance(feature: string, key: string): boolean {
  if (feature === 'people') return roles.some((role) => role === key)
  if (feature === 'refusals' && refusedLater.test(key)) return false
  if (feature === 'refusals')
    return key === 'session_over' || key === 'issues_toast_2' || isSaidTo(true, key) || !isSaidTo(false, key)
  return entranceFeatures.includes(feature) && !saidLater.test(key)
}

/** Features that the first screens do not say, by the catalogue in which they are fetched. */
const laterFeatures: Readonly<Record<string, readonly string[]>> = {
  // Of the pages that everybody may read; long texts that neither login nor the screens behind it carry.
  pages: ['pages', 'signup', 'recovery', 'entering', 'here', 'details'],
  // What the screens say of themselves the first time: fetched when there is something to show.
  tours: ['tours'],
  reports: ['reports'],
  // Finding lessons, questions asked live and marks that a teacher changes: said on a few screens, each of which fetches them.
  finding: ['finding', 'clicker', 'marking'],
  // Of what waits on this device, and of how it goes to and fro: the list of it stands on a few screens.
  waiting: ['waiting'],
  // Said of Office files where there are any.
  materials: ['materials'],
  // What only the server writes.
  mails: ['mails'],
}

/** Of assignments, what only the screen that sets them says: fetched with the words of finding. */
const saidWhileSetting = /^create_/

/** What the content studio says: fetched with its screens. */
const studioFeatures = ['studio', 'imports']

/** Of questions, what only their writers read: fields, faults, kinds, the bank and its figures. */
const saidWhileWriting =
  /^(?:any|quran_text|accept(?:s|ed)(?:_.*)?|add_.*|bank_.*|saved?_to_bank|choose_picture|copy|criterion_number|difficulty(?:_.*)?|draw(?:_.*)?|explanation(?:_hint)?|fault_.*|figures?_.*|from_bank|insert_count|is_right|item_number|kind_.*|level_.*|max_.*|move_.*|none_yet|nothing_to_draw|option_number|options_legend|pairs|partner_of(?:_none)?|picture_described(?:_hint)?|preview|question_text|questions_of_test|region_.*|regions|remove_named|removed|right_.*|search_bank|tag|text_.*|tolerance(?:_hint)?|try_.*|undo|unit|untitled|variants_hint|which_is_right)$/

function isOfStudio(feature: string, key: string): boolean {
  return studioFeatures.includes(feature) || (feature === 'questions' && saidWhileWriting.test(key))
}

function isOfWaiting(feature: string, key: string): boolean {
  return feature === 'refusals' && saidOfTransfers.test(key)
}

/** Path and text of the compiled catalogues of each language (before sign-in, the studio, those fetched later, everything else) and of the parameters' types. */
export function generateMessages(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [locale, catalogue] of Object.entries(catalogues)) {
    const entrance = new Map<string, CompiledMessage>()
    const studio = new Map<string, CompiledMessage>()
    const rest = new Map<string, CompiledMessage>()
    const later = new Map(Object.keys(laterFeatures).map((name) => [name, new Map<string, CompiledMessage>()]))
    const waiting = later.get('waiting') ?? rest
    for (const [feature, messages] of Object.entries(catalogue)) {
      const fetchedIn = Object.keys(laterFeatures).find((name) => laterFeatures[name]?.includes(feature))
      const own = (fetchedIn !== undefined && later.get(fetchedIn)) || rest
      const catalogueOf = (key: string) => {
        if (isOfWaiting(feature, key)) return waiting
        if (isOfEntrance(feature, key)) return entrance
        if (isOfStudio(feature, key)) return studio
        return (feature === 'assignments' && saidWhileSetting.test(key) && later.get('finding')) || own
      }
      for (const [key, message] of Object.entries(messages))
        catalogueOf(key).set(`${feature}.${key}`, compile(message, `${locale} ${feature}.${key}`))
    }
    files.set(join(folder, `${locale}-entrance.ts`), catalogueFile(entrance))
    files.set(join(folder, `${locale}-studio.ts`), catalogueFile(studio))
    for (const [name, messages] of later) files.set(join(folder, `${locale}-${name}.ts`), catalogueFile(messages))
    files.set(join(folder, `${locale}.ts`), catalogueFile(rest, `${locale}-entrance`))
    if (locale === 'en')
      files.set(
        join(folder, 'parameters.ts'),
        parametersFile(new Map([entrance, ...later.values(), studio, rest].flatMap((messages) => [...messages]))),
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

/** `base` names a catalogue whose messages are part of this one. */
function catalogueFile(messages: Map<string, CompiledMessage>, base?: string): string {
  const lines = [...messages].map(([key, message]) => `  ${JSON.stringify(key)}: ${JSON.stringify(message)},\n`)
  const imports = base === undefined ? '' : `import { messages as base } from './${base}.ts'\n`
  const first = base === undefined ? '' : '  ...base,\n'
  return `${banner}${imports}import type { CompiledCatalogue } from '../message.ts'\n\nexport const messages: CompiledCatalogue = {\n${first}${lines.join('')}}\n`
}

function parametersFile(messages: Map<string, CompiledMessage>): string {
  let text = `${banner}export interface MessageParameters {\n`
  for (const [key, message] of messages) {
    const fields = [...placeholders(message)].map(([name, type]) => `readonly ${name}: ${type}`)
    if (fields.length > 0) text += `  readonly '${key}': { ${fields.join('; ')} }\n`
  }
  return `${text}}\n`
}
