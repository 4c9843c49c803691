import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mutations } from './list.ts'

const root = path.join(import.meta.dirname, '../..')
const endings = {
  rules: /(?<!\.(?:pg|browser|programs))\.test\.ts$/,
  calls: /\.pg\.test\.ts$/,
  browser: /\.browser\.test\.tsx?$/,
}

test('each mutation finds its place exactly once', () => {
  const lost = mutations.filter(
    ({ file, from }) => fs.readFileSync(path.join(root, file), 'utf8').split(from).length !== 2,
  )
  expect(lost.map(({ file, from }) => `${file}: ${from}`)).toEqual([])
})

test('each mutation names tests that are there', () => {
  const tests = ['apps', 'packages', 'tests', 'tools'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
  )
  const empty = mutations.flatMap(({ file, project, tests: named = [] }) =>
    named
      .filter((part) => !tests.some((one) => one.includes(part) && endings[project].test(one)))
      .map((part) => `${file}: no test of ${project} in ${part}`),
  )
  expect(empty).toEqual([])
})
