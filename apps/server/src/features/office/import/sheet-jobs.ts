/** What is done with sheets beside the thread that answers calls: parsing, deciding and writing take tenths of seconds. */
import type { Outcome } from '@maktab/contracts/outcome'
import { decideClassSheet, type ClassFacts, type ClassValues } from '@maktab/domain/office/class-sheet'
import type { PersonValues } from '@maktab/domain/office/import-values'
import type { ImportFacts, ImportRow, ImportSettings } from '@maktab/domain/office/import-rows'
import { decideImport, type DecidedImport } from '@maktab/domain/office/office-import'
import { readTypedDate } from '@maktab/i18n/written-date'
import type { Locale } from '@maktab/i18n/languages'
import { readSheet, type ReadSheet, type SheetRefusal } from './read-sheet.ts'
import { writeSheet, type SheetFile } from './write-sheet.ts'

interface Deciding<F> {
  readonly rows: readonly ImportRow[]
  readonly settings: ImportSettings
  readonly facts: F
  readonly is_from_1904: boolean
  readonly locale: Locale
}

export interface SheetJobs {
  /** `sheet`: one of the file's, from 0; left out for the first that holds anything. */
  readonly read: {
    readonly given: { readonly file: Uint8Array; readonly sheet?: number | undefined }
    readonly done: Outcome<ReadSheet, SheetRefusal>
  }
  readonly 'decide people': { readonly given: Deciding<ImportFacts>; readonly done: DecidedImport<PersonValues> }
  readonly 'decide classes': { readonly given: Deciding<ClassFacts>; readonly done: DecidedImport<ClassValues> }
  readonly write: { readonly given: SheetFile; readonly done: Uint8Array }
}

type Job = {
  readonly [K in keyof SheetJobs]: { readonly kind: K; readonly given: SheetJobs[K]['given'] }
}[keyof SheetJobs]

export async function doSheetJob(job: Job): Promise<SheetJobs[keyof SheetJobs]['done']> {
  switch (job.kind) {
    case 'read':
      return readSheet(job.given.file, job.given.sheet)
    case 'decide people':
      return decideImport(read(job.given))
    case 'decide classes':
      return decideClassSheet(read(job.given))
    case 'write':
      return writeSheet(job.given)
  }
}

const read = <F>({ locale, is_from_1904, ...deciding }: Deciding<F>) => ({
  ...deciding,
  reading: { is_from_1904, readDate: dateReader(locale) },
})

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
