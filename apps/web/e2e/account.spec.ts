import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findBarriers } from './barriers.ts'
import { comeIn, signIn, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

function account(school: School, username: string): DemoAccount {
  const found = school.accounts.find((one) => one.username === username)
  if (found === undefined) throw new Error(`The demonstration has no ${username}`)
  return found
}

/** A picture as a phone would write it. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1200, height: 1600 })
    const pen = canvas.getContext('2d')
    if (pen !== null) pen.fillRect(100, 100, 700, 700)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])]
  })
  return Buffer.from(bytes)
}

const face = (page: Page) => page.getByRole('link', { name: /^Account: / }).locator('img')

test('a new picture, another device logged out, and a new password that logs out the rest', async ({
  browser,
  school,
}) => {
  const person = account(school, 'teacher.herat.3')
  const [desk, phone] = await Promise.all([
    browser.newContext(),
    browser.newContext({ viewport: { width: 360, height: 740 } }),
  ])
  const [page, other] = [await desk.newPage(), await phone.newPage()]
  await signIn(page, school, person)
  await signIn(other, school, person)

  await page.goto(`${school.address}/account`)
  await page.getByRole('button', { name: 'Change picture' }).click()
  await page
    .locator('dialog input[type=file]')
    .first()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawnPicture(page) })
  await page.getByRole('application').focus()
  await page.keyboard.press('+')
  expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Your picture is saved.')).toBeVisible()
  await expect(face(page)).toBeVisible()
  await other.goto(`${school.address}/teacher/classes`)
  await expect(face(other)).toBeVisible()
  expect(await face(other).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    512, 512,
  ])

  await page.getByRole('tab', { name: 'Security' }).click()
  const devices = page.getByRole('tabpanel').getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('This device')
  await devices.nth(1).getByRole('button').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('That device is logged out.')).toBeVisible()
  await expect(devices).toHaveCount(1)
  await other.reload()
  // Whether it says that the session is over depends on who noticed first: the page before or the one after.
  await expect(other.getByLabel('Email or username')).toBeVisible()
  await signIn(other, school, person)

  await page.getByLabel('Current password').fill(person.password)
  await page.getByLabel('New password', { exact: true }).fill('another-maktab')
  await page.getByLabel('Confirm new password').fill('another-maktab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 other device was logged out.')).toBeVisible()
  await other.reload()
  await expect(other.getByLabel('Email or username')).toBeVisible()
  await other.getByLabel('Email or username').fill(person.username)
  await other.getByLabel('Password', { exact: true }).fill(person.password)
  await other.keyboard.press('Enter')
  await expect(other.getByText('Invalid username or password.')).toBeVisible()
  await signIn(other, school, { ...person, password: 'another-maktab' })
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await Promise.all([desk.close(), phone.close()])
})

test('work that waits in one role is sent after the switch to another', async ({ browser, school }) => {
  const person = account(school, 'teacher.herat.1')
  // Without a service worker the browser lets what the store sends be held up.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await signIn(page, school, person)
  const sync = '**/api/offline/syncup'
  await context.route(sync, (route) => route.abort())
  await page.goto(`${school.address}/teacher/assignments`)
  await page.locator('main li', { hasText: 'to mark' }).first().getByRole('link').click()
  const list = page.url()
  await page.getByRole('link', { name: 'Start marking' }).click()
  await page.getByLabel('Obtained marks').fill('2')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByLabel('Obtained marks').press('Enter')
  await expect(page.getByText('1 waiting to send')).toBeVisible()

  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitemradio', { name: 'Principal' }).click()
  await expect(page.getByText('Role switched successfully')).toBeVisible()
  await expect(page).toHaveURL(`${school.address}/principal/dashboard`)
  const waiting = () =>
    page.evaluate(
      () =>
        Object.entries(localStorage).find(
          ([key]) => key.startsWith('maktab.waiting.') && key.endsWith('.teacher'),
        )?.[1],
    )
  expect(await waiting()).toBe('1')
  await context.unroute(sync)
  await expect.poll(waiting, { timeout: 60_000 }).toBe('0')

  await page.goto(`${school.address}/account`)
  await page.getByRole('button', { name: 'Switch role: Teacher' }).click()
  await expect(page).toHaveURL(`${school.address}/teacher/dashboard`)
  // On another device, from the school itself.
  const desk = await browser.newContext()
  const elsewhere = await desk.newPage()
  await signIn(elsewhere, school, person)
  await elsewhere.goto(list)
  await expect(elsewhere.getByRole('row', { name }).getByText('2 / ')).toBeVisible()
  await Promise.all([desk.close(), context.close()])
})

for (const [language, title] of [
  ['english', 'This link does not work any more'],
  ['pashto', 'دا لینک نور کار نه کوي'],
] as const) {
  test(`a link of a mail leads to login first and then to what it says, in ${language}`, async ({ page, school }) => {
    const person = school.first('learner')
    const link = `/learner/assignments/detail?code=a.1.1.${'9'.repeat(5)}.${'d'.repeat(8)}.99999.${'x'.repeat(43)}`
    await page.goto(`${school.address}${link}&language=${language}`)
    await page.locator('[name=username]').fill(person.username)
    await page.locator('[name=password]').fill(person.password)
    await page.locator('[name=password]').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
  })
}

for (const [language, width] of [
  ['english', 1280],
  ['pashto', 360],
] as const) {
  test(`the account has no barrier that axe finds and fits its window, in ${language}`, async ({ page, school }) => {
    await page.setViewportSize({ width, height: 780 })
    await comeIn(page, school, account(school, 'teacher.herat.1'), language)
    for (const part of ['profile', 'security', 'settings']) {
      await page.goto(`${school.address}/account?part=${part}`)
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
      expect(await findBarriers(page), part).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}
