/** A lesson online every week, one of them cancelled, on phones in Pashto: from the teacher who arranges it to a learner who reads it. */
import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { schoolDay } from '../../../packages/domain/src/schools/school-day.ts'
import { addDays, dateIn } from '../../../packages/i18n/src/calendars.ts'
import { catalogue as pashto } from '../../../packages/i18n/src/ps/catalogue.ts'
import { signIn, test, type DemoAccount, type School } from './school.ts'

const { events, titles } = pashto

async function onPhone(browser: Browser, school: School, account: DemoAccount): Promise<Page> {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await phone.newPage()
  await signIn(page, school, account, 'pashto')
  return page
}

async function typeTime(page: Page, group: string, hour: string): Promise<void> {
  const boxes = page.getByRole('group', { name: group, exact: true }).getByRole('spinbutton')
  await boxes.first().fill(hour)
  await boxes.last().fill('30')
}

test('a weekly lesson online is arranged, one of it cancelled, and its class reads so in the agenda', async ({
  browser,
  school,
}) => {
  const title = `د کسرونو آنلاین درس ${randomUUID().slice(0, 8)}`
  const tomorrow = addDays(schoolDay(new Date(), 'Asia/Kabul'), 1)
  const until = dateIn('solar', addDays(tomorrow, 15))

  const teacher = await onPhone(browser, school, school.first('teacher'))
  await teacher.goto(`${school.address}/teacher/assignments?view=calendar&show=month&date=${tomorrow}`)
  await teacher.getByRole('link', { name: titles.create_event }).click()
  await teacher.getByRole('checkbox').first().check()
  await teacher.getByRole('checkbox').nth(1).check()
  await teacher.getByLabel(events.title_field).fill(title)
  await typeTime(teacher, events.from, '16')
  await typeTime(teacher, events.to, '17')
  await teacher.getByRole('switch', { name: events.repeats }).click()
  await teacher
    .getByLabel(events.repeat_until, { exact: true })
    .last()
    .fill(`${until.year}/${until.month}/${until.day}`)
  await teacher.getByRole('button', { name: events.arrange }).click()
  await expect(teacher.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await teacher.locator('main a[href$="occurrence=1"]').click()
  await teacher.getByRole('button', { name: events.cancel_event }).click()
  await teacher.getByRole('alertdialog').getByRole('button', { name: events.cancel_event }).click()
  await expect(teacher.getByText(events.cancelled_note)).toBeVisible()

  const learner = await onPhone(browser, school, school.first('learner'))
  await learner.getByRole('link', { name: titles.calendar }).click()
  await expect(learner.getByRole('heading', { name: events.part_tomorrow })).toBeVisible()
  const times = learner.getByRole('listitem').filter({ hasText: title })
  await expect(times).toHaveCount(3)
  await expect(times.filter({ hasText: events.standing_cancelled })).toHaveCount(1)
  await expect(times.nth(1)).toContainText(events.standing_cancelled)
  await times.nth(1).getByRole('link').click()
  await expect(learner.getByText(events.cancelled_note)).toBeVisible()
  await learner.goBack()
  await expect(times).toHaveCount(3)
  expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
