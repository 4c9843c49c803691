import { tenantUserSorts, tenantUserStates, userSorts, userStates } from '@maktab/contracts/office/office-lists'
import { roles, type Role } from '@maktab/contracts/roles'
import { useSession } from '#calls/use-session.ts'
import { numberIn } from '#features/learning/place.ts'
import { oneOf, useListAddress } from './use-list-address.ts'

/** People on a page of the list. */
export const usersPage = 25

/**
 * What the list of people is asked for, by its address. A super admin who names no campus asks over all of them (`isEverywhere`), where
 * there are fewer states and orders to choose from.
 */
export function useUserSearch() {
  const { params, ask, search_string, pageUpTo } = useListAddress()
  const { active_role } = useSession()
  const institution_id = numberIn(params, 'institution_id')
  const role: Role | undefined = oneOf(roles, params.get('role'))
  const isEverywhere = active_role === 'super_admin' && institution_id === undefined
  const asked = { search_string, role, page: pageUpTo(isEverywhere ? 400 : 10_000) }
  return {
    ask,
    isEverywhere,
    institution_id,
    everywhere: {
      ...asked,
      state: oneOf(tenantUserStates, params.get('state')) ?? 'active',
      sort: oneOf(tenantUserSorts, params.get('sort')) ?? 'name',
    },
    here: {
      ...asked,
      state: oneOf(userStates, params.get('state')) ?? 'active',
      sort: oneOf(userSorts, params.get('sort')) ?? 'name',
      institution_id,
      grade: params.get('grade') || undefined,
      section: params.get('section') || undefined,
    },
  }
}
