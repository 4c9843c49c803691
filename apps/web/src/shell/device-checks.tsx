/**
 * What is looked at beside the first screen, and after it: the clock of the device, a newer application, how much of this one is kept, pushes, and whether
 * a learner is to be greeted.
 */
import { isSoldTo } from '@maktab/domain/payments/payment-pages'
import { isCheckDue } from '@maktab/domain/payments/wall'
import { isConsumer } from '@maktab/domain/tenants/capabilities'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useConnection } from '#calls/connection.ts'
import { serverNow } from '#browser/server-clock.ts'
import { useSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
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

const PaymentCheck = lazy(() =>
  import('#features/payments/payment-check.tsx').then(({ PaymentCheck: Fetched }) => ({ default: Fetched }), nothing),
)

export function DeviceChecks() {
  const { boot, isActing } = useConnection()
  const { capabilities } = boot
  const session = useSession()
  usePushes()
  const tenant = useTenant()
  const { active_role, payment_checked_on } = session
  const asksPayment =
    isSoldTo(capabilities, { isConsumer: isConsumer(tenant, active_role) }) &&
    (capabilities.checksPaymentAtStart || payment_checked_on !== undefined) &&
    isCheckDue(payment_checked_on, new Date(serverNow()))
  const isLearnerInside =
    session.active_role === 'learner' &&
    !isActing &&
    completionOf(session, capabilities, { isOnline: true }) === undefined
  return (
    <>
      <ClockDialog />
      <AndroidUpdate />
      <KeepingProgress />
      {asksPayment && isLearnerInside && (
        <Suspense fallback={null}>
          <PaymentCheck />
        </Suspense>
      )}
      {capabilities.welcomesLearners && isLearnerInside && (
        <Suspense fallback={null}>
          <LearnerWelcome />
        </Suspense>
      )}
    </>
  )
}
