/** What a super admin changes about the school, in every process that serves it. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { freePort } from '../../../tools/free-port.ts'
import { postgresOf, removeDataFolder, startSchoolServer } from '../../../tools/school-server.ts'
import { comeIn, test } from './school.ts'

/** Moved as little as it takes for white to be read on it. */
const [blue, asShown] = ['#336bff', '#3269fa']

async function save(page: Page, colour: string): Promise<void> {
  await page.getByLabel('Main colour', { exact: true }).fill(colour)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Every page', { exact: false }).last()).toBeVisible()
}

test('new colours stand on the next page of another server process, before anything of it has run', async ({
  page,
  browser,
  school,
}, { parallelIndex }) => {
  const folder = mkdtempSync(join(tmpdir(), 'maktab-processes-'))
  const start = async (name: string) =>
    startSchoolServer({
      port: await freePort(parallelIndex),
      dataFolder: join(folder, name),
      environment: {
        DATABASE_URL: postgresOf(school).ownerUrl,
        MAKTAB_SECRET: readFileSync(join(school.dataFolder, 'secret'), 'utf8').trim(),
        MAKTAB_DEMO: '0',
        MAKTAB_DEMO_LEARNING: '0',
      },
    })
  const one = await start('one')
  const other = await start('other')
  try {
    const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    const shown = async () => {
      await visitor.goto(`${other.address}/login`)
      return visitor.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--accent-solid'))
    }
    const before = await shown()
    await comeIn(page, { ...school, address: one.address }, school.first('super_admin'))
    await page.goto(`${one.address}/super-admin/configuration`)
    const was = await page.getByLabel('Main colour', { exact: true }).inputValue()
    await save(page, blue)
    await expect.poll(shown).not.toBe(before)
    expect(await shown()).toBe(asShown)
    // Other journeys of this worker look at the school as it was.
    await save(page, was)
    await expect.poll(shown).toBe(before)
  } finally {
    await one.stop()
    await other.stop()
    removeDataFolder(folder)
  }
})
