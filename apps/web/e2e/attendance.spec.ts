import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { comeIn, emptyBrowserCache, keepApplication, test, type DemoAccount, type School } from './school.ts'

test.use({ serviceWorkers: 'allow' })

interface Answered {
  readonly classes: readonly { readonly class_id: number; readonly may_mark: boolean }[]
}

/** A documented teacher who takes attendance, and the class. */
async function takerOf(school: School): Promise<{ readonly teacher: DemoAccount; readonly class_id: number }> {
  for (const teacher of school.accounts.filter(({ role }) => role === 'teacher')) {
    const { classes } = await ask<Answered>(school, teacher, 'classteacher/attendance/data', {}).catch(() => ({
      classes: [],
    }))
    const one = classes.find(({ may_mark }) => may_mark)
    if (one) return { teacher, class_id: one.class_id }
  }
  throw new Error('No documented teacher takes attendance')
}

const rows = (page: Page) => page.locator('#content li[data-place]')
const mark = (page: Page, place: number, status: number) => rows(page).nth(place).locator(`[data-status="${status}"]`)

/** Opens the sheet of the class; on a day of rest it is asked for. */
async function openSheet(page: Page, address: string, class_id: number, anyway: string): Promise<void> {
  await page.goto(`${address}/teacher/attendance?class_id=${class_id}`)
  const take = page.getByRole('button', { name: anyway })
  await expect(rows(page).first().or(take)).toBeVisible()
  if (await take.isVisible()) await take.click()
  await expect(rows(page).first()).toBeVisible()
}

const ways = [
  {
    title: 'english',
    width: 1280,
    height: 800,
    anyway: 'Take attendance all the same',
    done: 'Done',
    status: 3,
    key: 'a',
  },
  { title: 'pashto', width: 360, height: 740, anyway: 'بیا هم حاضري واخلئ', done: 'تمام', status: 4 },
] as const

for (const { title, width, height, anyway, done, status } of ways)
  test(`attendance is taken with the server stopped and arrives, in ${title} at ${width} px`, async ({
    browser,
    school,
  }) => {
    const { teacher, class_id } = await takerOf(school)
    const context = await browser.newContext({ viewport: { width, height } })
    const page = await context.newPage()
    await comeIn(page, school, teacher, title)
    await keepApplication(page)
    await openSheet(page, school.address, class_id, anyway)
    const before = await rows(page).count()

    await school.stop()
    await emptyBrowserCache(page)
    // One by a tap, by another mark than stands; one away, by the key.
    const [tapped, away] = [before - 2, before - 1]
    await mark(page, tapped, 1).click()
    await mark(page, tapped, status).click()
    await mark(page, away, 1).click()
    await mark(page, away, 1).press('a')
    await page.getByRole('button', { name: done }).click()
    await expect(mark(page, tapped, status)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: done })).toBeDisabled()

    // The page starts again without the server, and nothing is lost.
    await page.reload()
    await expect(rows(page)).toHaveCount(before)
    await expect(mark(page, tapped, status)).toHaveAttribute('aria-pressed', 'true')
    await expect(mark(page, away, 2)).toHaveAttribute('aria-pressed', 'true')

    await school.start()
    const sheet = () =>
      ask<{ sheet: { list: readonly { attendance_status: number }[] } }>(
        school,
        teacher,
        'classteacher/attendance/data',
        { class_id },
      )
    await expect
      .poll(async () => (await sheet()).sheet.list.slice(-2).map((one) => one.attendance_status), { timeout: 90_000 })
      .toEqual([status, 2])
    await context.close()
  })
