import type { Role } from '@maktab/contracts/roles'
import { roleName } from '@maktab/domain/tenants/role-names'
import { useTenant } from '#calls/use-tenant.ts'
import { useLanguage } from './use-language.ts'
import { useT } from './use-t.ts'

/** What the tenant calls a role, in the language of the page (seed 000 §6). */
export function useRoleName(): (role: Role) => string {
  const t = useT()
  const tenant = useTenant()
  const { code } = useLanguage()
  return (role) => {
    const name = roleName(tenant, role, code)
    return name.alias ?? t(`people.${name.role}`)
  }
}
