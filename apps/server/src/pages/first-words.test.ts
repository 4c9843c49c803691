import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFirstWords } from './first-words.ts'

test('the words of each language are found in the list that the build writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maktab-words-'))
  expect(readFirstWords(folder).size).toBe(0)
  mkdirSync(join(folder, '.vite'))
  const manifest = {
    '../../packages/i18n/src/compiled/ps-application.ts': { file: 'assets/ps-application-1.js' },
    '../../packages/i18n/src/compiled/ps-entrance.ts': { file: 'assets/ps-entrance-1.js' },
  }
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  expect([...readFirstWords(folder)]).toEqual([['ps-AF', 'assets/ps-entrance-1.js']])
  rmSync(folder, { recursive: true })
})
