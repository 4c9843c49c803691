import { readPaymentStatus } from '@maktab/client/calls/payments/entitlements.generated'
import type { Input } from '@maktab/contracts/call'
import type { readPaymentStatus as Contract } from '@maktab/contracts/payments/entitlements'
import { isCheckDue } from '@maktab/domain/payments/wall'
import { useEffect } from 'react'
import { serverNow } from '#browser/server-clock.ts'
import { useConnection } from '#calls/connection.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useQuery, type StateOf } from '#page/use-calls.ts'

/** What the person has of what the tenant sells; the session remembers it for addresses that depend on it. */
export function usePaymentStatus(
  inquiry_type: Input<typeof Contract>['inquiry_type'],
  options: { readonly enabled?: boolean } = {},
): StateOf<typeof Contract> {
  const { session } = useConnection()
  const { paymentVendor: vendor_uid } = useCapabilities()
  const asked = vendor_uid === 'general' ? inquiry_type : 4
  const status = useQuery(readPaymentStatus, { inquiry_type: asked, vendor_uid }, options)
  const value = status.state === 'ready' ? status.value : undefined
  useEffect(() => {
    const kept = session.current()
    if (value === undefined || kept === undefined) return
    const heard = {
      is_payment_success: value.is_subscribed,
      is_payment_pending: value.is_pending,
      is_trial_mode: value.is_trial_mode,
      subscription_end: value.subscription_end_date,
      user_plan: value.subscription_guid,
      is_expired_subscription: value.is_expired_subscription,
    }
    const isNews = (Object.keys(heard) as (keyof typeof heard)[]).some((field) => kept[field] !== heard[field])
    const now = new Date(serverNow())
    if (isNews || isCheckDue(kept.payment_checked_on, now))
      session.change({ ...heard, payment_checked_on: now.toISOString() })
  }, [session, value])
  return status
}
