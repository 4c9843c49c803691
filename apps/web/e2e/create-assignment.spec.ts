import { expect } from '@playwright/test'
import { comeIn, test } from './school.ts'

const title = 'Draw the water cycle'

test('a teacher sets work for two classes by keyboard, with lesson, file and rubric; a learner sees it', async ({
  browser,
  school,
}) => {
  const page = await browser.newPage()
  await comeIn(page, school, school.first('teacher'))
  await page.getByRole('link', { name: 'New assignment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New assignment' })).toBeVisible()

  // What is missing is said, and nothing is sent.
  await page.getByRole('button', { name: 'Set the assignment' }).click()
  await expect(page.getByText('Choose at least one class.')).toBeVisible()
  await expect(page.getByText('Attach a lesson or a file: learners need something to do.')).toBeVisible()
  await expect(page.getByText('This field is required')).toHaveCount(2)

  await page.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Kind of work' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Draw it, and name each part.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('۱۲')
  await page.getByRole('combobox', { name: 'Lesson' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Lesson' })).not.toHaveValue('')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'cycle.txt', mimeType: 'text/plain', buffer: Buffer.from('Sun, cloud, rain, river.') })
  await expect(page.getByText('cycle.txt')).toBeVisible()

  await page.getByRole('button', { name: 'Add a criterion' }).press('Enter')
  await page.getByLabel('Criterion 1', { exact: true }).fill('Parts')
  await page.getByLabel('Level 1', { exact: true }).fill('All')
  await page.getByLabel('Marks of level 1').fill('10')
  await page.getByLabel('Level 2', { exact: true }).fill('Some')
  await page.getByLabel('Marks of level 2').fill('5')
  await expect(page.getByText('The best levels add up to 10 of 12.')).toBeVisible()
  await page.getByRole('button', { name: 'Set the assignment' }).click()
  await expect(page.getByText('These marks do not fit the rubric of the assignment.')).toBeVisible()
  await page.getByLabel('Marks of level 1').fill('12')
  await page.getByRole('button', { name: 'Set the assignment' }).press('Enter')

  await expect(page).toHaveURL(/\/teacher\/assignments\/detail\?assignment_id=/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('0 of 80 handed in')).toBeVisible()
  await page.getByText('Instructions').click()
  await expect(page.getByRole('button', { name: 'cycle.txt' })).toBeVisible()
  await page.close()

  const learner = await browser.newPage()
  await comeIn(learner, school, school.first('learner'))
  await learner.goto(`${school.address}/learner/assignments`)
  await learner.getByRole('link', { name: title }).click()
  await expect(learner.getByText('Draw it, and name each part.')).toBeVisible()
  await expect(learner.getByRole('button', { name: 'cycle.txt' })).toBeVisible()
  await learner.close()
})
