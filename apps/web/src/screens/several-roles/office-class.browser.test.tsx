import type { AnyAnswer } from '@maktab/client/call'
import type { OfficeClass } from '@maktab/contracts/office/office-classes'
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

const terms = [
  { user_id: 9, full_name: 'Gulalai', from_date: '2026-03-21', to_date: null, is_substitute: false },
  { user_id: 10, full_name: 'Farid', from_date: '2026-06-10', to_date: '2026-06-12', is_substitute: true },
]
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
      listClassTeachers: () => done({ list: terms }),
      setClassTeacher: () => done({ list: terms }),
      addOfficeClass: () => done(saved),
      updateOfficeClass: () => done(saved),
      ...answers,
    },
  })
  stage.show(<OfficeClassScreen />)
}

const save = () => userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))

test('a class is made from a course, which says its grade and subject, with the learners of a section', async () => {
  await open('/campus-admin/addclass')
  await expect.element(page.getByRole('heading', { level: 1, name: 'New class' })).toBeVisible()
  await userEvent.click(page.getByRole('combobox', { name: 'Course' }))
  await userEvent.click(page.getByRole('option', { name: /Physics 7/ }))
  await expect.element(page.getByLabelText('Grade', { exact: true })).toHaveValue('7')
  await userEvent.fill(page.getByLabelText('Section', { exact: true }), 'A')
  await userEvent.click(page.getByRole('combobox', { name: /^Class teacher/ }))
  await userEvent.click(page.getByRole('option', { name: 'Farid' }))
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
  await expect
    .element(page.getByRole('link', { name: 'Print' }))
    .toHaveAttribute('href', '/school-admin/print/class-list?class=12&campus=20')
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

test('learners of all pages stand in the form, so that each can be taken out', async () => {
  const page1 = Array.from({ length: 100 }, (_, at) => ({ user_id: 1000 + at, full_name: `Learner ${at}` }))
  await open('/campus-admin/addclass/12', {
    listOfficeUsers: ({ role, class_id, page: asked = 1 }: { role: string; class_id?: number; page?: number }) => {
      if (class_id === undefined || role !== 'learner') return done({ list: [], total: 0, total_pages: 0, counts: [] })
      const list = asked === 1 ? page1 : [{ user_id: 2000, full_name: 'The last one' }]
      return done({ list, total: 101, total_pages: 2, counts: [] })
    },
  })
  await userEvent.click(page.getByRole('button', { name: /The last one/ }))
  await save()
  await expect.poll(() => stage.performed.at(-1)?.input).toMatchObject({ add_user_ids: [], remove_user_ids: [2000] })
})

test('people and courses beyond the first are found by what is typed, and keep their names once chosen', async () => {
  const asked: string[] = []
  await open('/campus-admin/addclass', {
    listOfficeUsers: ({ role, search_string = '' }: { role: string; search_string?: string }) => {
      const list = search_string === 'zal' && role === 'teacher' ? [{ user_id: 777, full_name: 'Zalmai' }] : []
      return done({ list, total: list.length, total_pages: 1, counts: [] })
    },
    listInstituteCourses: ({ search_string = '' }: { search_string?: string }) => {
      asked.push(search_string)
      const list = search_string === 'chem' ? [{ ...courses[1]!, course_id: 900, title: 'Chemistry 12' }] : []
      return done({ list, total: list.length, total_pages: 1, grades: [] })
    },
  })
  await userEvent.fill(page.getByRole('combobox', { name: /^Teachers/ }), 'zal')
  await userEvent.click(page.getByRole('option', { name: 'Zalmai' }))
  await userEvent.fill(page.getByRole('combobox', { name: 'Course' }), 'chem')
  await userEvent.click(page.getByRole('option', { name: /Chemistry 12/ }))
  await expect.poll(() => asked.at(-1)).toBe('')
  await expect.element(page.getByRole('combobox', { name: 'Course' })).toHaveValue('Chemistry 12')
  await expect.element(page.getByRole('button', { name: /Zalmai/ })).toBeVisible()
  await userEvent.fill(page.getByLabelText('Section', { exact: true }), 'A')
  await save()
  await expect.poll(() => stage.performed.at(-1)?.input).toMatchObject({ course_id: 900, teacher_ids: [777] })
})

test('class teachers and substitutes stand with their days; one is named, one taken back', async () => {
  await open('/campus-admin/addclass/12')
  await expect.element(page.getByText('From 21 Mar 2026')).toBeVisible()
  await expect.element(page.getByText('10 Jun 2026 – 12 Jun 2026')).toBeVisible()
  const name = page.getByRole('button', { name: 'Name', exact: true })
  await userEvent.click(page.getByRole('radio', { name: /Substitute/ }))
  await userEvent.click(name)
  await expect.element(page.getByText('This is needed.').first()).toBeVisible()
  await userEvent.click(page.getByRole('combobox', { name: 'Teacher', exact: true }))
  await userEvent.click(page.getByRole('option', { name: 'Farid' }))
  await userEvent.fill(page.getByRole('textbox', { name: /^From/ }), '1/9/2026')
  await userEvent.fill(page.getByRole('textbox', { name: /^Until/ }), '3/9/2026')
  await userEvent.click(name)
  await expect
    .poll(() => stage.performed.at(-1)?.input)
    .toEqual({ class_id: 12, user_id: 10, from_date: '2026-09-01', to_date: '2026-09-03', is_substitute: true })
  await userEvent.click(page.getByRole('button', { name: 'Take back: Farid' }))
  await expect
    .poll(() => stage.performed.at(-1)?.input)
    .toMatchObject({ user_id: 10, from_date: '2026-06-10', is_substitute: true, is_withdrawn: true })
})

test('the history of a class tells who changed what, in the words of its fields', async () => {
  const change = {
    change_id: 1,
    changed_on: '2026-03-20T08:00:00.000Z',
    changed_by_name: 'Office of Anar',
    noun: 'class',
    noun_id: '12',
  }
  await open('/campus-admin/addclass/12', {
    listOfficeChanges: (input: object) => {
      expect(input).toMatchObject({ noun: 'class', noun_id: '12', page: 1 })
      const list = [
        {
          ...change,
          is_acted: true,
          action: 'update',
          before: {
            alias: null,
            start_date: '2026-03-21',
            teachers: ['Gulalai'],
            takes_attendance: false,
            section: 'A',
          },
          after: { alias: 'Morning', start_date: '2026-03-22', teachers: [], takes_attendance: true, section: 'A' },
        },
        {
          ...change,
          change_id: 2,
          is_acted: false,
          action: 'archive',
          before: { is_active: true },
          after: { is_active: false },
        },
      ]
      return done({ list, total: 2, total_pages: 1 })
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Show what was changed' }))
  const first = page.getByRole('listitem').filter({ hasText: 'Morning' })
  await expect.element(first).toHaveTextContent(/Changed · Office of Anar \(a super admin worked in this place\)/)
  const told = first.element().textContent
  for (const text of [
    'Before: nothingAfter: Morning',
    'Before: 21 Mar 2026After: 22 Mar 2026',
    'Before: \u2068Gulalai\u2069After: nothing',
    'Before: noAfter: yes',
  ])
    expect(told).toContain(text)
  expect(told).not.toContain('Section')
  await expect.element(page.getByText('Put into the archive')).toBeVisible()
})
