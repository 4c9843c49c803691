import type { AnyAnswer } from '@maktab/client/call'
import type {
  HeadGradeRow,
  HeadSubject,
  HeadSubjectRow,
  SubjectSchoolRow,
} from '@maktab/contracts/insights/head-subjects'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { HeadSubjects } from '#features/insights/heads/head-subjects.tsx'
import { HeadSubjectScreen } from './head-subject.tsx'

let stage: Stage
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})

const ok = (value: unknown): AnyAnswer => ({ ok: true, value })
const figures = {
  lesson_completions: 41.5,
  lesson_completions_of: 5400,
  avg_accuracy_lessons: 62.5,
  avg_accuracy_lessons_of: 800,
  assessments_attempted: 800,
  total_classes: 12,
  total_learners: 430,
  time_spent_in_seconds: 3661,
}
const together = { ...figures, schools_total: 9, schools_heard: 7 }
const listed = { as_of: '2026-11-20T08:00:00.000Z', total: 2, total_pages: 1 }
const maths: HeadSubjectRow = { subject: 'maths', subject_name: 'ریاضی', ...together }
const carpentry: HeadSubjectRow = {
  subject: 'carpentry',
  subject_name: 'Carpentry',
  ...together,
  lesson_completions: null,
  lesson_completions_of: 0,
}
const subject: HeadSubject = {
  ...maths,
  as_of: listed.as_of,
  bands: { to_40: 3, to_60: 40, to_80: 200, above_80: 57, not_measured: 130 },
}
const grade = (of: string): HeadGradeRow => ({ grade: of, ...together })
const school = (more: Partial<SubjectSchoolRow>): SubjectSchoolRow => ({
  institution_id: 10,
  name: 'Zarghuna School',
  region_name: 'South',
  city: 'Kandahar',
  ...figures,
  heard_on: '2026-11-20T07:00:00.000Z',
  is_silent: false,
  ...more,
})
const answers = {
  listNetworkSubjects: () => ok({ ...listed, report: [maths, carpentry] }),
  readRegionSubject: () => ok(subject),
  listRegionSubjectGrades: () => ok({ ...listed, report: [grade('7'), grade('')] }),
  listRegionSubjectSchools: () =>
    ok({
      ...listed,
      report: [
        school({}),
        school({
          institution_id: 31,
          name: 'Noor School',
          lesson_completions: null,
          avg_accuracy_lessons: null,
          heard_on: null,
          is_silent: true,
        }),
      ],
    }),
}

async function open(address: string, more: Partial<typeof answers> = {}): Promise<void> {
  stage = await setStage({ person: { active_role: 'region_head' }, address, answers: { ...answers, ...more } })
  stage.show(<HeadSubjectScreen />)
}

test('a subject has its figures with what each is of, its learners in bands, its grades and its schools', async () => {
  await open('/regionhead/subject/detail?subject=maths')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mathematics' })).toBeVisible()
  const card = (name: string) => page.getByRole('group', { name, exact: true })
  await expect.element(card('Schools heard of')).toHaveTextContent('7 of 9')
  await expect.element(card('Learners')).toHaveTextContent('430')
  const line = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.element(line('Noor School')).toHaveTextContent('never heard of')
  await expect.element(line('Noor School')).toHaveTextContent('N/A')
  await expect
    .element(page.getByRole('link', { name: 'Zarghuna School' }))
    .toHaveAttribute('href', '/regionhead/result/summary?institution_id=10')
  await expect
    .element(page.getByRole('link', { name: '7', exact: true }))
    .toHaveAttribute('href', '/regionhead/subject/detail?subject=maths&grade=7')
  await expect
    .element(page.getByRole('link', { name: 'not said' }))
    .toHaveAttribute('href', '/regionhead/subject/detail?subject=maths&grade=')
  await expect
    .element(page.getByText('Learners by accuracy of all their attempts in this subject').first())
    .toBeVisible()
})

test('of one grade the figures and the schools are asked for, and the way leads back to all grades', async () => {
  const [read, schools] = [vi.fn(answers.readRegionSubject), vi.fn(answers.listRegionSubjectSchools)]
  await open('/regionhead/subject/detail?subject=maths&grade=7', {
    readRegionSubject: read,
    listRegionSubjectSchools: schools,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mathematics: Grade 7' })).toBeVisible()
  await expect.poll(() => read.mock.lastCall).toMatchObject([{ subject: 'maths', grade: '7' }])
  await expect.poll(() => schools.mock.lastCall).toMatchObject([{ subject: 'maths', grade: '7', search_string: '' }])
  await expect
    .element(page.getByRole('link', { name: 'Mathematics' }))
    .toHaveAttribute('href', '/regionhead/subject/detail?subject=maths')
  await expect.element(page.getByText('By grade')).not.toBeInTheDocument()
})

test('another order of schools is asked of the server', async () => {
  const schools = vi.fn(answers.listRegionSubjectSchools)
  await open('/regionhead/subject/detail?subject=maths&grade=7', { listRegionSubjectSchools: schools })
  await userEvent.click(page.getByRole('button', { name: 'Completion' }))
  await expect.poll(() => schools.mock.lastCall).toMatchObject([{ sort: 'completion', page: 1 }])
})

test('without a subject one is to be chosen, and one that nobody teaches says so', async () => {
  await open('/regionhead/subject/detail')
  await expect.element(page.getByText('Choose a subject.')).toBeVisible()
  stage.leave()
  await open('/regionhead/subject/detail?subject=chess', {
    readRegionSubject: () => ok({ ...subject, subject: 'chess', subject_name: '', schools_total: 0, as_of: null }),
  })
  await expect.element(page.getByText('No class of this subject is here.')).toBeVisible()
})

test('subjects stand side by side in the language of the page, those with most learners first', async () => {
  const asked = vi.fn(answers.listNetworkSubjects)
  stage = await setStage({
    person: { active_role: 'network_head' },
    address: '/networkhead/dashboard',
    answers: { listNetworkSubjects: asked },
  })
  stage.show(<HeadSubjects region_id={3} />)
  await expect
    .element(page.getByRole('link', { name: 'Mathematics' }))
    .toHaveAttribute('href', '/networkhead/subject/detail?subject=maths&region_id=3')
  await expect.element(page.getByRole('link', { name: 'Carpentry' })).toBeVisible()
  await expect.element(page.getByRole('row').filter({ hasText: 'Carpentry' })).toHaveTextContent('N/A')
  expect(asked.mock.lastCall).toMatchObject([{ region_id: 3, sort: 'learners', direction: 'descending', page: 1 }])
})
