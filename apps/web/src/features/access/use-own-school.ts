import { useTenant } from '#calls/use-tenant.ts'

/** What asking for a mail says of the school: the one that people of this host sign in to, and nothing where the tenant has several (seed 000 §7). */
export function useOwnSchool(): { readonly institution_id?: number } {
  const { institution_id } = useTenant()
  return institution_id === null ? {} : { institution_id }
}
