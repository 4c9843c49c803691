import { expect, test } from 'vitest'
import { downloadIdOf, wantedOf, type WantedDownload } from './download-ids.ts'

const guid = '0a4f3c1e-5d1b-4f1e-8a51-000000000001'

test.each<[WantedDownload, string]>([
  [{ kind: 'assignment', assignment_id: guid }, guid],
  [{ kind: 'class', class_id: 101 }, 'class.101'],
  [{ kind: 'course', class_id: 101, course_id: 51 }, 'course.101.51'],
  [{ kind: 'lesson', class_id: 101, course_id: 51, lesson_guid: guid }, `lesson.101.51.${guid}`],
])('%o is kept as %s and read back from it', (wanted, id) => {
  expect(downloadIdOf(wanted)).toBe(id)
  expect(wantedOf(id)).toEqual(wanted)
})
