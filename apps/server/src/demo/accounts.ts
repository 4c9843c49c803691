/** The accounts that the page of the demonstration shows. Nothing here exists on a server that is not one. */
import type { Role } from '@maktab/contracts/roles'
import { tenantOfHost } from '@maktab/domain/tenants/hosts'
import type { FastifyInstance } from 'fastify'
import type { DemoCampus, DemoNames } from '../../demo/demo-world.ts'
import { castOf, nameIn, type DemoPerson, type DemoSchool } from '#demo/cast.ts'
import type { DemoTenant, DemoWorld } from '#demo/demo-files.ts'
import { migrationsOf } from '#demo/migrations.ts'

/** Of everybody in the demonstration. */
export const demoPassword = 'salaam-maktab'

export interface DemoAccount {
  readonly username: string
  readonly password: string
  readonly full_name: string
  readonly role: Role
  readonly institution_name: string
  /** Is moved to other classes or another campus at the next sign-in, if nobody tried it yet. */
  readonly is_moving: boolean
}

/** Of each group of learners the first, and who is to move; the others are named like the first, up to 40. */
export function documentedPeople({ campus, staff, teachers, contentTeam, groups }: DemoSchool): readonly DemoPerson[] {
  const moving = namesOfMoving(campus)
  return [
    ...staff,
    ...teachers,
    ...contentTeam,
    ...groups.flatMap(({ learners }) =>
      learners.filter(({ username }, number) => number === 0 || moving.includes(username)),
    ),
  ]
}

function namesOfMoving(campus: DemoCampus): readonly string[] {
  return migrationsOf(campus).flatMap(({ username, failure }) => (failure === undefined ? username : []))
}

/** First three who belong together — a learner, a teacher of theirs, their principal — then everybody else school by school. */
function accountsOf(tenant: DemoTenant, names: DemoNames): readonly DemoAccount[] {
  const schools = castOf(tenant, names)
  const accountOf = ({ campus }: DemoSchool, { username, full_name, role }: DemoPerson): DemoAccount => ({
    username,
    password: demoPassword,
    full_name,
    role,
    institution_name: nameIn(campus.name, campus.default_language),
    is_moving: namesOfMoving(campus).includes(username),
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

/** Who can sign in at a host of the demonstration. */
export interface DemoHost {
  readonly host: string
  readonly name: string
  readonly accounts: readonly DemoAccount[]
}

/** `GET /demo/accounts.json`: the accounts of the host that is asked, and those of the others; mount it in a demonstration only. */
export function mountDemoAccounts(app: FastifyInstance, world: DemoWorld): void {
  const places = world.tenants.map((tenant) => ({
    tenant_id: tenant.tenant_id,
    host: tenant.hosts[0] ?? '',
    name: tenant.name,
    accounts: accountsOf(tenant, world.names),
  }))
  const hosts = world.tenants.flatMap(({ tenant_id, hosts: own }) => own.map((host) => ({ host, tenant_id })))
  const answers = new Map(
    places.map(({ tenant_id, accounts }) => {
      const elsewhere = places
        .filter((place) => place.tenant_id !== tenant_id)
        .map(({ tenant_id: _id, ...place }): DemoHost => place)
      return [tenant_id, { accounts, elsewhere }]
    }),
  )
  app.get('/demo/accounts.json', async (request, reply) =>
    reply.headers({ 'cache-control': 'no-cache', vary: 'host' }).send(answers.get(tenantOfHost(request.host, hosts))),
  )
}
