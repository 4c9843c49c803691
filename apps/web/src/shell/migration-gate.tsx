/** Stands before every screen of who is to move (seed 000 §2): what follows is of the school and the classes that they move to. */
import { lazy, Suspense, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useMaybeSession } from '#calls/use-session.ts'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { pendingMigration } from '#features/schools/pending-migration.ts'

const MigrationScreen = lazy(async () => ({
  default: (await import('#screens/learner/migration.tsx')).MigrationScreen,
}))

const putOffName = 'maktab.migration-put-off'

/** For this tab, and until somebody signs out; where nothing can be kept the person is asked at every start. */
function wasPutOff(): boolean {
  try {
    return sessionStorage.getItem(putOffName) !== null
  } catch {
    return false
  }
}

function notePutOff(): void {
  try {
    sessionStorage.setItem(putOffName, '')
  } catch {
    // Forbidden storage: asked again.
  }
}

export function MigrationGate({ children }: { children: ReactNode }) {
  const session = useMaybeSession()
  // As it was when the page opened or the person came in: the move changes the session while it is still on the screen. Who
  // has no network works on where they are; a move is the server's.
  const [pending, setPending] = useState(() =>
    navigator.onLine && !wasPutOff() ? pendingMigration(session) : undefined,
  )
  const enter = useCallback(() => {
    // The dashboard: an address of before may lead to a class that was left.
    history.replaceState(null, '', '/login')
    setPending(undefined)
  }, [])
  const putOff = useCallback(() => {
    notePutOff()
    enter()
  }, [enter])
  if (pending === undefined) return children
  return (
    <Suspense fallback={<ScreenLoading />}>
      <MigrationScreen pending={pending} onEntered={enter} onPutOff={putOff} />
    </Suspense>
  )
}
