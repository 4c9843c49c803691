import type { AnyAnswer } from '@maktab/client/call'
import type { FoundLesson } from '@maktab/contracts/content/search'
import { Suspense } from 'react'
import { useLocation } from '#page/router.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { SearchScreen } from './search.tsx'

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

const lesson = (number: number, change: Partial<FoundLesson> = {}): FoundLesson => ({
  lesson_guid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  course_id: 51,
  class_id: 101,
  title: `کسرونه ${number}`,
  summary: '',
  course_title: 'شمېرپوهنه',
  subject: 'maths',
  grade: '6',
  language: 'pu',
  content_types: ['article'],
  ...change,
})
const nothing = {
  mercy: 'none',
  found_by: [],
  total: 0,
  total_pages: 0,
  subjects: [],
  grades: [],
  languages: [],
  list: [],
}
const found = (list: readonly FoundLesson[], change: object = {}): AnyAnswer => ({
  ok: true,
  value: {
    mercy: 'none',
    found_by: ['کسر'],
    total: list.length,
    total_pages: 1,
    subjects: [{ value: 'maths', lessons: list.length }],
    grades: [{ value: '6', lessons: list.length }],
    languages: [{ value: 'pu', lessons: list.length }],
    list,
    ...change,
  },
})

function Screen() {
  const { pathname, search } = useLocation()
  return (
    <Suspense fallback={null}>
      <SearchScreen />
      <p>at {decodeURIComponent(pathname + search)}</p>
    </Suspense>
  )
}

const field = () => page.getByRole('searchbox')

test('finds while one types, marks what was found, and stands in the address', async () => {
  const asked: unknown[] = []
  stage = await setStage({
    address: '/learner/search',
    answers: {
      searchLessons: (input) => {
        asked.push(input)
        return found([lesson(1), lesson(2, { class_id: null })])
      },
    },
  })
  stage.show(<Screen />)
  await expect.element(page.getByText('Write two letters or more.')).toBeVisible()
  await userEvent.type(field(), 'کسر')
  await expect.element(page.getByRole('status').getByText('2 lessons')).toBeVisible()
  await expect.element(page.getByText('at /learner/search?q=کسر')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'کسرونه 1' }))
    .toHaveAttribute(
      'href',
      '/learner/lesson/player?class_id=101&course_id=51&lesson_guid=00000000-0000-4000-8000-000000000001',
    )
  expect(page.getByRole('link', { name: 'کسرونه 2' }).elements()).toHaveLength(0)
  await expect.element(page.getByText('Not in one of your classes')).toBeVisible()
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['کسرونه', 'کسرونه'])
  // One question for the word, not one for each letter.
  expect(asked).toEqual([{ search_string: 'کسر', page: 1 }])
})

test('says what was forgiven, and where nothing was found', async () => {
  stage = await setStage({
    address: '/learner/search?q=کسزونه',
    answers: {
      searchLessons: ({ search_string }: { search_string: string }) =>
        search_string === 'کسزونه' ? found([lesson(1)], { mercy: 'typos' }) : { ok: true, value: nothing },
    },
  })
  stage.show(<Screen />)
  await expect.element(page.getByText('Nothing is written exactly like this. These come close.')).toBeVisible()
  await userEvent.fill(field(), 'xylophone')
  await expect.element(page.getByText('Nothing was found')).toBeVisible()
})

test('arrow keys lead along what was found and back', async () => {
  stage = await setStage({
    address: '/learner/search?q=کسر',
    answers: { searchLessons: () => found([lesson(1), lesson(2)]) },
  })
  stage.show(<Screen />)
  await expect.element(page.getByRole('link', { name: 'کسرونه 2' })).toBeVisible()
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('link', { name: 'کسرونه 2' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field()).toHaveFocus()
})

test('narrows by what is in it', async () => {
  const asked: object[] = []
  stage = await setStage({
    address: '/teacher/search?q=کسر',
    person: { active_role: 'teacher', roles: ['teacher'] },
    answers: {
      searchLessons: (input: object) => {
        asked.push(input)
        return found([lesson(1), lesson(2, { subject: 'science' })], {
          subjects: [
            { value: 'maths', lessons: 1 },
            { value: 'science', lessons: 1 },
          ],
        })
      },
    },
  })
  stage.show(<Screen />)
  await userEvent.selectOptions(page.getByLabelText('Subject'), 'science')
  await expect.poll(() => asked.at(-1)).toEqual({ search_string: 'کسر', page: 1, subject: 'science' })
  await expect
    .element(page.getByRole('link', { name: 'کسرونه 1' }))
    .toHaveAttribute('href', expect.stringContaining('/teacher/lesson/player'))
})

test('remembers what was looked for, until it is told to forget', async () => {
  stage = await setStage({ address: '/learner/search', answers: { searchLessons: () => found([lesson(1)]) } })
  stage.show(<Screen />)
  await userEvent.type(field(), 'کسر{Enter}')
  await expect.element(page.getByRole('link', { name: 'کسرونه 1' })).toBeVisible()
  await userEvent.fill(field(), '')
  await userEvent.click(page.getByRole('button', { name: 'کسر' }))
  await expect.element(field()).toHaveValue('کسر')
  await userEvent.fill(field(), '')
  await userEvent.click(page.getByRole('button', { name: 'Clear these' }))
  await expect.element(page.getByText('Write two letters or more.')).toBeVisible()
  expect(Object.keys(localStorage).filter((name) => name.startsWith('maktab.searches.'))).toEqual([])
})

test('without a network and without lessons on the device', async () => {
  stage = await setStage({
    address: '/learner/search?q=کسر',
    answers: { searchLessons: () => ({ ok: false, failure: 'offline' }) },
  })
  stage.show(<Screen />)
  await expect.element(page.getByText('This is not on your device yet')).toBeVisible()
})
