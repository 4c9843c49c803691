import { useSearchParams } from '#page/router.tsx'

/** `?campus=`: the campus of a school admin's or admin's reach; nothing for the own one. To be spread into the input of a call. */
export function useCampusInAddress(): { readonly institution_id?: number } {
  const [search] = useSearchParams()
  const campus = Number(search.get('campus'))
  return Number.isSafeInteger(campus) && campus > 0 ? { institution_id: campus } : {}
}
