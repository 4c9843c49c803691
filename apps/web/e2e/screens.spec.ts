import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { findBarriers } from './barriers.ts'
import { comeIn, test } from './school.ts'

/** Screens that need no more than their address. */
const screens = {
  learner: ['/learner/dashboard', '/learner/classes', '/learner/assignments', '/learner/downloads', '/account'],
  teacher: [
    '/teacher/dashboard',
    '/teacher/classes',
    '/teacher/assignments',
    '/teacher/assignments/create',
    '/teacher/assignments/marks',
    '/teacher/assignment/report',
    '/teacher/attendance',
    '/teacher/schedule/create',
    '/account',
  ],
  principal: ['/principal/dashboard', '/account'],
  campus_admin: [
    '/campus-admin/dashboard',
    '/campus-admin/classes',
    '/campus-admin/addclass',
    '/campus-admin/users',
    '/campus-admin/moves',
    '/campus-admin/moves?arrange=1',
    '/campus-admin/adduser',
    '/campus-admin/imports',
    '/campus-admin/calendar',
    '/campus-admin/years',
    '/campus-admin/lessons',
    '/campus-admin/print/slips',
    '/campus-admin/print/class-list',
    '/campus-admin/print/register',
    '/campus-admin/print/report-cards',
    '/campus-admin/print/certificate',
  ],
  school_admin: [
    '/school-admin/dashboard',
    '/school-admin/campuses',
    '/school-admin/campus-details',
    '/school-admin/campus-add',
    '/school-admin/users',
    '/school-admin/imports',
    '/school-admin/moves?arrange=1',
  ],
  admin: ['/admin/addadmin', '/admin/campus-details', '/admin/addclass'],
  super_admin: [
    '/super-admin/schools',
    '/super-admin/campus-details',
    '/super-admin/users',
    '/super-admin/adduser',
    '/super-admin/school',
    '/super-admin/systems',
    '/super-admin/configuration',
    '/super-admin/record',
  ],
} as const

interface Width {
  readonly width: number
  readonly height: number
}

const desktop: Width = { width: 1280, height: 800 }
const languages: readonly { title: 'english' | 'pashto'; direction: 'ltr' | 'rtl'; widths: readonly Width[] }[] = [
  { title: 'english', direction: 'ltr', widths: [desktop, { width: 320, height: 640 }] },
  { title: 'pashto', direction: 'rtl', widths: [{ width: 360, height: 740 }] },
]

/** A window that is drawn narrower shows what a narrow one does. Axe looks once in each language: wide from the left, narrow from the right. */
async function expectWholeAt(page: Page, widths: readonly Width[], path: string): Promise<void> {
  expect(await findBarriers(page), path).toEqual([])
  for (const size of widths) {
    await page.setViewportSize(size)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} fits ${size.width} px`)
      .toBeLessThanOrEqual(size.width)
  }
}

for (const { title, direction, widths } of languages) {
  for (const role of Object.keys(screens) as (keyof typeof screens)[]) {
    test(`screens of a ${role} in ${title}: whole, named, and without a barrier that axe finds`, async ({
      browser,
      school,
    }) => {
      const context = await browser.newContext({ viewport: widths[0] ?? desktop })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await comeIn(page, school, school.first(role), title)
      for (const path of screens[role]) {
        await page.setViewportSize(widths[0] ?? desktop)
        await page.goto(school.address + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main [role=status]', { hasText: /Loading|پورته کېږي/ })).toHaveCount(0)
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        await expect(page).toHaveTitle(/ · /)
        await expectWholeAt(page, widths, path)
      }
      expect(complaints).toEqual([])
      await context.close()
    })
  }
}

for (const { title, widths } of languages) {
  test(`forms of who and what is there already, and their history, in ${title}: whole, and without a barrier that axe finds`, async ({
    page,
    school,
  }) => {
    const office = school.first('school_admin')
    const sought = { role: 'learner', page_size: 1 }
    const { list: learners } = await ask<{ list: { user_id: number }[] }>(school, office, 'admin/users', sought)
    const { list: classes } = await ask<{ list: { class_id: number }[] }>(school, office, 'admin/classes', {})
    const { list: campuses } = await ask<{ list: { institution_id: number }[] }>(
      school,
      office,
      'admin/institutions',
      {},
    )
    await comeIn(page, school, office, title)
    for (const [path, history] of [
      [`/school-admin/adduser/${learners[0]?.user_id}`, true],
      [`/school-admin/addclass/${classes[0]?.class_id}`, true],
      [`/school-admin/campus-update?institution_id=${campuses[0]?.institution_id}`, false],
    ] as const) {
      await page.setViewportSize(widths[0] ?? desktop)
      await page.goto(school.address + path)
      await expect(page.locator('main form').first()).toBeVisible()
      if (history) {
        await page.getByRole('button', { name: /^(Show what was changed|وښایئ چې څه بدل شوي)$/ }).click()
        await expect(page.locator('main [role=status]', { hasText: /Loading|پورته کېږي/ })).toHaveCount(0)
      }
      await expectWholeAt(page, widths, path)
    }
  })
}

test('who marks by keyboard alone reaches the content first and every control after it', async ({ page, school }) => {
  await comeIn(page, school, school.first('teacher'))
  await page.goto(`${school.address}/teacher/assignments`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  await page.getByRole('listitem').filter({ hasText: 'to mark' }).first().getByRole('link').press('Enter')
  await page.getByRole('link', { name: 'Start marking' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel('Obtained marks').focus()
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
