import { readTourGuide, saveTourGuide, type Tour } from '@maktab/contracts/people/tour'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, people, type School } from '../../../test/school.ts'

let school: School
const { learner, classmate } = people
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const tour: Tour = { version: 4, features: [{ route: '/learner', steps: ['welcome', 'menu'] }] }
const read = (as = learner) => value(school, readTourGuide, {}, { as })

test('a tour is kept for the person, without what is no part of it', async () => {
  expect(await read()).toEqual({ tour_guide_json: null })
  await value(
    school,
    saveTourGuide,
    { tour_guide_json: JSON.stringify({ ...tour, more: 'x'.repeat(100) }) },
    { as: learner },
  )
  expect(JSON.parse((await read()).tour_guide_json ?? '')).toEqual(tour)
  expect(await read(classmate)).toEqual({ tour_guide_json: null })
})

test.each(['', 'text', '{}', JSON.stringify({ ...tour, version: 3 }), JSON.stringify({ version: 4, features: 'all' })])(
  '%j is not kept',
  async (tour_guide_json) => {
    expect(await call(school, saveTourGuide, { tour_guide_json }, { as: learner })).toEqual({
      ok: false,
      refusal: 'malformed',
    })
  },
)

test.each(['{"version":3,"features":[]}', 'not JSON'])(
  'a stored tour that cannot be read is nothing, and is said in the log: %s',
  async (stored) => {
    await school.database.owner
      .updateTable('users')
      .set({ tour_guide_json: stored })
      .where('user_id', '=', learner.user_id)
      .execute()
    school.warnings.length = 0
    expect(await read()).toEqual({ tour_guide_json: null })
    expect(school.warnings).toEqual(['a stored tour is not readable'])
  },
)
