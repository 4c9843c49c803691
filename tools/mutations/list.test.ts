import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mutations } from './list.ts'

const root = path.join(import.meta.dirname, '../..')

test('each mutation finds its place exactly once', () => {
  const lost = mutations.filter(
    ({ file, from }) => fs.readFileSync(path.join(root, file), 'utf8').split(from).length !== 2,
  )
  expect(lost.map(({ file, from }) => `${file}: ${from}`)).toEqual([])
})
