import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { ask } from './ask.ts'
import { comeIn, test } from './school.ts'

/** Presses Tab until the focus is there, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${target.toString()}`)
}

test('work is found, done and handed in by keyboard alone', async ({ page, school }) => {
  const first = school.first('learner')
  const account = { ...first, username: first.username.replace(/01$/, '05') }
  const { list } = await ask<{ list: { assignment_id: string; title: string; assignment_status: number }[] }>(
    school,
    account,
    'learner/assignments',
    {},
  )
  const open = list.find(({ assignment_status }) => assignment_status === 0)
  if (open === undefined) throw new Error('The demonstration has no open assignment')

  await comeIn(page, school, account)
  await tabTo(page, page.getByRole('link', { name: 'Assignments' }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: open.title }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: open.title })).toBeVisible()
  await tabTo(page, page.getByLabel(/Your answer/))
  await page.keyboard.type('Written without a mouse')
  await tabTo(page, page.getByRole('button', { name: 'Hand in', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Written without a mouse')).toBeVisible()
  await expect(page.getByText('Submitted').first()).toBeVisible()
})
