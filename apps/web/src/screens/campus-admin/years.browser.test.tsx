import type { AnyAnswer } from '@maktab/client/call'
import type { SchoolYear } from '@maktab/contracts/office/school-years'
import type { YearPlan, YearRollover } from '@maktab/contracts/office/year-rollovers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CampusYearsScreen } from './years.tsx'

let stage: Stage
let asked: Record<string, unknown>[]
let years: SchoolYear[]
let plan: YearPlan
let rollovers: YearRollover[]
beforeEach(() => {
  sessionStorage.clear()
  asked = []
  rollovers = []
  years = [
    {
      ...year,
      year_id: 2,
      name: '1405',
      start_date: '2026-03-21',
      end_date: '2026-12-20',
      is_current: false,
      classes: 0,
    },
    year,
  ]
  plan = {
    year_id: 2,
    teachers: 'follow',
    sections: [
      {
        grade: '6',
        section: 'A',
        learners: 41,
        to: { grade: '7', section: 'A' },
        courses: [],
        exceptions: [],
        classes: [
          { class_id: 5, subject: 'maths', alias: null, course_id: 60, to_course_id: 70 },
          { class_id: 6, subject: 'physics', alias: null, course_id: 61, to_course_id: null },
        ],
        begun: [{ subject: 'science', alias: null, course_id: 72 }],
      },
      { grade: '12', section: 'A', learners: 30, to: 'graduate', courses: [], exceptions: [], classes: [], begun: [] },
    ],
    renewed: [{ grade: '6', section: 'A' }],
    courses: [{ course_id: 70, title: 'Mathematics 7', subject: 'maths', grade: '7' }],
    counts: {
      rising: 41,
      other_section: 0,
      repeating: 0,
      graduating: 30,
      leaving: 0,
      classes_ended: 3,
      classes_made: 2,
    },
    clashes: [
      { kind: 'course_missing', is_blocking: false, grade: '6', section: 'A', count: 1, names: ['physics'] },
      { kind: 'section_large', is_blocking: false, grade: '7', section: 'A', count: 61, names: [] },
    ],
    plan_key: 'key',
  }
})
afterEach(() => {
  stage.leave()
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
})

const year: SchoolYear = {
  year_id: 1,
  name: '1404',
  start_date: '2025-03-21',
  end_date: '2025-12-20',
  terms: [],
  is_current: true,
  classes: 12,
  archived_classes: 1,
  version: '7',
}
const rollover: YearRollover = {
  rollover_id: 3,
  from_year_id: 1,
  to_year_id: 2,
  applied_on: '2026-03-21T08:00:00.000Z',
  applied_by_name: 'Gulalai',
  counts: { rising: 41, other_section: 0, repeating: 0, graduating: 30, leaving: 0, classes_ended: 3, classes_made: 2 },
  undoable_until: '2026-04-04T08:00:00.000Z',
  undone_on: null,
}
const done = (value: unknown): AnyAnswer => ({ ok: true, value })

