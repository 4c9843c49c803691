import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { knownSubject, otherSubject, subjects } from '@maktab/domain/content/subjects'
import { contrast, parseColour } from '@maktab/ui/base/contrast'
import { expect, test } from 'vitest'
import { catalogue as da } from '../../../../../packages/i18n/src/da/catalogue.ts'
import { catalogue as en } from '../../../../../packages/i18n/src/en/catalogue.ts'
import { catalogue as ps } from '../../../../../packages/i18n/src/ps/catalogue.ts'
import { catalogue as ur } from '../../../../../packages/i18n/src/ur/catalogue.ts'
import { subjectName } from '../schools/subject-name.ts'

const tokens = readFileSync(
  fileURLToPath(new URL('../../../../../packages/ui/src/tokens.css', import.meta.url)),
  'utf8',
)
/** What a mark may lie on: the page, a card, a sunk place. */
const grounds = (part: string) =>
  ['paper', 'surface', 'surface-sunk'].map((name) =>
    parseColour(new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(part)?.[1] ?? '')!,
  )
const [light = '', dark = ''] = tokens.split(":root[data-theme='dark']")

test.each(Object.entries({ ...subjects, other: otherSubject }))(
  '%s can be read on light and on dark',
  (_key, colours) => {
    for (const ground of grounds(light))
      expect(contrast(parseColour(colours.light)!, ground)).toBeGreaterThanOrEqual(4.5)
    for (const ground of grounds(dark)) expect(contrast(parseColour(colours.dark)!, ground)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(Object.entries(subjects))('%s has its name in every language, and is known by it', (key, { names }) => {
  for (const { schools } of [en, ps, da, ur]) {
    const name = (schools as Record<string, string>)[`subject_${key}`]
    expect(name).toBeDefined()
    expect(knownSubject(name!)).toBe(key)
  }
  const t = ((asked: string) => asked) as never
  expect(subjectName(names[0], t)).toBe(`schools.subject_${key}`)
})
