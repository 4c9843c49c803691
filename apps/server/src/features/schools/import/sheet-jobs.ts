/** What is done with sheets beside the thread that answers calls: parsing, deciding and writing take tenths of seconds. */
import type { Outcome } from '@maktab/contracts/outcome'
import type { ImportFacts, ImportRow, ImportSettings } from '@maktab/domain/schools/import-rows'
import { decideImport, type DecidedImport } from '@maktab/domain/schools/office-import'
import { readTypedDate } from '@maktab/i18n/written-date'
import type { Locale } from '@maktab/i18n/languages'
import fs from 'node:fs/promises'
import { readSheet, type ReadSheet, type SheetRefusal } from './read-sheet.ts'
import { writeSheet, type SheetFile } from './write-sheet.ts'

export interface SheetJobs {
  /** Of a file on this computer. */
  readonly read: { readonly given: { readonly file: string }; readonly done: Outcome<ReadSheet, SheetRefusal> }
  readonly decide: {
    readonly given: {
      readonly rows: readonly ImportRow[]
      readonly settings: ImportSettings
      readonly facts: ImportFacts
      readonly is_from_1904: boolean
      readonly locale: Locale
    }
    readonly done: DecidedImport
  }
  readonly write: { readonly given: SheetFile; readonly done: Uint8Array }
}

type Job = {
  readonly [K in keyof SheetJobs]: { readonly kind: K; readonly given: SheetJobs[K]['given'] }
}[keyof SheetJobs]

export async function doSheetJob(job: Job): Promise<SheetJobs[keyof SheetJobs]['done']> {
  switch (job.kind) {
    case 'read':
      return readSheet(await fs.readFile(job.given.file))
    case 'decide': {
      const { locale, is_from_1904, ...deciding } = job.given
      return decideImport({ ...deciding, reading: { is_from_1904, readDate: dateReader(locale) } })
    }
    case 'write':
      return writeSheet(job.given)
  }
}

/** Months may be named in any of the four languages; the reader's goes first. The year tells the calendar. */
function dateReader(locale: Locale): (text: string) => string | undefined {
  const locales = [...new Set<Locale>([locale, 'en', 'ps', 'da', 'ur'])]
  return (text) => {
    for (const one of locales) {
      const date = readTypedDate(text, { locale: one, calendar: 'solar' })
      if (date !== undefined) return date
    }
    return undefined
  }
}
