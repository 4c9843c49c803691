import { expect } from '@playwright/test'
import { comeIn, test } from './school.ts'

test('a teacher goes from their class to what one pupil answered', async ({ page, school }) => {
  await comeIn(page, school, school.first('teacher'))
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'How the class is doing' }).first().click()
  await expect(
    main.getByRole('grid', { name: 'How far each learner is with each lesson' }).getByRole('gridcell').first(),
  ).toBeVisible()
  await main.getByRole('tab', { name: 'Lessons' }).click()
  await main.locator('a[href*="/teacher/lesson/report?"]').first().click()
  await expect(page).toHaveURL(/\/teacher\/lesson\/report\?class_id=\d+&lesson_guid=/)
  await main
    .getByRole('button', { name: /^Learners in .*\S$/ })
    .last()
    .click()
  await main.locator('a[href*="/teacher/attempt/questions?"]').first().click()
  await expect(main.getByRole('tab', { name: /^Attempt \d+$/ }).first()).toBeVisible()
  await expect(main.getByText(/^(?:Answered: |Not answered)/).first()).toBeVisible()
  await expect(main.getByText(/^(?:Correct|Incorrect)$/).first()).toBeVisible()
})

test('a learner reads how they do in Pashto; the span they chose stays chosen', async ({ page, school }) => {
  await comeIn(page, school, school.first('learner'), 'pashto')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'زما پرمختګ' }).click()
  await expect(main.getByRole('group', { name: 'د هڅو دقت' })).toContainText(/[۰-۹]٪/)
  await main.getByRole('button', { name: /^موده/ }).click()
  await page.getByText('ټول وخت').click()
  await expect(main.getByRole('table', { name: 'د میاشتې دقت' })).toBeAttached()
  await page.reload()
  await expect(main.getByRole('table', { name: 'د میاشتې دقت' })).toBeAttached()
})

test('a head goes from their campuses to the lessons of a class, and back', async ({ page, school }) => {
  await comeIn(page, school, school.first('network_head'))
  await page.goto(`${school.address}/networkhead/result/summary`)
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: 'Find a school' }).fill('Bagh')
  // Of the heading and of the one that has it in its name.
  await expect(main.getByRole('row')).toHaveCount(2)
  await main.getByRole('link', { name: 'Rana School, Bagh Campus' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Rana School, Bagh Campus' })).toBeVisible()
  await expect(main.getByRole('group', { name: 'Accuracy of attempts' })).toContainText(/\d%/)
  const ofClass = main.getByRole('row').getByRole('link').first()
  const name = await ofClass.innerText()
  await ofClass.click()
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(main.getByRole('rowheader').nth(1)).toBeVisible()
  await main.getByRole('link', { name: 'Classes' }).click()
  await expect(main.getByRole('link', { name, exact: true }).first()).toBeVisible()
})
