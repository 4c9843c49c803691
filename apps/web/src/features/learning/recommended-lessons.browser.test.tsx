import type { Recommendation } from '@maktab/contracts/learning/recommendations'
import { otherSubject, subjects } from '@maktab/domain/content/subjects'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { LearnerClassesScreen } from '#screens/learner/classes.tsx'
import { TaughtClassesScreen } from '#screens/teacher/classes.tsx'
import { LessonsScreen } from '#screens/learner/lessons.tsx'
import { BookmarkButton } from './bookmark-button.tsx'
import { LearnerSearchScreen } from '#screens/learner/search.tsx'
import { RecommendedLessons } from './recommended-lessons.tsx'
import { SubjectsScreen } from '#screens/learner/subjects.tsx'

let stage: Stage
afterEach(() => stage.leave())

const guidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const lesson = (
  number: number,
  reason: Recommendation['reason'],
  change: Partial<Recommendation> = {},
): Recommendation => ({
  reason,
  class_id: 101,
  course_id: 51,
  lesson_guid: guidOf(number),
  title: `Lesson ${number}`,
  subject: 'maths',
  language: 'en',
  completion: 0,
  content_status: 0,
  accuracy: null,
  days: null,
  due_date: null,
  about: '',
  ...change,
})
const show = (part: React.ReactNode) => stage.show(<Suspense fallback={null}>{part}</Suspense>)

test('every recommendation says why, in the language of the page', async () => {
  const list = [
    lesson(1, 'assigned', { about: 'Homework', due_date: '2026-03-25T00:00:00.000Z' }),
    lesson(2, 'unfinished'),
    lesson(3, 'weak', { accuracy: 55 }),
    lesson(4, 'review', { days: 1 }),
    lesson(5, 'next', { about: 'Lesson 4' }),
    lesson(6, 'next'),
  ]
  stage = await setStage({ answers: { recommendLessons: () => ({ ok: true, value: { list } }) } })
  show(<RecommendedLessons />)
  for (const said of [
    /^Because it belongs to “Homework”, due /,
    'Because you began it and have not finished it',
    'Because you had 55% right in it',
    'Because it was 1 day ago that you learned it',
    'Because it comes after “Lesson 4”',
    'Because it is the first lesson of the course',
  ]) {
    await expect.element(page.getByText(said)).toBeVisible()
  }
  await expect
    .element(page.getByRole('link', { name: 'Lesson 1' }))
    .toHaveAttribute('href', expect.stringContaining(`lesson_guid=${guidOf(1)}`))
  stage.leave()
  stage = await setStage({ language: 'pu', answers: { recommendLessons: () => ({ ok: true, value: { list } }) } })
  show(<RecommendedLessons />)
  await expect.element(page.getByText('ځکه پیل کړی مو دی او پای ته نه دی رسېدلی')).toBeVisible()
})

test('without an answer there is no advice, and no room for it', async () => {
  stage = await setStage({ answers: { recommendLessons: () => ({ ok: true, value: { list: [] } }) } })
  show(
    <>
      <p>The rest</p>
      <RecommendedLessons />
    </>,
  )
  await expect.element(page.getByText('The rest')).toBeVisible()
  expect(page.getByRole('heading').elements()).toHaveLength(0)
})

test('a lesson is kept, and let go again', async () => {
  let is_bookmarked = false
  const kept = {
    class_id: 101,
    course_id: 51,
    lesson_guid: guidOf(1),
    title: 'Lesson 1',
    course_title: 'Maths',
    subject: 'maths',
    language: 'en',
  }
  stage = await setStage({
    answers: {
      listBookmarks: () => ({ ok: true, value: { list: is_bookmarked ? [kept] : [] } }),
      saveBookmark: (input: { is_bookmarked: boolean }) => {
        is_bookmarked = input.is_bookmarked
        return { ok: true, value: { lesson_guid: guidOf(1), is_bookmarked } }
      },
    },
  })
  show(<BookmarkButton place={{ class_id: 101, course_id: 51, lesson_guid: guidOf(1) }} />)
  await userEvent.click(page.getByRole('button', { name: 'Save for later', pressed: false }))
  await userEvent.click(page.getByRole('button', { name: 'Saved for later', pressed: true }))
  await expect.element(page.getByRole('button', { name: 'Save for later', pressed: false })).toBeVisible()
})

