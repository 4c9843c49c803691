import {
  createContentInstitution,
  listContentInstitutions,
  updateContentInstitution,
  type ContentInstitution,
} from '@maktab/contracts/studio/content-institutions'
import type { Checked } from '@maktab/contracts/call'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import {
  availabilityByTenant,
  readAvailable,
  readRepository,
  writeAvailable,
} from '@maktab/domain/schools/availability'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { contentRolesOf } from '@maktab/domain/tenants/role-names'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { keepSchool, listSchools, type SchoolToKeep } from './content-institutions.sql.ts'
import { openTeam, type TeamEquipment } from './content-team.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

type Row = Awaited<ReturnType<typeof listSchools>>[number]
type Configuration = NonNullable<ReturnType<Tenants['find']>>

export const contentInstitutions = (equipment: TeamEquipment) => ({
  listContentInstitutions: inside(listContentInstitutions, async (context, { institution_id }) => {
    const opened = await openSchools(context, equipment, institution_id)
    if (!opened.ok) return opened
    const { rows, tenant } = opened.value
    if (institution_id !== undefined && rows.length === 0) return refuse('not_found')
    return accept({ list: rows.map((row) => shown(context, row, tenant)) })
  }),

  createContentInstitution: inside(createContentInstitution, (context, input) =>
    write(context, equipment, input, (row) =>
      row.managed_id === null ? accept(undefined) : refuse('institution_known'),
    ),
  ),

  updateContentInstitution: inside(updateContentInstitution, (context, input) =>
    write(context, equipment, input, () => accept(undefined)),
  ),
})

/** Whoever says which school has what does so for every school of the tenant. */
async function openSchools(context: SchoolContext, equipment: TeamEquipment, institution_id: number | undefined) {
  const { db, actor } = context
  const team = await openTeam(context, equipment)
  if (!team.ok) return team
  if (!team.value.powers.mayManage) return refuse('may_not_manage')
  const tenant = equipment.tenants.find(actor.tenant_id)
  if (!tenant) return refuse('not_content_team')
  return accept({ rows: await listSchools(db, actor.tenant_id, institution_id), tenant })
}

async function write<R extends string>(
  context: SchoolContext,
  equipment: TeamEquipment,
  input: Checked<typeof updateContentInstitution>,
  mayBe: (row: Row) => Outcome<undefined, R>,
) {
  const opened = await openSchools(context, equipment, input.institution_id)
  if (!opened.ok) return opened
  const { rows, tenant } = opened.value
  const [row] = rows
  if (!row) return refuse('not_found')
  const allowed = mayBe(row)
  if (!allowed.ok) return allowed
  const kept = await keepContentOf(context.db, tenant, row, input)
  if (!kept.ok) return kept
  const [now] = await listSchools(context.db, context.actor.tenant_id, row.institution_id)
  return now ? accept(shown(context, now, tenant)) : refuse('not_found')
}

/** What is to be written down of a school; a field that is left out stays as it holds. */
type ContentFields = Omit<Checked<typeof updateContentInstitution>, 'institution_id'>

/** Writes down what a school has and which content roles count there; `row` is of `listSchools`. */
export async function keepContentOf(
  db: SchoolContext['db'],
  tenant: Configuration,
  row: Row,
  fields: ContentFields,
): Promise<Outcome<null, 'available_lessons_invalid' | 'repository_invalid'>> {
  const stored = standing(row, tenant)
  const named = fields.available_lessons === undefined ? stored : readAvailable(fields.available_lessons)
  if (!named) return refuse('available_lessons_invalid')
  const repository =
    fields.repository === undefined
      ? stored.repository
      : readRepository(fields.repository, capabilitiesOf(tenant).contentRepository)
  if (repository === undefined) return refuse('repository_invalid')
  const { available_courses, available_lessons } = named
  const { cms_roles = stored.cms_roles, is_cms_full_access = stored.is_cms_full_access } = fields
  await keepSchool(db, tenant.id, {
    institution_id: row.institution_id,
    repository,
    available_courses,
    available_lessons,
    cms_roles,
    is_cms_full_access,
  })
  return accept(null)
}

/** … as offices and the super admin see it. */
export function contentOf(row: Omit<Row, 'name' | 'names'>, tenant: Configuration) {
  const { cms_roles, is_cms_full_access, ...available } = standing(row, tenant)
  return { available_lessons: writeAvailable(available), cms_roles: [...contentRolesOf(cms_roles)], is_cms_full_access }
}

/** What holds of a school: what was written down, else what the tenant's configuration says. */
function standing(
  {
    institution_id,
    managed_id,
    repository,
    available_courses,
    available_lessons,
    cms_roles,
    is_cms_full_access,
  }: Omit<Row, 'name' | 'names'>,
  tenant: Configuration,
): SchoolToKeep {
  const byTenant = availabilityByTenant(tenant.available_lessons)
  const isManaged = managed_id !== null
  return {
    institution_id,
    repository,
    available_courses: (isManaged ? available_courses : byTenant.available_courses) ?? [],
    available_lessons: (isManaged ? available_lessons : byTenant.available_lessons) ?? [],
    cms_roles: cms_roles ?? tenant.cms_roles,
    is_cms_full_access: is_cms_full_access ?? tenant.is_cms_full_access,
  }
}

function shown({ language }: SchoolContext, row: Row, tenant: Configuration): ContentInstitution {
  return {
    institution_id: row.institution_id,
    name: institutionName(row, language),
    repository: row.repository ?? capabilitiesOf(tenant).contentRepository,
    ...contentOf(row, tenant),
    is_managed: row.managed_id !== null,
  }
}
