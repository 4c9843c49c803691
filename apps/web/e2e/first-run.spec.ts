import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../../tools/free-port.ts'
import { removeDataFolder, startSchoolServer } from '../../../tools/school-server.ts'
import { findBarriers } from './barriers.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

test('a school begins on an empty folder, in Pashto on a phone: from the printed address to its super admin', async ({
  page,
}, { parallelIndex }) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'maktab-first-run-'))
  const settings = { port: await freePort(parallelIndex), dataFolder, environment: { MAKTAB_DEMO: '0' } }
  let server = await startSchoolServer(settings)
  try {
    await page.goto(`${server.address}/learner/dashboard`)
    await expect(page).toHaveURL(`${server.address}/setup`)
    await expect(page.getByRole('heading', { level: 1, name: 'There is no school here yet' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])

    await expect.poll(server.said).toMatch(/once: \S+/)
    const printed = /once: (\S+)/.exec(server.said())?.[1] ?? ''
    await page.goto('about:blank')
    await page.goto(printed)
    await page.getByRole('combobox').first().selectOption('pu')
    await expect(page.getByRole('heading', { level: 1, name: 'خپل ښوونځی پیل کړئ' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])

    await page.locator('[name=tenant_name]').fill('د رڼا ښوونځی')
    await page.getByLabel('مهالنۍ سیمه').selectOption('Asia/Kabul')
    await page.locator('[name=campus_name]').fill('رڼا، کندهار')
    await page.locator('[name=year_name]').fill('۱۴۰۵')
    await page.locator('[name=year_start]').fill('۱۴۰۵/۱/۱')
    await page.locator('[name=year_end]').fill('۱۴۰۵/۱۲/۲۹')
    await page.locator('[name=full_name]').fill('حمیده وردګ')
    await page.locator('[name=username]').fill('hamida')
    await page.locator('[name=password]').fill('salaam-1234')
    await page.locator('[name=confirmation]').fill('salaam-1234')
    await page.getByRole('button', { name: 'ښوونځی پیل کړئ' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'ستاسو ښوونځی چمتو دی' })).toBeFocused()

    await page.getByRole('link', { name: 'ننوتل' }).click()
    await expect(page).toHaveTitle(/د رڼا ښوونځی/)
    await page.locator('[name=username]').fill('hamida')
    await page.locator('[name=password]').fill('salaam-1234')
    await page.locator('form button[type=submit]').click()
    await expect(page).toHaveURL(`${server.address}/super-admin/schools`)
    await expect(page.getByRole('heading', { level: 1, name: 'ښوونځي' })).toBeVisible()
    await expect(page.getByText('رڼا، کندهار').first()).toBeVisible()

    await page.goto(printed)
    await expect(page.getByRole('heading', { level: 1, name: 'دا ښوونځی له مخکې پیل شوی' })).toBeVisible()
    await server.stop()
    server = await startSchoolServer(settings)
    expect(server.said()).not.toContain('/setup#')
  } finally {
    await server.stop()
    removeDataFolder(dataFolder)
  }
})
