import type { AnyAnswer } from '@maktab/client/call'
import type { ReportFigures } from '@maktab/contracts/office/printing/report-cards'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ReportCardsScreen } from './report-cards.tsx'

let stage: Stage
afterEach(() => stage.leave())

const nothing: ReportFigures = {
  lessons_completed: 0,
  total_lessons: 0,
  attempts: 0,
  average_accuracy: null,
  assignments_set: 0,
  assignments_turned_in: 0,
  assignments_scored: 0,
  average_score: null,
  present: 0,
  absent: 0,
  late: 0,
  leave: 0,
  attendance: null,
}
const worked: ReportFigures = {
  lessons_completed: 3,
  total_lessons: 12,
  attempts: 1,
  average_accuracy: 66.7,
  assignments_set: 4,
  assignments_turned_in: 2,
  assignments_scored: 2,
  average_score: 0,
  present: 20,
  absent: 2,
  late: 1,
  leave: 1,
  attendance: 87.5,
}
const maths = { alias: null, subject: 'maths', grade: '6', section: 'A' }
const card = (user_id: number, full_name: string, figures: ReportFigures) => ({
  user_id,
  full_name,
  father_name: 'غلام محمد',
  roll_number: user_id,
  admission_number: null,
  classes: [{ class_id: 101, class_name: maths, ...figures }],
  overall: figures,
})
const cards = {
  school: { name: 'Malalai School', names: { pu: 'د ملالۍ لېسه' } },
  class_name: maths,
  class_teacher: null,
  year_name: '1405',
  list: [card(1, 'Zarghuna', worked), card(2, 'Spogmai', nothing)],
}

async function open({
  answer = { ok: true, value: cards },
  address = '/campus-admin/print/report-cards?class=101',
}: { readonly answer?: AnyAnswer; readonly address?: string } = {}) {
  const asked: unknown[] = []
  stage = await setStage({
    address,
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: {
      listInstituteClasses: () => ({ ok: true, value: { list: [{ class_id: 101, class_code: 'A', ...maths }] } }),
      readReportCards: (input) => (asked.push(input), answer),
    },
  })
  stage.show(<ReportCardsScreen />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return asked
}

const rows = (name: string) =>
  [...document.querySelectorAll(`[aria-label="${name}"] tbody tr`)].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim()),
  )

test('each learner has a card with what they did, and what was not measured is said', async () => {
  const asked = await open()
  await expect.element(page.getByRole('article', { name: 'Zarghuna' })).toBeVisible()
  const done = ['3 of 12', '66.7% · 1 attempt', '2 of 4', '0% · 2 scored', '87.5%']
  expect(rows('Zarghuna')).toEqual([
    ['Mathematics 6 A', ...done],
    ['All classes', ...done],
  ])
  const none = ['None', 'Not measured', 'None', 'Not measured', 'Not marked']
  expect(rows('Spogmai')).toEqual([
    ['Mathematics 6 A', ...none],
    ['All classes', ...none],
  ])
  await expect.element(page.getByText('20 present · 1 late · 2 absent · 1 leave')).toBeVisible()
  expect(asked[0]).toEqual({ class_id: 101 })
})

test('the cards are written in the language that is chosen, from its side, and the page stays in its own', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Report card' }).first()).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Language of the cards'), 'pu')
  await expect.element(page.getByText('د ملالۍ لېسه').first()).toBeVisible()
  const paper = page.getByRole('article', { name: 'Zarghuna' }).element()
  expect(getComputedStyle(paper).direction).toBe('rtl')
  expect(paper.closest('[lang]')?.getAttribute('lang')).toBe('ps-AF')
  expect(rows('Zarghuna')[0]).toEqual(['ریاضي ۶ A', '۳ له ۱۲', '۶۶٫۷٪ · ۱ هڅه', '۲ له ۴', '۰٪ · ۲ نمرې شوې', '۸۷٫۵٪'])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Report cards' })).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Language of the cards'), 'en')
  await expect.element(page.getByText('Malalai School').first()).toBeVisible()
})

test('the card of one learner is asked for by the address, in another campus too', async () => {
  const asked = await open({ address: '/admin/print/report-cards?class=101&campus=20&person=7' })
  await expect.poll(() => asked[0]).toEqual({ institution_id: 20, class_id: 101, user_id: 7 })
})

test('a class of nobody, one that is not there, and no network are said', async () => {
  await open({ answer: { ok: true, value: { ...cards, list: [] } } })
  await expect.element(page.getByText('Nobody learns in this class')).toBeVisible()
  stage.leave()
  await open({ answer: { ok: false, refusal: 'not_found' } })
  await expect.element(page.getByText('This page is not here')).toBeVisible()
  stage.leave()
  await open({ answer: { ok: false, failure: 'offline' } })
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  stage.leave()
  await open({ address: '/campus-admin/print/report-cards' })
  await expect.element(page.getByText('Which class?')).toBeVisible()
})
