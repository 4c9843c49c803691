/**
 * What is looked at beside the first screen, and after it: the clock of the device, a newer application, how much of this one is kept, pushes, and whether
 * a learner is to be greeted.
 */
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useSession } from '#calls/use-session.ts'
import { usePushes } from '#features/people/use-pushes.ts'
import { AndroidUpdate } from './android-update.tsx'
import { ClockDialog } from './clock-dialog.tsx'
import { KeepingProgress } from './keeping-progress.tsx'
import { completionOf } from '#page/landing.ts'

// Who cannot fetch it begins without a greeting.
const nothing = () => ({ default: (): ReactNode => null })
const LearnerWelcome = lazy(() =>
  import('#features/tenants/learner-welcome.tsx').then(
    ({ LearnerWelcome: Fetched }) => ({ default: Fetched }),
    nothing,
  ),
)

export function DeviceChecks() {
  const { boot, isActing } = useConnection()
  const { capabilities } = boot
  const session = useSession()
  usePushes()
  const isLearnerInside =
    session.active_role === 'learner' &&
    !isActing &&
    completionOf(session, capabilities, { isOnline: true }) === undefined
  return (
    <>
      <ClockDialog />
      <AndroidUpdate />
      <KeepingProgress />
      {capabilities.welcomesLearners && isLearnerInside && (
        <Suspense fallback={null}>
          <LearnerWelcome />
        </Suspense>
      )}
    </>
  )
}
