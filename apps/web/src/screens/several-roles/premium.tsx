import { readPaycode } from '@maktab/domain/payments/paycode'
import { buttonClass } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { PageHeading, Row, Stack } from '@maktab/ui/layout/layout'
import { CardPlan } from '#features/payments/card-plan.tsx'
import { CardReturn } from '#features/payments/card-return.tsx'
import { OwnEntitlement } from '#features/payments/own-entitlement.tsx'
import { useStatusWords } from '#features/payments/order-words.ts'
import { OwnOrders } from '#features/payments/own-orders.tsx'
import { TrialCard } from '#features/payments/trial-card.tsx'
import { usePaymentStatus } from '#features/payments/use-payment-status.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link, useSearchParams } from '#page/router.tsx'

/** What the person has of what the tenant sells, what they paid, and the way to more. */
export function PremiumScreen() {
  const [search] = useSearchParams()
  const t = useT('application', 'payments')
  const paid = readPaycode(search.get('paycode'))
  const order = search.get('order') ?? ''
  const returned = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(order) ? order : undefined
  const statusWords = useStatusWords()
  const status = usePaymentStatus(paid === undefined ? 3 : 2)
  return (
    <Stack gap={5}>
      <PageHeading title={t('titles.payment_status')} />
      <CallState
        of={status}
        shape="card"
        refused={{ not_sold: () => <EmptyState level={2} icon="check" title={t('payments.not_sold')} /> }}
      >
        {(value) => (
          <>
            {paid && <Notice tone={paid.status === 2 ? 'success' : 'danger'}>{statusWords(paid.status)}</Notice>}
            {returned !== undefined && <CardReturn order_id={returned} />}
            <OwnEntitlement of={value} />
            <CardPlan />
            <TrialCard isOffered={value.is_trial_offered} />
            <Row>
              <Link className={buttonClass({ variant: 'primary' })} to="/premium/payment-plans">
                {t('payments.to_plans')}
              </Link>
            </Row>
            <OwnOrders orders={value.orders} />
          </>
        )}
      </CallState>
    </Stack>
  )
}
