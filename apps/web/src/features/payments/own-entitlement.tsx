import type { Output } from '@maktab/contracts/call'
import type { readPaymentStatus } from '@maktab/contracts/payments/entitlements'
import { Notice } from '@maktab/ui/feedback/notice'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'

/** In one sentence each: what is open to the person, until when, and whether a payment waits. */
export function OwnEntitlement({ of }: { readonly of: Output<typeof readPaymentStatus> }) {
  const t = useT('payments')
  const format = useFormat()
  const { subscription_end_date: end, is_subscribed, is_expired_subscription: isOver, has_wall } = of
  const date = end === null ? '' : format.date(end)
  const sentence = is_subscribed
    ? isOver
      ? t('payments.state_grace', { date })
      : end === null
        ? t('payments.state_paid_forever')
        : t('payments.state_paid_until', { date })
    : of.is_trial_mode
      ? t('payments.state_trial', { date })
      : !has_wall
        ? t('payments.state_unlimited')
        : of.is_free_period
          ? t('payments.state_free', { date: format.date(of.free_until) })
          : t('payments.state_limited')
  return (
    <>
      {isOver && !is_subscribed && end !== null && !of.is_trial_mode && (
        <Notice tone="warning">{t('payments.state_expired', { date })}</Notice>
      )}
      <Notice tone={is_subscribed && !isOver ? 'success' : 'info'}>{sentence}</Notice>
      {of.is_pending && <Notice>{t('payments.state_pending')}</Notice>}
    </>
  )
}
