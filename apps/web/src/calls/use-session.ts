import type { KeptSession } from '@maktab/client/session'
import { useSyncExternalStore } from 'react'
import { useConnection } from './connection.ts'

/** The person who is signed in, or undefined. */
export function useMaybeSession(): KeptSession | undefined {
  const { session } = useConnection()
  return useSyncExternalStore(session.onChange, session.current)
}

/** The person who is signed in; only for screens behind the sign-in. */
export function useSession(): KeptSession {
  const session = useMaybeSession()
  if (session === undefined) throw new Error('useSession needs someone signed in')
  return session
}
