import { useMemo, useSyncExternalStore } from 'react'
import { onUnsavedChange, unsavedScores, type UnsavedScore } from '#sessions/unsaved-progress.ts'
import { useSession } from './use-session.ts'

/** Scores of the person that neither the outbox nor the school has yet, oldest first. */
export function useUnsavedScores(): readonly UnsavedScore[] {
  const { user_id } = useSession()
  // A text, so that the same list is the same value.
  const text = useSyncExternalStore(onUnsavedChange, () => JSON.stringify(unsavedScores(user_id)))
  return useMemo(() => JSON.parse(text) as UnsavedScore[], [text])
}
