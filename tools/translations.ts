/**
 * Texts for readers of a language, who need no code. `npm run translations -- export` writes a table for each language to
 * `translations/`: the English, the text as it is, and an empty column for a better one. `npm run translations -- import
 * translations/ps.csv` takes what was filled in there over into the program, and refuses what would break it.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeCsv } from '../packages/ui/src/tables/csv.ts'
import { catalogues, prefixOf } from './generate-messages.ts'
import { flatten, textFaults } from './message-faults.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const translated = ['ps', 'da', 'ur']
const columns = ['language', 'key', 'english', 'text', 'correction'] as const

/** What is read most, and matters most, comes first; the rest follows as it stands in the catalogue. */
const readFirst = [
  'refusals',
  'assignments',
  'downloads',
  'frame',
  'access',
  'overlays',
  'fields',
  'calendars',
  'tables',
  'editor',
]

type Row = Readonly<Record<(typeof columns)[number], string>>

export interface Correction {
  readonly locale: string
  readonly key: string
  readonly text: string
}

export interface Reading {
  readonly corrections: readonly Correction[]
  /** Why a row was not taken, in words. */
  readonly refused: readonly string[]
}

/** The table of one language, as text that spreadsheet programs open. */
export function exportTexts(locale: string): string {
  const english = flatten(catalogues['en'] ?? {})
  const place = (key: string) => {
    const found = readFirst.indexOf(key.split('.')[0] ?? '')
    return found < 0 ? readFirst.length : found
  }
  const rows = [...flatten(catalogues[locale] ?? {})]
    .sort(([one], [other]) => place(one) - place(other))
    .map(([key, text]) => [locale, key, english.get(key) ?? '', text, ''])
  return writeCsv({ head: columns, rows })
}

/** Rows of a table with commas, semicolons or tabs between the cells, as spreadsheet programs of several countries write it. */
export function readTable(table: string): string[][] {
  const text = table.replace(/^\ufeff/, '')
  const separator =
    [',', ';', '\t'].find((sign) => text.startsWith(`language${sign}`) || text.startsWith(`"language"${sign}`)) ?? ','
  const rows: string[][] = [[]]
  let value = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(value)
    value = ''
  }
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (isQuoted && character === '"' && text.charAt(index + 1) === '"') {
      value += '"'
      index += 1
    } else if (character === '"' && (isQuoted || value === '')) isQuoted = !isQuoted
    else if (!isQuoted && character === separator) endCell()
    else if (!isQuoted && character === '\n') {
      endCell()
      rows.push([])
    } else if (isQuoted || character !== '\r') value += character
  }
  endCell()
  return rows.filter((cells) => cells.some((content) => content !== ''))
}

/** What a filled table asks for; a row is refused where its text changed meanwhile or its correction would break the program. */
export function readCorrections(table: string): Reading {
  const [header = [], ...lines] = readTable(table)
  const missing = columns.filter((name) => !header.includes(name))
  if (missing.length > 0) return { corrections: [], refused: [`The table has no column ${missing.join(', ')}`] }
  const corrections: Correction[] = []
  const refused: string[] = []
  for (const line of lines) {
    const row = Object.fromEntries(
      columns.map((name) => [name, (line[header.indexOf(name)] ?? '').replace(/^'(?=[=+\-@\t\r])/, '').trim()]),
    ) as Row
    if (row.correction === '' || row.correction === row.text) continue
    const fault = faultOf(row)
    if (fault === undefined) corrections.push({ locale: row.language, key: row.key, text: row.correction })
    else refused.push(`${row.language} ${row.key}: ${fault}`)
  }
  return { corrections, refused }
}

function faultOf({ language, key, text, correction }: Row): string | undefined {
  if (!translated.includes(language)) return `"${language}" is none of ${translated.join(', ')}`
  const current = flatten(catalogues[language] ?? {}).get(key)
  if (current === undefined) return 'there is no such text'
  if (current !== text) return `the text was changed meanwhile, to "${current}"`
  if (/[\r\n]/.test(correction)) return 'the correction has more than one line'
  const faults = textFaults(correction, flatten(catalogues['en'] ?? {}).get(key), language)
  return faults.length === 0 ? undefined : `the correction ${faults.join(', and ')}`
}

/** The source of a feature's messages with one text exchanged; throws where the source does not hold it. */
export function withCorrection(source: string, name: string, text: string): string {
  const line = new RegExp(`^  ${name}:(?: |\\n    )(['"\`]).*\\1,$`, 'm')
  if (!line.test(source)) throw new Error(`${name} was not found in the source`)
  const quoted = `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`
  return source.replace(line, () => `  ${name}: ${quoted},`)
}

/** The file that holds a message: one of those whose name begins as its key does. */
export function sourceOf(locale: string, key: string): string {
  const [prefix, name = ''] = key.split('.')
  const file = Object.entries(catalogues[locale] ?? {}).find(
    ([one, messages]) => prefixOf(one) === prefix && Object.hasOwn(messages, name),
  )?.[0]
  const folder = join(root, 'packages/i18n/src', locale)
  const path = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((one) => basename(one) === `${file}.ts`)
  if (path === undefined) throw new Error(`No file of ${locale} holds ${key}`)
  return join(folder, path)
}

function save({ locale, key, text }: Correction): void {
  const path = sourceOf(locale, key)
  writeFileSync(path, withCorrection(readFileSync(path, 'utf8'), key.split('.')[1] ?? '', text))
}

function run([task, ...files]: readonly string[]): number {
  if (task === 'export') {
    const folder = join(root, 'translations')
    mkdirSync(folder, { recursive: true })
    for (const locale of translated) writeFileSync(join(folder, `${locale}.csv`), exportTexts(locale))
    console.log(`Written to ${folder}: ${translated.map((locale) => `${locale}.csv`).join(', ')}`)
    return 0
  }
  if (task !== 'import' || files.length === 0) {
    console.error('npm run translations -- export\nnpm run translations -- import translations/ps.csv')
    return 1
  }
  const readings = files.map((file) => readCorrections(readFileSync(file, 'utf8')))
  const corrections = readings.flatMap((reading) => reading.corrections)
  const refused = readings.flatMap((reading) => reading.refused)
  for (const correction of corrections) save(correction)
  for (const reason of refused) console.error(`Not taken: ${reason}`)
  console.log(`${corrections.length} texts corrected, ${refused.length} not taken`)
  const generated =
    corrections.length === 0
      ? 0
      : (spawnSync('npm', ['run', 'generate'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
          .status ?? 1)
  return refused.length > 0 ? 1 : generated
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = run(process.argv.slice(2))
