import { randomUUID } from 'node:crypto'
import { pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { deleteStreamPost } from '@maktab/contracts/stream/stream-posts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { value } from '../../../test/call.ts'
import { classA, openSchool, people, type School } from '../../../test/school.ts'

let school: School
const { teacher, learner } = people
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

test('a device is given the latest two hundred posts of a class, and later only what is new', async () => {
  const kept = { institution_id: 10, class_id: classA, user_id: teacher.user_id, role: 'teacher', is_published: true }
  const rows = Array.from({ length: 230 }, (_, place) => {
    const at = new Date(school.clock.now.getTime() - place * 3_600_000)
    return { ...kept, post_id: randomUUID(), text: `${place}`, created_on: at, received_on: at, publish_on: at }
  })
  await school.database.owner.insertInto('stream_posts').values(rows).execute()
  const pull = (cursor: string) =>
    value(school, pullLearnerStructure, { is_first_time: cursor === '' ? '1' : '0', cursor }, { as: learner })
  const first = await pull('')
  expect(first.tables.stream_posts).toHaveLength(200)
  expect(first.tables.stream_posts.every(({ is_deleted }) => !is_deleted)).toBe(true)
  const [gone] = first.tables.stream_posts.filter((one) => one.user_id === teacher.user_id)
  await value(school, deleteStreamPost, { post_id: gone!.post_id }, { as: teacher })
  const next = await pull(first.cursor)
  expect(next.tables.stream_posts).toMatchObject([{ post_id: gone!.post_id, is_deleted: true, text: '' }])
})