async function open(
  address = '/campus-admin/years',
  answers: Record<string, (input: never) => AnyAnswer> = {},
  language: 'en' | 'pu' = 'en',
): Promise<void> {
  stage = await setStage({
    language,
    address,
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: {
      listSchoolYears: () => done({ list: years }),
      listYearRollovers: () => done({ list: rollovers }),
      planYear: (input: Record<string, unknown>) => {
        asked.push(input)
        return done(plan)
      },
      listOfficeUsers: () =>
        done({ list: [{ user_id: 9, full_name: 'Zarghuna' }], total: 1, total_pages: 1, counts: [] }),
      addSchoolYear: () => done({ ...year, name: '1406' }),
      updateSchoolYear: () => ({ ok: false, refusal: 'changed_meanwhile' }),
      applyYear: () => done(rollover),
      undoYear: () => done(rollover),
      ...answers,
    },
  })
  stage.show(<CampusYearsScreen />)
}
const performed = () => stage.performed.map(({ name, input }) => [name, input])
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('years are listed with their days in the reader’s calendar, and one that comes after the current one can be planned', async () => {
  await open()
  await expect.element(page.getByText('21 Mar 2026 – 20 Dec 2026')).toBeVisible()
  await expect.element(page.getByText('Current year')).toBeVisible()
  await expect.element(page.getByText('Classes that are taught: 12 · In the archive: 1')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Plan the year 1405' }))
    .toHaveAttribute('href', '/campus-admin/years?plan=2')
  expect(document.body.textContent).not.toContain('Plan the year 1404')
})

test('in Pashto days are solar ones and digits its own', async () => {
  await open('/campus-admin/years', {}, 'pu')
  await expect.element(page.getByText('۱ وری ۱۴۰۵')).toBeVisible()
})

test('a year is added with its name and days, and what is missing is said', async () => {
  years = []
  await open()
  await expect.element(page.getByText('No school year is written down yet')).toBeVisible()
  await userEvent.click(button('Add a school year'))
  await userEvent.click(button('Save'))
  await expect.element(page.getByText('This is needed.').first()).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), '1406')
  await userEvent.fill(page.getByRole('textbox', { name: /^First day/ }), '21/3/2027')
  await userEvent.fill(page.getByRole('textbox', { name: /^Last day/ }), '20/12/2027')
  await userEvent.click(button('Save'))
  await expect.element(page.getByText('1406 is saved.')).toBeVisible()
  expect(performed()).toEqual([
    ['addSchoolYear', { name: '1406', start_date: '2027-03-21', end_date: '2027-12-20', terms: [] }],
  ])
})

test('the terms of a year are typed with it, one is taken away, and what is refused is said beside what was typed', async () => {
  const one = { name: 'One', start_date: '2025-03-21', end_date: '2025-07-15' }
  years = [{ ...year, terms: [one, { name: 'Old', start_date: '2025-08-01', end_date: '2025-08-02' }] }]
  await open('/campus-admin/years', { updateSchoolYear: () => ({ ok: false, refusal: 'year_terms_overlap' }) })
  await userEvent.click(button('Change 1404'))
  await userEvent.click(button('Remove Old'))
  await userEvent.click(button('Add a term'))
  const second = page.getByRole('group', { name: 'Term 2' })
  await userEvent.click(button('Save'))
  await expect.element(second.getByText('This is needed.').first()).toBeVisible()
  expect(performed()).toEqual([])
  await userEvent.fill(second.getByRole('textbox', { name: /^Name of the term/ }), 'Two')
  await userEvent.fill(second.getByRole('textbox', { name: /^First day/ }), '15/7/2025')
  await userEvent.fill(second.getByRole('textbox', { name: /^Last day/ }), '20/12/2025')
  await userEvent.click(button('Save'))
  await expect.element(page.getByText('Two terms of this year have a day in common.')).toBeVisible()
  expect(performed()).toMatchObject([
    ['updateSchoolYear', { terms: [one, { name: 'Two', start_date: '2025-07-15', end_date: '2025-12-20' }] }],
  ])
  await expect.element(second.getByRole('textbox', { name: /^Name of the term/ })).toHaveValue('Two')
})

