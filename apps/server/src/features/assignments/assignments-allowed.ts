/** Calls of assignments are for those who have assignments (seed 000 §6). */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { decideEntrance } from '@maktab/domain/access/sign-in'
import { mayUseAssignments } from '@maktab/domain/tenants/capabilities'
import type { Handler, SchoolContext } from '#calls/handle.ts'
import { entranceOf } from '#features/access/enter.ts'
import { findPerson } from '#features/people/profile.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

/** The same calls, refused where the tenant or the person has no assignments. What was set before stays, and is there again when they are. */
export function whereAssignmentsAre<const H extends Readonly<Record<string, Handler>>>(
  handlers: H,
  { tenants }: { readonly tenants: Tenants },
): H {
  const guard = async (context: SchoolContext) =>
    (await hasAssignments(context, tenants)) ? undefined : ('assignments_off' as const)
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      handler.place === 'school' ? { ...handler, guard } : handler,
    ]),
  ) as H
}

async function hasAssignments({ db, actor, now }: SchoolContext, tenants: Tenants): Promise<boolean> {
  const tenant = tenants.find(actor.tenant_id)
  if (!tenant) return false
  // A call does not say whether an application of the publisher's makes it: what that may is allowed.
  const mayUse = (is_subscribed: boolean) =>
    mayUseAssignments(tenant, { role: actor.role, is_subscribed, isMobileApp: true })
  const [unsubscribed, subscribed] = [mayUse(false), mayUse(true)]
  return unsubscribed === subscribed ? subscribed : mayUse(await isSubscribed({ db, actor, now }, tenant))
}

async function isSubscribed(
  { db, actor, now }: Pick<SchoolContext, 'db' | 'actor' | 'now'>,
  tenant: Configuration,
): Promise<boolean> {
  const person = await findPerson(db, actor)
  const entrance =
    person && decideEntrance({ school: person, tenant: entranceOf(tenant), asked_institution_id: undefined, now })
  return entrance?.ok === true && entrance.value.is_subscribed
}
