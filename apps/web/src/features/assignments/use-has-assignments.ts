import { mayUseAssignments } from '@maktab/domain/tenants/capabilities'
import { useSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { platformOf } from '#browser/platform.ts'

/** Whether the person who is signed in has assignments (seed 000 §6); without them nothing of assignments is asked or shown. */
export function useHasAssignments(): boolean {
  const { active_role: role, is_subscribed } = useSession()
  return mayUseAssignments(useTenant(), { role, is_subscribed, isMobileApp: platformOf(document) === 'mobile' })
}
