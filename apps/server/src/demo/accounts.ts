/** The accounts that the page of the demonstration shows. Nothing here exists on a server that is not one. */
import type { Role } from '@maktab/contracts/people/roles'
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

/** One of each of the roles that people try first, then everybody else school by school. */
export function demoAccounts(world: DemoWorld): readonly DemoAccount[] {
  const schools = castOf(world)
  const accounts = schools.flatMap((school) =>
    documentedPeople(school).map(({ username, full_name, role }): DemoAccount => ({
      username,
      password: demoPassword,
      full_name,
      role,
      institution_name: nameIn(school.campus.name, school.campus.default_language),
    })),
  )
  const first = (['learner', 'teacher', 'principal'] as const).flatMap((role) => accounts.find((account) => account.role === role) ?? [])
  return [...first, ...accounts.filter((account) => !first.includes(account))]
}

/** `GET /demo/accounts.json`; mount it in a demonstration only. */
export function mountDemoAccounts(app: FastifyInstance, world: DemoWorld): void {
  const answer = { accounts: demoAccounts(world) }
  app.get('/demo/accounts.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(answer))
}
