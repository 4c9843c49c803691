import { mostMoved, moveStates } from '@maktab/contracts/office/move-lists'
import { numberIn } from '#features/learning/place.ts'
import { useSearchParams } from '#page/router.tsx'

/** Moves on a page of the list. */
export const movesPage = 25

type MoveState = (typeof moveStates)[number]
export type MovingRole = 'learner' | 'teacher'

/** What the address of the moves says: a list in a state, or people who are to be moved. */
export function useMoveSearch() {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page'))
  const state: MoveState = moveStates.find((one) => one === params.get('state')) ?? 'pending'
  const role: MovingRole = params.get('role') === 'teacher' ? 'teacher' : 'learner'
  const people = (params.get('people') ?? '').split('.').map(Number)
  const institution_id = numberIn(params, 'institution_id')
  /** Names all that the address says; the campus stays. */
  const show = (next: Readonly<Record<string, string>>) =>
    setParams(
      Object.fromEntries(
        Object.entries({ ...(institution_id && { institution_id: String(institution_id) }), ...next }).filter(
          ([, value]) => value !== '',
        ),
      ),
      { replace: true },
    )
  return {
    institution_id,
    isArranging: params.has('arrange') || params.has('people'),
    arranging: { role, people: people.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, mostMoved) },
    asked: {
      institution_id,
      state,
      search_string: params.get('search')?.slice(0, 100) ?? '',
      page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    },
    show,
  }
}
