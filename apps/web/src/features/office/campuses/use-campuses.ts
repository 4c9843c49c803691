import { listCampuses, listInstitutions } from '@maktab/client/calls/office/campuses.generated'
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { useSession } from '#calls/use-session.ts'
import { useQuery, type StateOf } from '#page/use-calls.ts'

/** A page of the campuses that whoever is signed in reaches: for a super admin all of the tenant, else those of the office. */
export function useCampuses(
  input: Input<Catalogue['listCampuses']>,
  { isWanted = true }: { readonly isWanted?: boolean } = {},
): StateOf<Catalogue['listCampuses']> {
  const { active_role } = useSession()
  const isEverywhere = active_role === 'super_admin'
  const ofTenant = useQuery(listInstitutions, input, { enabled: isWanted && isEverywhere })
  const ofOffice = useQuery(listCampuses, input, { enabled: isWanted && !isEverywhere })
  return isEverywhere ? ofTenant : ofOffice
}
