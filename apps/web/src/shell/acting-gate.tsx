import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useMaybeSession } from '#calls/use-session.ts'
import type { ActingCode } from '#sessions/acting-code.ts'

const loadPage = () => import('#screens/super-admin/acting.tsx')
const ActingEntrance = lazy(async () => ({ default: (await loadPage()).ActingEntrance }))
const ActingOver = lazy(async () => ({ default: (await loadPage()).ActingOver }))

interface ActingGateProps {
  /** What stood in the address. */
  readonly code: ActingCode | undefined
  /** Everything else. */
  readonly children: ReactNode
}

/** Stands before the gate for whoever works in another's place: on the way in, and when that is over. */
export function ActingGate({ code, children }: ActingGateProps) {
  const { isActing } = useConnection()
  const isSignedIn = useMaybeSession() !== undefined
  if (code !== undefined)
    return (
      <Suspense fallback={null}>
        <ActingEntrance code={code} />
      </Suspense>
    )
  if (isActing && !isSignedIn)
    return (
      <Suspense fallback={null}>
        <ActingOver />
      </Suspense>
    )
  return children
}
