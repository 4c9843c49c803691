/** The store of who runs a school: its classes and courses, downloads of them, and no call that other people's rows would have to answer. */
import { expect, test } from 'vitest'
import { school, video, filesOn } from './downloaded-lesson.ts'
import { phoneOf } from './phone.ts'
import { assignmentId, classId, classRows, courseId } from './small-class.ts'

const { users, classes, courses, courses_lessons, lessons_content } = classRows
const admin = { user_id: 1021, institution_id: 10, tenant_id: 1, role: 'campus_admin' } as const

async function office(role: 'campus_admin' | 'principal' = 'campus_admin') {
  const { server } = await school()
  server.rows = { users: users.slice(0, 0), classes, courses, courses_lessons, lessons_content }
  const phone = phoneOf({ ...admin, role }, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  return { server, phone, tab }
}

test('a campus admin lists the classes and takes a course home, whose files are kept', async () => {
  const { server, phone, tab } = await office()
  expect(server.requests.map(({ path }) => path)).toContain('offline/v2/campusstructure')
  const course = `course.${classId}.${courseId}`
  expect(await tab.download(course)).toMatchObject({ status: 'completed' })
  expect(await tab.download(`class.${classId}`), 'without the work of learners').toMatchObject({ status: 'completed' })
  expect(server.requests.filter(({ path }) => path.startsWith('learner/'))).toEqual([])
  expect(filesOn(phone).join()).toContain(video)
  server.isReachable = false
  expect(await tab.answer('listClasses', {})).toMatchObject({
    value: { list: [{ class_id: classId, course_title: 'Mathematics 6', total_lessons: 1, lesson_completion: null }] },
  })
})

test('a principal finds lessons without a network, each in the first class that learns it', async () => {
  const { server, tab } = await office('principal')
  server.isReachable = false
  expect(await tab.answer('searchLessons', { search_string: 'fractions' })).toMatchObject({
    value: { total: 1, list: [{ title: 'Fractions', class_id: classId }] },
  })
})

test.each(['readAttendance', 'listModules', 'readClassSummary'])(
  'of what their rows do not tell (%s) the device says nothing',
  async (name) => {
    const { tab } = await office()
    expect(await tab.answer(name, { class_id: classId })).toEqual({ ok: false, failure: 'offline' })
  },
)

test('a choice of language waits for the school; marks and work, which their rows cannot decide, go to it at once', async () => {
  const { server, tab } = await office()
  server.isReachable = false
  expect(await tab.perform('switchLanguage', { CurrentLanguage: 'ps' }, [])).toMatchObject({ ok: true })
  expect(await tab.perform('assignAttendance', { class_id: classId, marks: [] }, [])).toBeUndefined()
  expect(await tab.perform('handInSubmission', { assignment_id: assignmentId }, [])).toBeUndefined()
  server.isReachable = true
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(server.commands.map(({ path }) => path)).toEqual(['user/language/switch'])
})
