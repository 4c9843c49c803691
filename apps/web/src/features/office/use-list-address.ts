import { useSearchParams } from '#page/router.tsx'

/** What a list is asked for stands in the address, so that a link and the way back lead to the same list. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page'))
  /** Anything but another page begins at the first; what is empty leaves the address. */
  const ask = (change: Readonly<Record<string, string>>) =>
    setParams(
      (now) => {
        const next = { ...Object.fromEntries(now), ...(change['page'] === undefined && { page: '' }), ...change }
        return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))
      },
      { replace: true },
    )
  return {
    params,
    ask,
    search_string: params.get('search')?.slice(0, 100) ?? '',
    /** From 1, and no page behind `last`, which the call knows. */
    pageUpTo: (last: number) => (Number.isInteger(page) && page > 0 && page <= last ? page : 1),
  }
}

/** The one of those that is named, undefined for any other text. */
export const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text)
