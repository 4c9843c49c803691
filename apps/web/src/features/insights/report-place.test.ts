import { expect, test } from 'vitest'
import { reportAddress, reportPlaceIn } from './report-place.ts'

const lesson_guid = '0a4f3c1e-5d1b-4f1e-8a51-000000000001'

test.each([
  ['class_id=7&user_id=8&content_id=9', { class_id: 7, user_id: 8, content_id: 9, lesson_guid: undefined }],
  [
    `lesson_guid=${lesson_guid}&class_id=-1`,
    { class_id: undefined, user_id: undefined, content_id: undefined, lesson_guid },
  ],
  [
    'lesson_guid=x&class_id=1e3',
    { class_id: undefined, user_id: undefined, content_id: undefined, lesson_guid: undefined },
  ],
])('%s names a place', (search, place) => {
  expect(reportPlaceIn(new URLSearchParams(search))).toEqual(place)
})

test('an address says where it leads, and nothing that is not named', () => {
  expect(reportAddress('teacher', 'lesson/report/user', { class_id: 7, user_id: 8, lesson_guid })).toBe(
    `/teacher/lesson/report/user?class_id=7&user_id=8&lesson_guid=${lesson_guid}`,
  )
  expect(reportAddress('learner', 'lesson/report', { class_id: 7, user_id: undefined })).toBe(
    '/learner/lesson/report?class_id=7',
  )
})
