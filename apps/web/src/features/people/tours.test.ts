import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { addresses } from '#page/addresses.ts'
import { tours } from './tours.ts'

const source = fileURLToPath(new URL('../../', import.meta.url))
const screens = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !path.includes('.browser.test.'),
)
const text = screens.map((path) => readFileSync(join(source, path), 'utf8')).join('\n')

test('each tour belongs to an address, once, and its steps have names of their own', () => {
  const routes = tours.map(({ route }) => route)
  expect(new Set(routes).size).toBe(routes.length)
  for (const { route, steps } of tours) {
    expect(addresses, route).toHaveProperty([route])
    expect(new Set(steps.map(({ step }) => step)).size, route).toBe(steps.length)
  }
})

test.each(tours.flatMap(({ steps }) => steps.map(({ target }) => target)))(
  'the target %s stands in a screen',
  (target) => {
    expect(text).toMatch(new RegExp(`(?:data-tour|tour)=(?:"${target}"|\\{[^}]*'${target}'[^}]*\\})`))
  },
)
