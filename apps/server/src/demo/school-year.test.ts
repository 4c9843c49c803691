import { expect, test } from 'vitest'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { seededRandom } from './random.ts'
import { schoolYear } from './school-year.ts'

const now = new Date('2026-03-22T05:00:00.000Z')

test.each([
  ['Asia/Kabul', 'Afghanistan', 5, '2026-03-22'],
  ['Asia/Karachi', 'Pakistan', 0, '2026-03-21'],
])('a year in %s ends now and leaves the day of rest out', (time_zone, country, rest, lastDay) => {
  const year = schoolYear({ now, time_zone, country })
  expect(year.days).toHaveLength(36 * 6)
  expect(year.days.some((day) => new Date(day).getUTCDay() === rest)).toBe(false)
  expect(year.days.at(-1)).toBe(lastDay)
})

test('whatever happened, happened before now and on its day at the school', () => {
  const year = schoolYear({ now, time_zone: 'Asia/Kabul', country: 'Afghanistan' })
  const random = seededRandom('moments')
  for (let index = 0; index < year.days.length - 1; index++)
    expect(schoolDay(year.momentOn(index, random), 'Asia/Kabul')).toBe(year.days[index])
  for (let times = 0; times < 50; times++)
    expect(year.momentOn(year.days.length - 1, random).getTime()).toBeLessThan(now.getTime())
})

test('work that is due in three days is due late in the evening there', () => {
  const year = schoolYear({ now, time_zone: 'Asia/Kabul', country: 'Afghanistan' })
  expect(year.eveningIn(3).toISOString()).toBe('2026-03-25T18:30:00.000Z')
  expect(year.morningIn(-1).toISOString()).toBe('2026-03-20T19:30:00.000Z')
})
