/** What an office does in a day: slips that let somebody in, a class that goes and comes back, and a line that fails. */
import { expect } from '@playwright/test'
import { comeIn, keepApplication, test } from './school.ts'

test.describe('with the whole application on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what a campus admin typed outlives the network: it stays, says so, and is saved once the line is back', async ({
    page,
    school,
  }) => {
    await comeIn(page, school, school.first('campus_admin'))
    await keepApplication(page)
    await page.goto(`${school.address}/campus-admin/adduser`)
    const letters = [...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    const name = page.getByLabel('Full name')
    await name.fill(`Nazo ${letters}`)

    await page.context().setOffline(true)
    await expect(page.getByText('Administration needs the internet. What you typed stays here.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
    await page.goto(`${school.address}/campus-admin/classes`)
    await expect(page.getByText('Administration needs the internet. What you typed stays here.')).toBeVisible()
    await page.goto(`${school.address}/campus-admin/adduser`)
    await expect(page.getByText('What you typed before is here again.')).toBeVisible()
    await expect(name).toHaveValue(`Nazo ${letters}`)

    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(`Nazo ${letters} is in the register.`)).toBeVisible()
    await page.goto(`${school.address}/campus-admin/users?search=${letters}`)
    await expect(page.getByRole('row')).toHaveCount(2)
  })
})

test('a slip is made in Pashto and lets a child in by the digits that stand on it; then they choose a password', async ({
  page,
  browser,
  school,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const office = school.first('campus_admin')
  const child = school.accounts
    .filter(({ role, institution_name }) => role === 'learner' && institution_name === office.institution_name)
    .at(-1)
  if (child === undefined) throw new Error('The campus has no learner with an account')
  await comeIn(page, school, office, 'pashto')
  await page.goto(`${school.address}/campus-admin/users?search=${child.username}`)
  await page.getByRole('row').filter({ hasText: child.username }).getByRole('checkbox').check()
  await page.getByRole('button', { name: '۱ پاڼه جوړه کړئ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '۱ پاڼه جوړه کړئ' }).click()
  const code = await page.getByText(/^[۰-۹]{4} [۰-۹]{4}$/).innerText()

  const device = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const slip = await device.newPage()
  const enter = async (password: string) => {
    await slip.goto(`${school.address}/login?language=pashto&username=${encodeURIComponent(child.username)}`)
    await slip.locator('[name=username]').fill(child.username)
    await slip.locator('[name=password]').fill(password)
    await slip.locator('[name=password]').press('Enter')
  }
  await enter(code)
  await expect(slip.getByRole('heading', { level: 1, name: 'خپل پټنوم وټاکئ' })).toBeVisible()
  // The one of before: other journeys know the child by it.
  const own = child.password
  await slip.locator('[name=password]').fill(own)
  await slip.locator('[name=confirmation]').fill(own)
  await slip.getByRole('button', { name: 'وساتئ او مخکې لاړ شئ' }).click()
  await slip.waitForURL(`${school.address}/learner/dashboard`)
  await device.clearCookies()
  await slip.evaluate(() => localStorage.clear())
  await enter(own)
  await slip.waitForURL((url) => url.pathname.startsWith('/learner/'))
  await device.close()
})

test('where the tenant allows it a class is deleted by its typed code, and comes back', async ({ page, school }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const address = school.address.replace('localhost', 'senf.localhost')
  await page.goto(`${address}/demo?language=dari`)
  await page.getByRole('listitem').filter({ hasText: 'campus-admin' }).first().getByRole('button').click()
  await page.waitForURL(`${address}/campus-admin/classes`)
  const row = page.getByRole('row').nth(1)
  const code = await row.getByRole('cell').nth(1).innerText()
  const ofCode = page.getByRole('row').filter({ hasText: code })
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'حذف کردن' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill('something else')
  await dialog.getByRole('button', { name: 'حذف کردن' }).click()
  await expect(dialog.getByText('این نه کود صنف است و نه نام آن. چیزی حذف نشد.')).toBeVisible()
  await dialog.getByRole('textbox').fill(` ${code.toLowerCase()} `)
  await dialog.getByRole('button', { name: 'حذف کردن' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(ofCode).toHaveCount(0)
  await page.getByRole('button', { name: 'واگرد' }).click()
  await expect(ofCode).toHaveCount(1)
})
