import { userSorts, userStates } from '@maktab/contracts/schools/office-lists'
import { roles, type Role } from '@maktab/contracts/roles'
import { useSearchParams } from '#page/router.tsx'

/** People on a page of the list. */
export const usersPage = 25

type UserState = (typeof userStates)[number]
type UserSort = (typeof userSorts)[number]

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text)

/** What the list of people is asked for: it stands in the address, so that a link and the way back lead to the same list. */
export function useUserSearch() {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page'))
  const role: Role | undefined = oneOf(roles, params.get('role'))
  const state: UserState = oneOf(userStates, params.get('state')) ?? 'active'
  const sort: UserSort = oneOf(userSorts, params.get('sort')) ?? 'name'
  const asked = {
    search_string: params.get('search')?.slice(0, 100) ?? '',
    role,
    grade: params.get('grade') || undefined,
    section: params.get('section') || undefined,
    state,
    sort,
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
  /** Anything but another page begins at the first. */
  const ask = (change: Readonly<Record<string, string>>) =>
    setParams(
      (now) => {
        const next = { ...Object.fromEntries(now), ...(change['page'] === undefined && { page: '' }), ...change }
        return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))
      },
      { replace: true },
    )
  return { asked, ask }
}
