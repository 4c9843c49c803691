import { defaultColours, themeVariables } from '@maktab/ui/base/theme'
import { expect } from '@playwright/test'
import { measureContrast } from './contrast-meter.ts'
import { partKeys, test } from './kit-test.ts'
import type { Kit } from './kit-test.ts'

/** Primary colours of the nine campuses and all that the defaults hold (seed 000 §3). */
const campuses = ['eb2128', '336BFF', 'FF3386', 'ffdfdf', 'FF5733', '3D434F', '9faa28', 'a3f0f4', '4c7da6']
const colours = [
  ...campuses,
  ...new Set([
    defaultColours.primary_color,
    defaultColours.secondary_color,
    defaultColours.primary_text_color,
    defaultColours.secondary_text_color,
  ]),
]

/**
 * Every colour as primary, secondary and text on secondary, and every pair of primary and its text: theme.ts makes a filled
 * ground of primary and its text alone, so nothing that stands on the page is left out.
 */
const tenants = colours.flatMap((primary_color, first) =>
  colours.flatMap((secondary_color, second) =>
    colours.map((secondary_text_color, third) => ({
      ...defaultColours,
      primary_color,
      secondary_color,
      secondary_text_color,
      primary_text_color: colours[(first + second + third) % colours.length]!,
    })),
  ),
)

async function faintTexts(kit: Kit): Promise<readonly string[]> {
  const answers = await kit.askEverywhere(measureContrast)
  expect(answers.reduce((sum, { measured }) => sum + measured, 0)).toBeGreaterThan(0)
  return answers
    .flatMap(({ faint }) => faint)
    .map(({ state, text, contrast, wanted, colours, theme }) => {
      const tenant = tenants[theme]!
      return `state "${state}", "${text}": ${contrast} of ${wanted}, ${colours}, with ${tenant.primary_color} under ${tenant.primary_text_color}, ${tenant.secondary_color} under ${tenant.secondary_text_color}`
    })
}

test.beforeAll(async ({ kit }) => {
  await kit.page.evaluate((themes) => (window.kitThemes = themes), tenants.map(themeVariables))
  // Tall, so that every text stands in the window, where what is painted behind it can be asked.
  await kit.resize(1024, 6000)
})

for (const part of partKeys) {
  test(`${part} is readable in every tenant's colours`, async ({ kit }) => {
    for (const theme of ['light', 'dark'] as const) {
      for (const contrast of ['normal', 'more'] as const) {
        const setting = { part, theme, contrast }
        await kit.show(setting)
        expect.soft(await faintTexts(kit), `${theme}, contrast ${contrast}`).toEqual([])
        for (const state of contrast === 'normal' ? await kit.opening() : []) {
          await kit.show(setting)
          await kit.open(state)
          expect.soft(await faintTexts(kit), `${theme}, opened: ${state}`).toEqual([])
        }
      }
    }
    await kit.show({ contrast: 'normal' })
  })
}
