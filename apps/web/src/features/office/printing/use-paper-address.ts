import { useSearchParams } from '#page/router.tsx'

/** What the address of a paper says: `?campus=` of a school admin's or admin's reach, left out for the own one; `?class=`, `?person=`. */
export function usePaperAddress() {
  const [search, setSearch] = useSearchParams()
  const idIn = (name: string) => {
    const id = Number(search.get(name))
    return Number.isSafeInteger(id) && id > 0 ? id : undefined
  }
  const campus = idIn('campus')
  return {
    place: campus === undefined ? {} : { institution_id: campus },
    class_id: idIn('class'),
    user_id: idIn('person'),
    chooseClass(class_id: string) {
      const next = new URLSearchParams(search)
      next.set('class', class_id)
      setSearch(next, { replace: true })
    },
  }
}
