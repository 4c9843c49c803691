import { expect } from '@playwright/test'
import { ask } from './ask.ts'
import { findBarriers } from './barriers.ts'
import { comeIn, test, type School } from './school.ts'

interface Listed {
  readonly list: readonly { readonly class_id: number; readonly grade: string; readonly section: string }[]
}

/** The office of the last campus, which no other journey changes, and the learner of its lowest grade: the highest leaves school. */
async function peopleOf(school: School) {
  const office = school.accounts.filter(({ role }) => role === 'campus_admin').at(-1)
  const learners = await Promise.all(
    school.accounts
      .filter(({ role, institution_name }) => role === 'learner' && institution_name === office?.institution_name)
      .map(async (learner) => ({ learner, grade: Number((await classesOf(school, learner))[0]?.grade) })),
  )
  const [lowest] = learners.sort((one, other) => one.grade - other.grade)
  if (!office || !lowest) throw new Error('No campus of the demonstration has an office and a learner')
  return { office, learner: lowest.learner }
}

async function classesOf(school: School, learner: School['accounts'][number]): Promise<Listed['list']> {
  return (await ask<Listed>(school, learner, 'classes', {})).list
}

test('a school year is planned, begun behind its typed name, and taken back', async ({ page, school }, {
  repeatEachIndex,
}) => {
  const { office, learner } = await peopleOf(school)
  const before = await classesOf(school, learner)
  const name = String(2040 + repeatEachIndex)

  await comeIn(page, school, office)
  await page.goto(`${school.address}/campus-admin/years`)
  await expect(page.getByText('Current year')).toBeVisible()
  await page.getByRole('button', { name: 'Add a school year' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByRole('textbox', { name: /^First day/ }).fill(`1/1/${name}`)
  await page.getByRole('textbox', { name: /^Last day/ }).fill(`30/11/${name}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`${name} is saved.`)).toBeVisible()

  await page.getByRole('link', { name: `Plan the year ${name}` }).click()
  await expect(page.getByRole('table', { name: 'Sections' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: `Begin the year ${name}` }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: `Begin the year ${name}` }).click()
  await expect(page.getByText(`The year ${name} has begun.`)).toBeVisible()

  const old = new Set(before.map(({ class_id }) => class_id))
  const after = await classesOf(school, learner)
  expect(after.length).toBeGreaterThan(0)
  for (const { class_id, grade, section } of after) {
    expect(old.has(class_id)).toBe(false)
    expect([Number(grade), section]).toEqual([Number(before[0]!.grade) + 1, before[0]!.section])
  }

  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Everything is as it was before.')).toBeVisible()
  expect(await classesOf(school, learner)).toEqual(before)
})
