import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { ask } from './ask.ts'
import { comeIn, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

test.use({ serviceWorkers: 'allow' })

/** Of the demonstration; all have one password. */
function named(school: School, username: string): DemoAccount {
  return { ...school.first('learner'), username }
}

async function enter(browser: Browser, school: School, username: string, language: string, width = 400): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage()
  await comeIn(page, school, named(school, username), language)
  return page
}

test('a lesson is found in Pashto with a mistyped letter, and again without a network', async ({ browser, school }) => {
  const page = await enter(browser, school, 'kandahar.6a.05', 'pashto')
  await page.goto(`${school.address}/learner/search`)
  const field = page.getByRole('searchbox')
  await field.fill('کسزونه')
  await expect(page.getByText('کټ مټ داسې څه نشته. دا ورته دي.')).toBeVisible()
  const lesson = page.getByRole('link', { name: 'کسرونه', exact: true })
  await expect(lesson).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText('کسرونه')

  // The device has what its learner may see once it has pulled it.
  await expect(page.getByText('همدا اوس همغږي شوی').first()).toBeAttached({ timeout: 30_000 })
  await page.context().setOffline(true)
  await field.fill('فیصدي')
  await expect(page.getByText('له انټرنېټ پرته یوازې ستاسو د ټولګیو لوستونه لټول کېږي.')).toBeVisible()
  await field.fill('کسزونه')
  await expect(lesson).toBeVisible()
  await page.context().setOffline(false)
  await lesson.click()
  await expect(page.getByRole('heading', { level: 1, name: 'کسرونه' })).toBeVisible()
  await page.context().close()
})

test('a class answers a question live, one of them in Pashto and with a network that fails', async ({
  browser,
  school,
}) => {
  const teacher = await enter(browser, school, 'teacher.kandahar.3', 'english', 1280)
  const learner = await enter(browser, school, 'kandahar.6a.01', 'english')
  const other = await enter(browser, school, 'kandahar.6a.02', 'pashto')

  await teacher.goto(`${school.address}/teacher/selectquestions`)
  const questions = teacher.getByRole('group', { name: 'کسرونه', exact: true }).getByRole('checkbox')
  await questions.nth(0).check()
  await questions.nth(1).check()
  await teacher.getByRole('button', { name: 'Begin' }).click()

  // Both hear of it where they are.
  await learner.getByRole('link', { name: 'Take part' }).click()
  await other.getByRole('link', { name: 'برخه واخلئ' }).click()
  await expect(learner.getByText('Wait: the first question comes in a moment.')).toBeVisible()
  await teacher.getByRole('button', { name: 'Open for answers' }).click()

  await learner.getByRole('radio').nth(0).check()
  await learner.getByRole('button', { name: 'Send my answer' }).click()
  await expect(teacher.getByText(/^1 of \d+ have answered$/)).toBeVisible()

  await expect(other.getByRole('radio').first()).toBeVisible()
  await other.context().setOffline(true)
  await other.getByRole('radio').nth(1).check()
  await other.getByRole('button', { name: 'زما ځواب ولېږئ' }).click()
  await expect(other.getByText(/ستاسو ځواب/)).toBeVisible()
  await other.context().setOffline(false)
  await expect(teacher.getByText(/^2 of \d+ have answered$/)).toBeVisible({ timeout: 30_000 })

  await teacher.getByRole('button', { name: 'Close the question' }).click()
  await expect(learner.getByText('The question is closed. Wait for the right answer.')).toBeVisible()
  await teacher.getByRole('button', { name: 'Show the right answer' }).click()
  await expect(teacher.getByText(/✓$/).first()).toBeVisible()
  await expect(learner.getByText(/^(Correct|Incorrect)$/).first()).toBeVisible()
  await expect(other.getByText(/^(سم|ناسم)$/).first()).toBeVisible()

  await teacher.getByRole('button', { name: 'Next question' }).click()
  await expect(learner.getByText('Question 2 of 2')).toBeVisible()
  await teacher.getByRole('button', { name: 'Finish' }).click()
  await teacher.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click()
  await expect(learner.getByText('No question is being asked now')).toBeVisible()
  await expect(teacher.getByRole('heading', { name: 'By learner' })).toBeVisible()
  for (const page of [teacher, learner, other]) await page.context().close()
})

test('a question out of the bank is asked live', async ({ browser, school }) => {
  const account = named(school, 'teacher.herat.2')
  const { list } = await ask<{ list: { grade: string; section: string }[] }>(school, account, 'classes', {})
  const [{ grade, section }] = list as [(typeof list)[number]]
  const options = [
    { option_id: 'a', text: 'A lake' },
    { option_id: 'b', text: 'A river' },
  ]
  const text = 'What is the Hari Rud?'
  const question = {
    kind: 'choice',
    question_id: randomUUID(),
    text,
    explanation: '',
    multiple: false,
    options,
    correct: ['b'],
  }
  await ask(school, account, 'assessment/bank/save', {
    bank_question_id: question.question_id,
    question,
    tags: [],
    skill: '',
    difficulty: 1,
    language: 'en',
    state: 'ready',
  })

  const teacher = await enter(browser, school, account.username, 'english', 1280)
  const learner = await enter(browser, school, `herat.${grade}${section.toLowerCase()}.01`, 'english')
  await teacher.goto(`${school.address}/teacher/selectquestions`)
  await teacher.getByRole('button', { name: 'Write questions, or take them from the bank' }).click()
  await teacher.getByRole('button', { name: 'From the question bank' }).click()
  const bank = teacher.getByRole('dialog')
  await bank.getByRole('searchbox').fill('Hari Rud')
  await bank.getByRole('checkbox', { name: text }).check()
  await bank.getByRole('button', { name: 'Insert 1 question' }).click()
  await teacher.getByRole('button', { name: 'Begin' }).click()
  await learner.getByRole('link', { name: 'Take part' }).click()
  await teacher.getByRole('button', { name: 'Open for answers' }).click()
  await learner.getByRole('radio', { name: 'A river' }).check()
  await learner.getByRole('button', { name: 'Send my answer' }).click()
  await expect(teacher.getByText(/^1 of \d+ have answered$/)).toBeVisible()
  await teacher.getByRole('button', { name: 'Close the question' }).click()
  await teacher.getByRole('button', { name: 'Show the right answer' }).click()
  await expect(learner.getByText('Correct', { exact: true }).first()).toBeVisible()
  await teacher.getByRole('button', { name: 'Finish' }).click()
  await expect(teacher.getByRole('heading', { name: 'By learner' })).toBeVisible()
  for (const page of [teacher, learner]) await page.context().close()
})
