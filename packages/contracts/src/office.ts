/** What the contracts of an office have in common (`apps/server/src/calls/handle.ts`: `atCampus`). */
import { id } from './fields.ts'

/** Those who administer campuses. */
export const offices = ['campus_admin', 'school_admin', 'admin'] as const

/** … with the super admin, who reaches every campus of the tenant: calls that stand under `superadmin/` in no specification. */
export const everyOffice = [...offices, 'super_admin'] as const

/** The campus that a call of the office is for; left out for the caller's own. */
export const campusOfOffice = { institution_id: id.optional() }

/** Administration needs the network, and says so. */
export const officeQuery = { offline: 'online', flags: { forcedOnline: true } } as const

/** … and is waited for. */
export const officeCommand = { offline: 'online', flags: { forcedOnline: true, loader: true } } as const
