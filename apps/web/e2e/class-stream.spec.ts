/** What a class says to each other: two phones that write without a network and meet, and a stream that is switched off and on. */
import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { comeIn, teacherOf, test, type DemoAccount, type School } from './school.ts'

test.use({ serviceWorkers: 'allow' })

async function onPhone(browser: Browser, school: School, account: DemoAccount, class_id: number): Promise<Page> {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await phone.newPage()
  await comeIn(page, school, account)
  await page.goto(`${school.address}/${account.role}/class/dashboard?class_id=${class_id}`)
  // What is written goes into the store of this device: it must stand open. The form is here once it was opened.
  await expect(page.getByText(/Synced/).first()).toBeAttached()
  await page.getByRole('button', { name: 'Write to the class' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  return page
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Write to the class' }).click()
  await page.getByLabel('What do you want to say?').fill(text)
  await page.getByRole('button', { name: 'Send to the class' }).click()
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
}

const posts = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

test('two phones of a class write without a network and meet; the stream goes off, and comes back as it was', async ({
  browser,
  school,
}) => {
  const account = school.first('learner')
  const { list } = await ask<{ list: { class_id: number }[] }>(school, account, 'classes', {})
  const class_id = list[0]!.class_id
  const campus = account.username.split('.')[0]!
  const ids = { learner: randomUUID().slice(0, 8), teacher: randomUUID().slice(0, 8) }
  const learner = await onPhone(browser, school, account, class_id)
  const teacher = await onPhone(browser, school, await teacherOf(school, campus, class_id), class_id)

  for (const page of [learner, teacher]) await page.context().setOffline(true)
  await write(learner, `May I bring a ruler? ${ids.learner}`)
  await write(teacher, `Tomorrow we measure the yard. ${ids.teacher}`)
  await expect(learner.getByText('1 post or comment is on this device only.', { exact: false })).toBeVisible()
  await expect(posts(learner, ids.teacher)).toHaveCount(0)
  for (const page of [learner, teacher]) await page.context().setOffline(false)

  // Neither page is opened anew.
  await expect(posts(learner, ids.teacher)).toHaveCount(1)
  await expect(posts(teacher, ids.learner)).toHaveCount(1)
  await expect(learner.getByText('on this device only', { exact: false })).toHaveCount(0)
  await posts(learner, ids.teacher).getByRole('button', { name: 'Comment', exact: true }).click()
  await learner.getByLabel('Write a comment').fill('I bring two.')
  await learner.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(posts(teacher, ids.teacher).getByRole('button', { name: '1 comment' })).toBeVisible()

  await teacher.getByRole('button', { name: 'Rules of the stream' }).click()
  await teacher.getByRole('switch', { name: 'The class has a stream' }).click()
  await expect(teacher.getByText('The stream of this class is switched off.', { exact: false })).toBeVisible()
  await learner.reload()
  await expect(learner.getByRole('tab', { name: 'Lessons' })).toBeVisible()
  await expect(learner.getByRole('tab', { name: 'Stream' })).toHaveCount(0)
  await teacher.getByRole('button', { name: 'Switch the stream on' }).click()
  await expect(posts(teacher, ids.learner)).toHaveCount(1)
  await learner.reload()
  await expect(posts(learner, ids.teacher).getByRole('button', { name: '1 comment' })).toBeVisible()
})
