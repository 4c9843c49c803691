/** Every tour on its own screen: each target is there, in both directions and on the narrowest phone. */
import { expect, type Page } from '@playwright/test'
import type { Role } from '@maktab/contracts/roles'
import { tours } from '../src/features/people/tours.ts'
import { signIn, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

const words = {
  english: { next: /^(Next|Got it)$/, marking: 'Start marking' },
  pashto: { next: /^(راتلونکی|پوه شوم)$/, marking: 'نمره ورکول پیل کړئ' },
} as const

/** Goes through what a screen says of itself and answers how many steps that were. */
async function goThrough(page: Page, next: RegExp): Promise<number> {
  const dialog = page.locator('[data-tour-step]')
  await expect(dialog).toBeFocused()
  for (let steps = 1; ; steps += 1) {
    const said = await dialog.getByRole('heading').innerText()
    const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
    const window = page.viewportSize() ?? { width: 0, height: 0 }
    expect({ said, isWithin: x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height }).toEqual({
      said,
      isWithin: true,
    })
    await dialog.getByRole('button', { name: next }).press('Enter')
    await expect(dialog.getByRole('heading').filter({ hasText: said })).toHaveCount(0)
    if ((await dialog.count()) === 0) return steps
  }
}

/** A learner of no other journey: the first one's work may all be handed in by then. */
function learnerWithWork(school: School): DemoAccount {
  const first = school.first('learner')
  return { ...first, username: first.username.replace(/\d+$/, '33') }
}

const stepsOf = (route: string) => tours.find((tour) => tour.route === route)?.steps.length ?? 0

for (const [language, viewport] of [
  ['english', { width: 1280, height: 800 }],
  ['pashto', { width: 320, height: 640 }],
] as const) {
  test(`every tour finds all that it shows, in ${language} at ${viewport.width} px`, async ({ browser, school }) => {
    const { next, marking } = words[language]
    const visit = async (role: Role, journey: (page: Page) => Promise<void>) => {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      await signIn(page, school, role === 'learner' ? learnerWithWork(school) : school.first(role), language, {
        hasTours: true,
      })
      // Whoever was shown around before has it again.
      await page.goto(`${school.address}/account?part=settings`)
      await page.getByRole('button', { name: /^(Show me around again|بیا یې راوښایئ)$/ }).click()
      await expect(
        page.getByText(
          /^(The next time you open a screen, it shows you around\.|بل ځل چې یوه پاڼه پرانیزئ، درښيي چې څه چېرې دي\.)$/,
        ),
      ).toBeVisible()
      await journey(page)
      await context.close()
    }
    const open = async (page: Page, route: string) => {
      await page.goto(school.address + route)
      expect(await goThrough(page, next), route).toBe(stepsOf(route))
    }

    await visit('learner', async (page) => {
      await open(page, '/learner/dashboard')
      await page.locator('main a[href*="/learner/lesson/player"]').first().click()
      expect(await goThrough(page, next)).toBe(stepsOf('/learner/lesson/player'))
      await open(page, '/learner/assignments')
    })
    await visit('teacher', async (page) => {
      await open(page, '/teacher/dashboard')
      await open(page, '/teacher/assignments/create')
      await page.goto(`${school.address}/teacher/assignments`)
      await page
        .locator('main li')
        .filter({ hasText: /to mark|د نمرې لپاره/ })
        .first()
        .getByRole('link')
        .click()
      const list = await goThrough(page, next)
      await page.getByRole('link', { name: marking }).click()
      expect(list + (await goThrough(page, next))).toBe(stepsOf('/teacher/assignments/detail'))
    })
    await visit('principal', (page) => open(page, '/principal/dashboard'))
  })
}
