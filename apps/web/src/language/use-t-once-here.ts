import type { Bundle } from '@maktab/i18n/bundles'
import type { Translate } from '@maktab/i18n/translate'
import { useSpoken } from '@maktab/ui/base/words'
import { useEffect, useReducer } from 'react'

/**
 * As `useT`, for what stands beside a screen and must neither keep it waiting nor break it: undefined until the words are
 * fetched, and where they cannot be.
 */
export function useTOnceHere<B extends Bundle>(
  bundle: B,
  { isNeeded = true }: { readonly isNeeded?: boolean } = {},
): Translate<B> | undefined {
  const { words } = useSpoken()
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const isHere = words.has(bundle)
  useEffect(() => {
    if (!isNeeded || isHere) return
    let isGone = false
    words.fetch(bundle).then(
      () => isGone || drawAgain(),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [words, bundle, isNeeded, isHere])
  return isHere ? (words.t as Translate<Bundle>) : undefined
}
