import { fileURLToPath } from 'node:url'
import { longestPost, lettersOf } from '@maktab/domain/stream/stream-posts'
import { expect, test } from 'vitest'
import { castOf } from '#demo/cast.ts'
import { classStream, speakingClasses } from '#demo/class-streams.ts'
import { readDemoWorld } from '#demo/demo-files.ts'
import { seededRandom } from '#demo/random.ts'
import { schoolYear } from '#demo/school-year.ts'

const world = readDemoWorld(fileURLToPath(new URL('../../demo', import.meta.url)))
const now = new Date('2026-11-19T09:00:00.000Z')
const year = schoolYear({ now, time_zone: 'Asia/Kabul', country: 'Afghanistan' })
const [school] = world.tenants.flatMap((tenant) => castOf(tenant, world.names))
const taught = school!.classes.find(({ learners }) => learners.length > 0)!

test.each(['en', 'pu', 'da', 'ur'] as const)(
  'a class speaks in %s all year, teacher and learners, nobody from the future',
  (language) => {
    const posts = classStream({ taught, language, words: world.words, year, random: seededRandom(language) })
    expect(posts.length).toBeGreaterThan(20)
    expect(posts.length).toBeLessThan(80)
    expect(new Set(posts.map(({ role }) => role))).toEqual(new Set(['learner', 'teacher']))
    const members = new Set([taught.teacher, ...taught.learners].map(({ user_id }) => user_id))
    for (const { user_id, text, created_on, comments, liked_by } of posts) {
      for (const said of [{ user_id, text, created_on }, ...comments]) {
        expect(members.has(said.user_id)).toBe(true)
        expect(said.created_on <= now).toBe(true)
        expect(lettersOf(said.text)).toBeLessThanOrEqual(longestPost)
      }
      expect(liked_by).not.toContain(taught.teacher.user_id)
    }
    expect(posts.flatMap(({ comments }) => comments).length).toBeGreaterThan(posts.length / 3)
    expect(posts.filter(({ is_pinned }) => is_pinned).length).toBeLessThanOrEqual(5)
  },
)

test('one class of each school is silent', () => {
  for (const { classes } of world.tenants.flatMap((tenant) => castOf(tenant, world.names)))
    expect(classes.filter((one) => !speakingClasses(classes).includes(one))).toHaveLength(Math.min(1, classes.length))
})
