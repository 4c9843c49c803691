import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unusedMessages } from '../../../tools/message-faults.ts'
import { messagesOf } from './catalogues.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'test', 'e2e'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!/packages\/i18n\/src\/(en|ps|da|ur|compiled)$/.test(path)) yield* sources(path)
    } else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
      yield readFileSync(path, 'utf8')
    }
  }
}

const text = [...sources(join(root, 'packages')), ...sources(join(root, 'apps'))].join('\n')
test('no message stands unused', () => {
  const keys = [...messagesOf('en').keys()]
  expect(keys.length).toBeGreaterThan(50)
  expect(unusedMessages(keys, text)).toEqual([])
})

test('no translation asks for a message that does not exist', () => {
  const keys = messagesOf('en')
  const asked = [...text.matchAll(/\bt\(\s*['"](\w+\.\w+)['"]/g)].map(([, key = '']) => key)
  expect(asked.filter((key) => !keys.has(key))).toEqual([])
})
