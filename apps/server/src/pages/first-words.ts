/** The file of words that every page in a language begins with: named by the page, it comes beside the scripts that would ask for it. */
import { languages } from '@maktab/i18n/languages'
import fs from 'node:fs'
import path from 'node:path'

/** Names below the web folder by the language's BCP 47 tag; empty where nothing is built, as while developing. */
export function readFirstWords(webFolder: string): ReadonlyMap<string, string> {
  const file = path.join(webFolder, '.vite', 'manifest.json')
  if (!fs.existsSync(file)) return new Map()
  const built = JSON.parse(fs.readFileSync(file, 'utf8')) as Readonly<Record<string, { readonly file: string }>>
  return new Map(
    languages.flatMap(({ tag, locale }) => {
      const key = Object.keys(built).find((module) => module.endsWith(`/compiled/${locale}-entrance.ts`))
      return key === undefined ? [] : [[tag, built[key]!.file]]
    }),
  )
}
