import { expect } from '@playwright/test'
import { partKeys, shownLocales, test } from './kit-test.ts'
import type { Kit } from './kit-test.ts'

interface Screen {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly deviceScaleFactor: number
  /** Size of the root's letters, in percent. */
  readonly letters: number
}

const screens: readonly Screen[] = [
  { name: 'on a phone of 320 pixels', width: 320, height: 640, deviceScaleFactor: 1, letters: 100 },
  { name: 'at a zoom of 200 % of a window of 1280', width: 640, height: 400, deviceScaleFactor: 2, letters: 100 },
  { name: 'with letters of 200 % in a window of 1280', width: 1280, height: 800, deviceScaleFactor: 1, letters: 200 },
]

for (const part of partKeys) {
  test(`${part} never scrolls sideways`, async ({ kit }) => {
    for (const { name, width, height, deviceScaleFactor, letters } of screens) {
      await kit.resize(width, height, deviceScaleFactor)
      await kit.page.evaluate((letters) => (document.documentElement.style.fontSize = `${letters}%`), letters)
      // A window within the page has a width of its own, which does not grow with the letters.
      const isWithin = letters === 100
      for (const locale of shownLocales) {
        await kit.show({ part, locale })
        expect.soft(await overflowing(kit, isWithin), `${locale}, ${name}`).toEqual([])
        for (const state of await kit.opening()) {
          await kit.show({ part, locale })
          await kit.open(state)
          expect.soft(await overflowing(kit, isWithin), `${locale}, ${name}, opened: ${state}`).toEqual([])
        }
      }
    }
    await kit.page.evaluate(() => (document.documentElement.style.fontSize = ''))
  })
}

/** What makes the page, or a window within it, wider than its window, and what a window or an overlay over it cuts off. */
async function overflowing(kit: Kit, isWithin: boolean): Promise<readonly string[]> {
  return (await (isWithin ? kit.askEverywhere(overflow) : [await kit.page.evaluate(overflow)])).flat()
}

function overflow(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const hasRoom = (element: Element): boolean => {
    for (
      let parent = element.parentElement;
      parent !== null && parent !== document.body;
      parent = parent.parentElement
    ) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX)) return true
    }
    return false
  }
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    return (
      width > 1 &&
      height > 1 &&
      (right > clientWidth + 1 || left < -1) &&
      !element.matches('.visually-hidden, .visually-hidden *') &&
      getComputedStyle(element).visibility === 'visible' &&
      !hasRoom(element)
    )
  })
  const told = outside
    .slice(0, 3)
    .map(
      (element) =>
        `state "${(element.closest<HTMLElement>('[data-state]') ?? window.frameElement?.closest<HTMLElement>('[data-state]'))?.dataset['state'] ?? 'opened'}": ${element.outerHTML.slice(0, 160)}`,
    )
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`, ...told] : told
}
