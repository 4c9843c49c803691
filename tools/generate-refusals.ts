/** Writes what a page must know of the refusals, so that it does not carry every name and number of them. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue } from '@maktab/contracts/catalogue'
import { refusals } from '@maktab/contracts/refusals'

const folder = fileURLToPath(new URL('../packages/client/src/', import.meta.url))
const banner = '/** Generated from the refusals by `npm run generate`; do not edit. */\n'

/** Path and text of two files: refusals whose sentence has another name than they, and those that a queued command may be given. */
export function generateRefusals(): Map<string, string> {
  const renamed = Object.entries(refusals).filter(([name, { message }]) => name !== message)
  const queued = new Set(
    Object.values(catalogue).flatMap(({ offline, refusals: said }) => (offline === 'queue' ? said : [])),
  )
  return new Map([
    [
      join(folder, 'renamed-sentences.generated.ts'),
      `${banner}export const renamedSentences = {\n${renamed.map(([name, { message }]) => `  ${name}: '${message}',\n`).join('')}} as const\n`,
    ],
    [
      join(folder, 'queued-refusals.generated.ts'),
      `${banner}export const queuedRefusals = [\n${[...queued]
        .sort()
        .map((name) => `  '${name}',\n`)
        .join('')}] as const\n`,
    ],
  ])
}