test('what somebody else changed meanwhile is said, and what was typed stays', async () => {
  await open()
  await userEvent.click(button('Change 1404'))
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Old')
  await userEvent.click(button('Save'))
  await expect.element(page.getByText(/Somebody else changed this/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Old')
})

test('a plan says section by section what happens, what it counts to and what is worth a look', async () => {
  await open('/campus-admin/years?plan=2')
  await expect.element(page.getByRole('row', { name: /6 A.*41.*7 A.*1 of 2.*Begins there: Science/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /12 A.*30.*Leaves school/ })).toBeVisible()
  await expect.element(page.getByText('6 A: there is no course of the next grade for Physics')).toBeVisible()
  await expect.element(page.getByText('7 A would have 61 learners.')).toBeVisible()
  await expect.element(page.getByText('These sections begin anew, without learners: 6 A')).toBeVisible()
})

test('a learner who repeats and another target are part of the plan that is asked for and begun', async () => {
  await open('/campus-admin/years?plan=2')
  await userEvent.click(button('Change what becomes of 6 A'))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Section/ }), 'B')
  const mathematics = dialog.getByRole('combobox', { name: 'Mathematics goes on with' })
  await userEvent.selectOptions(mathematics, 'No class follows')
  await expect.element(mathematics).toHaveValue('')
  await userEvent.click(dialog.getByRole('combobox', { name: /^Learner/ }))
  await userEvent.click(page.getByRole('option', { name: 'Zarghuna' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add this learner' }))
  await expect.element(dialog.getByText('Repeats the grade', { exact: false }).first()).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep this' }))
  const section = {
    grade: '6',
    section: 'A',
    to: { grade: '7', section: 'B' },
    courses: [{ class_id: 5, course_id: null }],
    exceptions: [{ user_id: 9, outcome: 'repeat' }],
  }
  await expect.poll(() => asked.at(-1)).toMatchObject({ year_id: 2, sections: [section, { grade: '12' }] })
})

test('a class can go on with the courses that its new grade is taught from, whatever grade they were written for', async () => {
  const taught = (class_id: number, course_id: number) => ({
    class_id,
    course_id,
    subject: 'maths',
    alias: null,
    to_course_id: null,
  })
  const [sixth, twelfth] = plan.sections
  const seventh = { ...twelfth!, grade: '7' }
  plan = {
    ...plan,
    sections: [
      sixth!,
      { ...seventh, section: 'B', classes: [taught(8, 50)] },
      { ...seventh, classes: [taught(7, 60)] },
    ],
    courses: ['5', '6', '7', '8'].map((grade) => ({
      course_id: Number(grade) * 10,
      title: `Mathematics ${grade}`,
      subject: 'maths',
      grade,
    })),
  }
  await open('/campus-admin/years?plan=2')
  await userEvent.click(button('Change what becomes of 6 A'))
  const select = page.getByRole('combobox', { name: 'Mathematics goes on with' })
  await expect.element(select).toHaveValue('70')
  const options = [...select.element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(options).toEqual(['No class follows', 'Mathematics 6', 'Mathematics 5', 'Mathematics 7'])
})

test('a year begins behind its typed name, as it was shown', async () => {
  await open('/campus-admin/years?plan=2')
  await userEvent.click(button('Begin the year 1405'))
  const dialog = page.getByRole('alertdialog')
  await userEvent.click(dialog.getByRole('button', { name: 'Begin the year 1405' }))
  expect(performed()).toEqual([])
  await userEvent.fill(dialog.getByRole('textbox'), '1405')
  await userEvent.click(dialog.getByRole('button', { name: 'Begin the year 1405' }))
  await expect.element(page.getByText('The year 1405 has begun.')).toBeVisible()
  expect(performed()).toMatchObject([
    ['applyYear', { year_id: 2, teachers: 'follow', plan_key: 'key', typed: '1405', renewed: plan.renewed }],
  ])
})

test('nothing begins while a clash stands in the way, or without the network', async () => {
  plan = {
    ...plan,
    clashes: [{ kind: 'target_exists', is_blocking: true, grade: '7', section: 'A', count: 1, names: ['maths'] }],
  }
  await open('/campus-admin/years?plan=2')
  await expect.element(page.getByText('This must be mended first')).toBeVisible()
  await expect.element(button('Begin the year 1405')).toBeDisabled()
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText(/Administration needs the internet/)).toBeVisible()
})

test('a year that began is taken back, or says why it cannot be', async () => {
  rollovers = [rollover]
  let isBegun = true
  await open('/campus-admin/years', {
    undoYear: () => (isBegun ? { ok: false, refusal: 'year_begun' } : done(rollover)),
  })
  await expect.element(page.getByText(/1404 was followed by 1405: .*, by Gulalai/)).toBeVisible()
  const takeBack = async () => {
    await userEvent.click(button('Take back'))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }))
  }
  await takeBack()
  await expect.element(page.getByText(/Something was done in the new year already/)).toBeVisible()
  isBegun = false
  await takeBack()
  await expect.element(page.getByText('Everything is as it was before.')).toBeVisible()
})
