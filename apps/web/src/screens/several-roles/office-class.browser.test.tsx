import type { AnyAnswer } from '@maktab/client/call'
import type { OfficeClass } from '@maktab/contracts/content/office-classes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { OfficeClassScreen } from './office-class.tsx'

let stage: Stage
let saved: OfficeClass
beforeEach(() => {
  saved = {
    class_id: 12,
    class_code: 'AAAA2222',
    grade: '6',
    subject: 'maths',
    section: 'A',
    alias: null,
    course_id: 5,
    course_title: 'Mathematics 6',
    cms_course_id: 5,
    start_date: null,
    end_date: null,
    default_language: null,
    is_active: true,
    is_deleted: false,
    archived_on: null,
    deleted_on: null,
    is_stream_disabled: false,
    is_open_to_signup: false,
    takes_attendance: false,
    class_teacher: null,
    teachers: [{ user_id: 9, full_name: 'Gulalai' }],
    total_students: 1,
    total_lessons: 10,
    version: '41',
  }
})
afterEach(() => {
  stage.leave()
  sessionStorage.clear()
})

const done = (value: unknown): AnyAnswer => ({ ok: true, value })
const people = {
  teacher: [
    { user_id: 9, full_name: 'Gulalai' },
    { user_id: 10, full_name: 'Farid' },
  ],
  learner: [
    { user_id: 21, full_name: 'Zarghuna' },
    { user_id: 22, full_name: 'Spogmai' },
  ],
}
const courses = [
  {
    course_id: 5,
    title: 'Mathematics 6',
    subject: 'maths',
    grade: '6',
    language: 'en',
    total_lessons: 10,
    total_classes: 1,
  },
  {
    course_id: 7,
    title: 'Physics 7',
    subject: 'physics',
    grade: '7',
    language: 'en',
    total_lessons: 8,
    total_classes: 0,
  },
]

async function open(address: string, answers: Record<string, (input: never) => AnyAnswer> = {}): Promise<void> {
  stage = await setStage({
    address,
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: {
      listOfficeClasses: () => done({ list: [saved], total: 1, total_pages: 1, grades: ['6'], sections: ['A'] }),
      listInstituteClasses: () => done({ list: [saved, { ...saved, class_id: 13, section: 'B' }] }),
      listInstituteCourses: () => done({ list: courses, total: 2, total_pages: 1, grades: ['6', '7'] }),
      listOfficeUsers: ({ role, class_id }: { role: 'teacher' | 'learner'; class_id?: number }) => {
        const list = class_id === undefined ? people[role] : people.learner.slice(0, 1)
        return done({ list, total: list.length, total_pages: 1, counts: [] })
      },
      addOfficeClass: () => done(saved),
      updateOfficeClass: () => done(saved),
      ...answers,
    },
  })
  stage.show(<OfficeClassScreen />)
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const save = () => userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))

test('a class is made from a course, which says its grade and subject, with the learners of a section', async () => {
  await open('/campus-admin/addclass')
  await expect.element(page.getByRole('heading', { level: 1, name: 'New class' })).toBeVisible()
  await userEvent.click(page.getByRole('combobox', { name: 'Course' }))
  await userEvent.click(page.getByRole('option', { name: /Physics 7/ }))
  await expect.element(page.getByLabelText('Grade', { exact: true })).toHaveValue('7')
  await userEvent.fill(page.getByLabelText('Section', { exact: true }), 'A')
  await userEvent.selectOptions(field('Class teacher'), 'Farid')
  await userEvent.selectOptions(page.getByLabelText(/Which section/), 'Grade 6 · B')
  await save()
  await expect
    .poll(() => stage.performed)
    .toMatchObject([
      {
        name: 'addOfficeClass',
        input: {
          grade: '7',
          subject: 'Physics',
          section: 'A',
          course_id: 7,
          class_teacher_id: 10,
          alias: null,
          learners: { of_section: { grade: '6', section: 'B' } },
        },
      },
    ])
  expect(JSON.stringify(sessionStorage)).not.toContain('Physics')
})

test('what is needed and missing is said at its field, and nothing is sent', async () => {
  await open('/campus-admin/addclass?course=7')
  await save()
  await expect.element(page.getByText('This is needed.').first()).toBeVisible()
  expect(stage.performed).toEqual([])
})

test('a class is changed: the version that was seen goes along, and the learners who come and go', async () => {
  await open('/campus-admin/addclass/12')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mathematics 6 A' })).toBeVisible()
  await userEvent.fill(page.getByLabelText(/Name of its own/), 'Morning group')
  await userEvent.click(page.getByRole('button', { name: /Zarghuna/ }))
  await userEvent.click(page.getByRole('combobox', { name: /Learners/ }))
  await userEvent.click(page.getByRole('option', { name: 'Spogmai' }))
  await save()
  await expect
    .poll(() => stage.performed)
    .toMatchObject([
      {
        name: 'updateOfficeClass',
        input: {
          class_id: 12,
          version: '41',
          alias: 'Morning group',
          add_user_ids: [22],
          remove_user_ids: [21],
          teacher_ids: [9],
        },
      },
    ])
})

test('another course must be meant', async () => {
  await open('/campus-admin/addclass/12', { updateOfficeClass: () => ({ ok: false, refusal: 'course_change_unsaid' }) })
  await userEvent.click(page.getByRole('combobox', { name: 'Course' }))
  await userEvent.clear(page.getByRole('combobox', { name: 'Course' }))
  await userEvent.click(page.getByRole('option', { name: /Physics 7/ }))
  await save()
  await expect.element(page.getByRole('alert').getByText(/Say that the course changes/)).toBeVisible()
  await userEvent.click(page.getByLabelText(/The course changes/))
  await save()
  await expect.poll(() => stage.performed.at(-1)?.input).toMatchObject({ course_id: 7, is_course_changed: true })
})

test('what somebody else changed meanwhile stands beside what was typed, and is kept or taken', async () => {
  await open('/campus-admin/addclass/12', {
    updateOfficeClass: ({ version }: { version: string }) => {
      if (version !== '41') return done(saved)
      saved = { ...saved, alias: 'Evening group', version: '42' }
      return { ok: false, refusal: 'changed_meanwhile' }
    },
  })
  await userEvent.fill(page.getByLabelText(/Name of its own/), 'Morning group')
  await save()
  const notice = page.getByRole('alert').getByRole('note')
  await expect.element(notice).toHaveTextContent('As it is now: Evening group')
  await expect.element(notice).toHaveTextContent('As you typed it: Morning group')
  await userEvent.click(page.getByRole('button', { name: 'Save what I typed' }))
  await expect.poll(() => stage.performed.at(-1)?.input).toMatchObject({ version: '42', alias: 'Morning group' })
})

test('a school admin does it for the campus that the address names', async () => {
  await open('/school-admin/addclass/12?campus=20')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mathematics 6 A' })).toBeVisible()
  await save()
  await expect.poll(() => stage.performed.at(-1)?.input).toMatchObject({ institution_id: 20, class_id: 12 })
  await expect.element(page.getByText('Mathematics 6 A is saved.')).toBeVisible()
})

test('a class out of reach is not there', async () => {
  await open('/campus-admin/addclass/99', {
    listOfficeClasses: () => done({ list: [], total: 0, total_pages: 0, grades: [], sections: [] }),
  })
  await expect.element(page.getByText('This class is not in your reach')).toBeVisible()
})
