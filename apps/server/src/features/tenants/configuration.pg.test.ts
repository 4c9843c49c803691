import { checkTime, readConfiguration } from '@maktab/contracts/tenants/configuration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { value } from '../../../test/call.ts'
import { openSchool, type School } from '../../../test/school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

describe('the configuration of a host', () => {
  test.each([
    ['localhost:8080', 1, 'localhost'],
    ['Senf.LocalHost', 4, 'senf.localhost'],
    ['192.168.1.20', 1, '192.168.1.20'],
  ])('%s is of tenant %i', async (domain_name, id, shown) => {
    const { list } = await value(school, readConfiguration, { domain_name })
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ id, domain_name: shown, languages: '0,1,2', primary_color: '05B027' })
  })
})

test('a clock is right within five minutes, and the answer says what time it is', async () => {
  const times = ['2026-03-21T08:04:00.000Z', '2026-03-21T08:06:00.000Z', '2028-03-21T08:00:00.000Z']
  const answers = await Promise.all(times.map((utc_datetime) => value(school, checkTime, { utc_datetime })))
  expect(answers.map(({ is_valid }) => is_valid)).toEqual([true, false, false])
  expect(answers[0]?.utc_datetime).toBe('2026-03-21T08:00:00.000Z')
})
