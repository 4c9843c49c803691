/** The class list and the register of a month, as they stand on the screen and on paper. */
import type { AnyAnswer } from '@maktab/client/call'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ClassListScreen } from './class-list.tsx'
import { MonthRegisterScreen } from './month-register.tsx'

let stage: Stage
afterEach(async () => {
  stage.leave()
  await page.viewport(1280, 720)
})

const learner = (user_id: number, more: object = {}) => ({
  user_id,
  full_name: `Learner ${user_id}`,
  father_name: 'غلام محمد',
  roll_number: user_id,
  admission_number: '401',
  guardian_phone: '+93700000001',
  ...more,
})
const heading = {
  school_name: 'د ملالۍ لېسه',
  class_name: { alias: null, subject: 'Mathematics', grade: '6', section: 'الف' },
  class_teacher: 'زرغونه',
}
const classes = {
  ok: true,
  value: { list: [{ class_id: 101, class_code: 'A', ...heading.class_name }] },
} as const satisfies AnyAnswer

interface Opening {
  readonly language?: 'en' | 'pu' | 'ur'
  readonly address?: string
  readonly answer?: AnyAnswer
}

async function open(
  screen: ReactNode,
  { language = 'en', address = '/campus-admin/print?class=101', answer }: Opening,
) {
  const asked: { readonly start_date: string; readonly days: number }[] = []
  stage = await setStage({
    language,
    address,
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: {
      listInstituteClasses: () => classes,
      readClassRoster: (input) => {
        asked.push(input)
        return answer ?? { ok: true, value: { ...heading, learners: [learner(1), learner(2, { roll_number: null })] } }
      },
      readMonthRegister: (input: { readonly start_date: string; readonly days: number }) => {
        asked.push(input)
        if (answer) return answer
        const first = Date.parse(input.start_date)
        const days = Array.from({ length: input.days }, (_, index) => ({
          day: new Date(first + index * 86_400_000).toISOString().slice(0, 10),
          is_school_day: index !== 1,
          names: {},
        }))
        const marks = days.map((_, index) => ([1, null, 2, 3, 4, 1] as const)[index] ?? null)
        return { ok: true, value: { ...heading, days, learners: [{ ...learner(1), marks }] } }
      },
    },
  })
  stage.show(screen)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return asked
}

const cells = (row: number) =>
  [...document.querySelectorAll('tr')[row]!.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())

test('a class list leads to the month register of the same class', async () => {
  await open(<ClassListScreen />, { address: '/school-admin/print/class-list?campus=4&class=101' })
  await expect
    .element(page.getByRole('link', { name: 'Month register' }))
    .toHaveAttribute('href', '/school-admin/print/register?campus=4&class=101')
})

test('a class list has a row for each learner, and as many empty columns as are asked for', async () => {
  await open(<ClassListScreen />, {})
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(cells(1)).toEqual(['1', 'Learner 1', 'غلام محمد', '401', '+93700000001', '', '', '', ''])
  expect(cells(2)[0]).toBe('')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Empty columns' }), '6')
  expect(cells(1)).toHaveLength(11)
  await expect.element(page.getByText(/^Class teacher: .*زرغونه/)).toBeVisible()
})

test('a class list in Pashto has Pashto digits', async () => {
  await open(<ClassListScreen />, { language: 'pu' })
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(cells(1).slice(0, 5)).toEqual(['۱', 'Learner 1', 'غلام محمد', '۴۰۱', '+۹۳۷۰۰۰۰۰۰۰۱'])
})

test('without a class one is asked for, and what is chosen is read', async () => {
  const asked = await open(<ClassListScreen />, { address: '/school-admin/print/class-list?campus=20' })
  await expect.element(page.getByText('Which class?')).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Class' }), '101')
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(asked.at(-1)).toEqual({ institution_id: 20, class_id: 101 })
})

test('a register in English is of a Gregorian month, in Pashto of a solar one, with the letters of the language', async () => {
  const [english] = await open(<MonthRegisterScreen />, {})
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(english!.start_date).toMatch(/^\d{4}-\d\d-01$/)
  expect(cells(1).slice(3, 9)).toEqual(['P', '', 'A', 'L', 'V', 'P'])
  expect(cells(1).slice(-4)).toEqual(['2', '1', '1', '1'])
  stage.leave()

  const [solar] = await open(<MonthRegisterScreen />, { language: 'pu' })
  await expect.element(page.getByRole('table')).toBeVisible()
  const { year, month, day } = Object.fromEntries(
    new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    })
      .formatToParts(new Date(solar!.start_date))
      .map(({ type, value }) => [type, value]),
  )
  expect(day).toBe('1')
  const digits = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)
  await expect.element(page.getByRole('region').getByText(digits(String(Number.parseInt(year!, 10))))).toBeVisible()
  expect(Number(month)).toBeGreaterThan(0)
  expect(cells(1).slice(3, 9)).toEqual(['ح', '', 'غ', 'ن', 'ر', 'ح'])
  expect(cells(0)[3]).toMatch(/۱$/)
})

test('days without school are shaded and said, and another month is read when it is chosen', async () => {
  const asked = await open(<MonthRegisterScreen />, {})
  await expect.element(page.getByRole('table')).toBeVisible()
  const [, ...shades] = [...document.querySelectorAll('thead th')].slice(2, 6).map((head) => ({
    label: head.getAttribute('aria-label'),
    shade: getComputedStyle(head).backgroundColor,
  }))
  expect(shades[1]!.shade).not.toBe(shades[0]!.shade)
  expect(shades[1]!.label).toMatch(/, no school$/)
  const months = page.getByRole('combobox', { name: 'Month' })
  await userEvent.selectOptions(months, (months.element() as HTMLSelectElement).options[4]!.value)
  await expect.poll(() => asked.at(-1)!.start_date < asked[0]!.start_date).toBe(true)
})

test.each([
  ['class list', <ClassListScreen key="list" />],
  ['register', <MonthRegisterScreen key="register" />],
])(
  'a %s says that nobody learns there, that no class is there, and that it needs the internet',
  async (_name, screen) => {
    const value = { ...heading, days: [], learners: [] }
    await open(screen, { answer: { ok: true, value } })
    await expect.element(page.getByText('Nobody learns in this class')).toBeVisible()
    expect(page.getByRole('button', { name: 'Print' }).elements()).toEqual([])
    stage.leave()
    await open(screen, { answer: { ok: false, refusal: 'not_found' } })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.getByRole('table').elements()).toEqual([])
    stage.leave()
    await open(screen, { answer: { ok: false, failure: 'offline' } })
    await expect.element(page.getByText('This is not on your device yet')).toBeVisible()
  },
)

test('both fit a narrow phone, where the paper scrolls by itself', async () => {
  await page.viewport(360, 740)
  for (const screen of [<ClassListScreen key="list" />, <MonthRegisterScreen key="register" />])
    for (const language of ['en', 'pu', 'ur'] as const) {
      await open(screen, { language })
      await expect.element(page.getByRole('table')).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
      stage.leave()
    }
  await open(<ClassListScreen />, {})
})

test('on a phone a paper keeps the width that its words need, and scrolls within its sheet', async () => {
  await page.viewport(360, 740)
  await open(<ClassListScreen />, { language: 'pu' })
  await expect.element(page.getByRole('table')).toBeVisible()
  const sheet = page.getByRole('region').element()
  expect(page.getByRole('table').element().getBoundingClientRect().width).toBeGreaterThan(600)
  expect(sheet.scrollWidth).toBeGreaterThan(sheet.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
