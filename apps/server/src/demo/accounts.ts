/** The accounts that the page of the demonstration shows. Nothing here exists on a server that is not one. */
import type { Role } from '@maktab/contracts/roles'
import type { FastifyInstance } from 'fastify'
import { castOf, nameIn, type DemoPerson, type DemoSchool } from '#demo/cast.ts'
import type { DemoWorld } from '#demo/demo-files.ts'

/** Of everybody in the demonstration. */
export const demoPassword = 'salaam-maktab'

export interface DemoAccount {
  readonly username: string
  readonly password: string
  readonly full_name: string
  readonly role: Role
  readonly institution_name: string
}

/** Of each group of learners the first; the others are named like it, up to 40. */
export function documentedPeople({ staff, teachers, groups }: DemoSchool): readonly DemoPerson[] {
  return [...staff, ...teachers, ...groups.flatMap(({ learners }) => learners.slice(0, 1))]
}

/** First three who belong together — a learner, a teacher of theirs, their principal — then everybody else school by school. */
function demoAccounts(world: DemoWorld): readonly DemoAccount[] {
  const schools = castOf(world)
  const accountOf = ({ campus }: DemoSchool, { username, full_name, role }: DemoPerson): DemoAccount => ({
    username,
    password: demoPassword,
    full_name,
    role,
    institution_name: nameIn(campus.name, campus.default_language),
  })
  const accounts = schools.flatMap((school) => documentedPeople(school).map((person) => accountOf(school, person)))
  const first = firstPeople(schools[0]).map(({ username }) => username)
  const rank = ({ username }: DemoAccount) => (first.includes(username) ? first.indexOf(username) : first.length)
  return accounts.sort((one, other) => rank(one) - rank(other))
}

/** The learner with the most classes, and around them. */
function firstPeople(school: DemoSchool | undefined): readonly DemoPerson[] {
  if (!school) return []
  const classesOf = (learner: DemoPerson) => school.classes.filter(({ learners }) => learners.includes(learner))
  const learners = school.groups.flatMap((group) => group.learners.slice(0, 1))
  const [learner] = learners.sort((one, other) => classesOf(other).length - classesOf(one).length)
  const teacher = learner && classesOf(learner)[0]?.teacher
  const principal = school.staff.find(({ role }) => role === 'principal')
  return [learner, teacher, principal].filter((person) => person !== undefined)
}

/** `GET /demo/accounts.json`; mount it in a demonstration only. */
export function mountDemoAccounts(app: FastifyInstance, world: DemoWorld): void {
  const answer = { accounts: demoAccounts(world) }
  app.get('/demo/accounts.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(answer))
}
