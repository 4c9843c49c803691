import { expect } from '@playwright/test'
import type axe from 'axe-core'
import { partKeys, test, views } from './kit-test.ts'
import type { Kit } from './kit-test.ts'

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
/** These judge a page as a whole; here one part stands many times, without the headings and landmarks around it. */
const rulesOfPages = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'bypass',
]

/** What axe finds in the shown part and in what it opened, in words. */
async function violations(kit: Kit): Promise<readonly string[]> {
  return kit.page.evaluate(
    async ({ runOnly, rulesOfPages }) => {
      const page = window as typeof window & { axe: typeof axe }
      const result = await page.axe.run(document, {
        runOnly: { type: 'tag', values: runOnly },
        rules: Object.fromEntries(rulesOfPages.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        preload: false,
      })
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, any, all, none }) => {
          const state = document.querySelector(String(target[0]))?.closest<HTMLElement>('[data-state]')?.dataset[
            'state'
          ]
          return `${id} in state "${state ?? 'opened'}": ${[...any, ...all, ...none].map(({ message }) => message).join('; ')} ${html.slice(0, 160)}`
        }),
      )
    },
    { runOnly, rulesOfPages },
  )
}

for (const part of partKeys) {
  test(`${part} has nothing for axe to find, as drawn and opened`, async ({ kit }) => {
    await kit.resize(1024, 768)
    // Once from the left and light, once from the right and dark: tenants differ in nothing but colours, which `contrast.spec.ts` measures for all of them.
    for (const view of ['en-default', 'ps-default'] as const) {
      const setting = views[view]
      await kit.show({ part, ...setting })
      expect.soft(await violations(kit), view).toEqual([])
      for (const state of await kit.opening()) {
        await kit.show({ part, ...setting })
        await kit.open(state)
        expect.soft(await violations(kit), `${view}, opened: ${state}`).toEqual([])
      }
    }
  })
}

test('the page knows every part that has a file', async ({ kit }) => {
  expect(await kit.page.evaluate(() => (window.kit?.parts ?? []).filter((key) => !/-\d+$/.test(key)).sort())).toEqual(
    partKeys,
  )
})
