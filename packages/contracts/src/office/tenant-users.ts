/** The people of all campuses of a tenant, for its super admin (seed 001 §1, §7 `superadmin/user…`; the payloads are ours). */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { id } from '../fields.ts'
import { officeCommand, officeQuery } from '../office.ts'
import { roles } from '../roles.ts'
import { tenantUserSorts, tenantUserStates } from './office-lists.ts'
import { addOfficeUser } from './office-registration.ts'
import { deleteOfficeUsers, OfficeUser } from './office-users.ts'

const audience = ['super_admin'] as const
/** One campus of the tenant: a super admin's own is no more likely than any other. */
const campus = { institution_id: id }

/** A page beyond is not reached by pages: whoever looks for somebody there searches. */
export const mostTenantUsersCounted = 10_000

/**
 * Words of one and two letters are beginnings of words. Where more than `mostTenantUsersCounted` match a search, its pages by name are of as many as
 * were counted.
 */
export const listTenantUsers = query({
  path: 'superadmin/users',
  summary: 'People of every campus that is not closed, sought, filtered, sorted and in pages',
  audience,
  input: z.object({
    /** Those of one campus alone. */
    institution_id: id.optional(),
    search_string: z.string().trim().max(100).default(''),
    role: z.enum(roles).optional(),
    state: z.enum(tenantUserStates).default('active'),
    sort: z.enum(tenantUserSorts).default('name'),
    page: z.int().min(1).max(400).default(1),
    page_size: z.int().min(1).max(100).default(25),
  }),
  output: z.object({
    list: z.array(
      OfficeUser.extend({
        institution_id: id,
        /** In the language of the call. */
        institution_name: z.string(),
      }),
    ),
    /** At most `mostTenantUsersCounted`. */
    total: z.int(),
    has_more_than_total: z.boolean(),
    total_pages: z.int(),
  }),
  ...officeQuery,
})

export const addTenantUser = command({
  path: 'superadmin/user/add',
  summary: 'Add somebody to any campus, in any role',
  audience,
  input: addOfficeUser.input.extend(campus),
  output: addOfficeUser.output,
  refusals: addOfficeUser.refusals,
  ...officeCommand,
})

export const deleteTenantUsers = command({
  path: 'superadmin/user/delete',
  summary: 'Delete people of any campus, for thirty days within reach',
  audience,
  input: deleteOfficeUsers.input.extend(campus),
  output: deleteOfficeUsers.output,
  refusals: deleteOfficeUsers.refusals,
  ...officeCommand,
})
