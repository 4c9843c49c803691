import { readProfile } from '@maktab/client/calls/people/profile.generated'
import { useEffect, useState } from 'react'
import { useQuery } from '#page/use-calls.ts'

/** Milliseconds after which a page has what it shows. */
const rest = 1_500

/** Address of the person's picture for the frame: asked for once, when the screen has its own answers; a profile that is read anew brings it along. */
export function useOwnPicture(): string | undefined {
  const [isAtRest, setAtRest] = useState(false)
  const [isKnown, setKnown] = useState(false)
  const profile = useQuery(readProfile, {}, { enabled: isAtRest && !isKnown })
  if (profile.state !== 'loading' && !isKnown) setKnown(true)
  useEffect(() => {
    const timer = window.setTimeout(() => setAtRest(true), rest)
    return () => window.clearTimeout(timer)
  }, [])
  return profile.state === 'ready' ? (profile.value.profile_image ?? undefined) : undefined
}