test('subjects with their courses, spellings together; what is not one’s own does not open', async () => {
  const course = (course_id: number, subject: string, class_id: number | null) => ({
    course_id,
    class_id,
    title: `Course ${course_id}`,
    subject,
    grade: '6',
    language: 'en',
    total_lessons: 4,
    lesson_completion: class_id === null ? null : 50,
  })
  const asked: unknown[] = []
  stage = await setStage({
    address: '/learner/subjects',
    answers: {
      listCourses: (input) => {
        asked.push(input)
        return {
          ok: true,
          value: {
            grades: ['6'],
            list: [course(1, 'maths', 101), course(2, 'ریاضی', null), course(3, 'Carpentry', null)],
          },
        }
      },
      listBookmarks: () => ({ ok: true, value: { list: [] } }),
    },
  })
  show(<SubjectsScreen />)
  await expect.element(page.getByRole('heading', { name: 'Mathematics', level: 2 })).toBeVisible()
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(['Mathematics', 'Carpentry', 'Saved lessons'])
  await expect
    .element(page.getByRole('link', { name: 'Course 1' }))
    .toHaveAttribute('href', '/learner/lessons?class_id=101&course_id=1')
  expect(page.getByRole('link', { name: 'Course 2' }).elements()).toHaveLength(0)
  await userEvent.selectOptions(page.getByLabelText('Which grade'), '7')
  await expect.poll(() => asked.at(-1)).toEqual({ grade: '7' })
})

test('the list of lessons says at each why it is the one to go on with; the others stand without', async () => {
  const listed = (number: number) => ({
    lesson_guid: guidOf(number),
    course_id: 51,
    title: `Lesson ${number}`,
    summary: '',
    position: number,
    total_contents: 2,
    completion: 0,
    content_status: 0,
  })
  stage = await setStage({
    address: '/learner/lessons?class_id=101&course_id=51',
    answers: {
      listLessons: () => ({
        ok: true,
        value: { course_title: 'Maths 6', subject: 'maths', language: 'en', list: [listed(1), listed(2)] },
      }),
      // The same lesson through another class is another place.
      recommendLessons: () => ({
        ok: true,
        value: { list: [lesson(2, 'weak', { accuracy: 55 }), lesson(1, 'unfinished', { class_id: 102 })] },
      }),
    },
  })
  show(<LessonsScreen />)
  const second = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Lesson 2' }) })
  await expect.element(second.getByText('For you: Because you had 55% right in it')).toBeVisible()
  expect(page.getByText(/Because/).elements()).toHaveLength(1)
})

test('kept lessons stand on the page of the search until something is looked for', async () => {
  const kept = {
    class_id: 101,
    course_id: 51,
    lesson_guid: guidOf(1),
    title: 'Kept lesson',
    course_title: 'Maths',
    subject: 'maths',
    language: 'en',
  }
  stage = await setStage({
    address: '/learner/search',
    answers: {
      listBookmarks: () => ({ ok: true, value: { list: [kept] } }),
      searchLessons: () => ({
        ok: true,
        value: { list: [], found_by: [], total: 0, mercy: 'none', grades: [], subjects: [], languages: [], kinds: [] },
      }),
    },
  })
  show(<LearnerSearchScreen />)
  await expect
    .element(page.getByRole('link', { name: 'Kept lesson' }))
    .toHaveAttribute('href', expect.stringContaining(`lesson_guid=${guidOf(1)}`))
  await userEvent.fill(page.getByRole('searchbox'), 'fractions')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Nothing was found')).toBeVisible()
  expect(page.getByRole('link', { name: 'Kept lesson' }).elements()).toHaveLength(0)
})

test('classes have the colour of their subject, whatever language its name is written in', async () => {
  const one = {
    class_id: 101,
    grade: '6',
    subject: 'ریاضی',
    section: 'A',
    alias: null,
    course_id: 51,
    course_title: 'Maths',
    cms_course_id: 51,
    teacher_name: 'A',
    total_students: 3,
    total_lessons: 2,
    lesson_completion: 40,
  }
  stage = await setStage({
    answers: {
      listClasses: () => ({ ok: true, value: { list: [one, { ...one, class_id: 102, subject: 'Weaving' }] } }),
    },
  })
  show(<LearnerClassesScreen />)
  const colours = () =>
    [...stage.place.querySelectorAll<HTMLElement>('[style*="--subject-light"]')].map((mark) =>
      mark.style.getPropertyValue('--subject-light'),
    )
  await expect.poll(colours).toEqual([subjects.maths.light, otherSubject.light])
  stage.show(
    <Suspense fallback={null}>
      <TaughtClassesScreen />
    </Suspense>,
  )
  await expect.element(page.getByRole('link', { name: 'Ask live' }).first()).toBeVisible()
  expect(colours()).toEqual([subjects.maths.light, otherSubject.light])
})
