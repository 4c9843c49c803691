import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSources } from './check-arrows.ts'
import { readScreens, textOfRoutes } from './check-budgets.ts'
import { bundlesSaidBy, readFetched } from './screen-words.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const routes = readScreens(textOfRoutes(`${root}apps/web`))

test('every route fetches the words that its screen says, beside the script', () => {
  expect(routes.length).toBeGreaterThan(40)
  const wrong = routes.flatMap(({ path, module, words }) => {
    const said = bundlesSaidBy(`apps/web/${module}`)
    return [...words].sort().join() === [...said].sort().join() ? [] : [`${path} must name words: [${said.join(', ')}]`]
  })
  expect(wrong).toEqual([])
})

test('the frame says nothing but the words that are there before it', () => {
  expect(bundlesSaidBy('apps/web/src/shell/application.tsx')).toEqual([])
})

test('every part that is fetched later brings the words that it says', () => {
  const parts = readSources(root)
    .filter(({ path, text }) => path.startsWith('apps/web/src') && / = fetched\(/.test(text) && !/\.test\./.test(path))
    .flatMap(({ path, text }) => {
      const found = readFetched(path)
      expect(found.length, path).toBe(text.match(/ = fetched\(\s*async/g)?.length ?? 0)
      return found
    })
  expect(parts.length).toBeGreaterThan(10)
  const wrong = parts.flatMap(({ module, words }) => {
    const said = bundlesSaidBy(module)
    return said.every((bundle) => words.includes(bundle)) ? [] : [`${module} says [${said.join(', ')}]`]
  })
  expect(wrong).toEqual([])
})
