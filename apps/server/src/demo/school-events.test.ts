import { fileURLToPath } from 'node:url'
import { addDays, weekdayOf } from '@maktab/domain/events/zone-clock'
import { expect, test } from 'vitest'
import { castOf } from '#demo/cast.ts'
import { readDemoWorld } from '#demo/demo-files.ts'
import { planEvents } from '#demo/school-events.ts'

const world = readDemoWorld(fileURLToPath(new URL('../../demo', import.meta.url)))
const courses = new Map(world.courses.map((course) => [course.slug, course.language]))
const now = new Date('2026-11-19T09:00:00.000Z')
const schools = world.tenants.flatMap((tenant) => castOf(tenant, world.names))
const eventsOf = (school: (typeof schools)[number]) =>
  planEvents({ school, words: world.words, languageOf: ({ course }) => courses.get(course)!, now })

test('the weeks to come have lessons online in four languages, some cancelled once', () => {
  const weekly = schools.flatMap(eventsOf).filter(({ event_kind }) => event_kind === 'online_class')
  for (const isCancelledOnce of [true, false]) {
    const languages = weekly.filter((one) => one.isCancelledOnce === isCancelledOnce).map(({ language }) => language)
    expect([...new Set(languages)].sort()).toEqual(['da', 'en', 'pu', 'ur'])
  }
})

test.each(schools)('no event of $campus.key begins before today, on a day of rest or without a class', (school) => {
  const rest = school.campus.country === 'Afghanistan' ? 5 : 0
  const events = eventsOf(school)
  expect(events.length).toBeGreaterThan(0)
  for (const { day, class_ids } of events) {
    expect(day >= '2026-11-19' && day <= addDays('2026-11-19', 7), day).toBe(true)
    expect(weekdayOf(day)).not.toBe(rest)
    expect(class_ids.length).toBeGreaterThan(0)
  }
})
