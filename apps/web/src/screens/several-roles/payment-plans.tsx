import { buttonClass } from '@maktab/ui/base/button'
import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { CardPlan } from '#features/payments/card-plan.tsx'
import { OwnEntitlement } from '#features/payments/own-entitlement.tsx'
import { PlanList } from '#features/payments/plan-list.tsx'
import { usePaymentStatus } from '#features/payments/use-payment-status.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'

/** The plans that are on sale, and the ways to pay each. */
export function PaymentPlansScreen() {
  const t = useT('application', 'payments')
  const status = usePaymentStatus(3)
  return (
    <Stack gap={5}>
      <PageHeading
        title={t('titles.plans')}
        note={t('payments.intro')}
        actions={
          <>
            <Link className={buttonClass()} to="/pay">
              {t('payments.voucher_have')}
            </Link>
            <Link className={buttonClass()} to="/payment/status">
              {t('payments.to_status')}
            </Link>
          </>
        }
      />
      {status.state === 'ready' && <OwnEntitlement of={status.value} />}
      <CardPlan />
      <PlanList />
    </Stack>
  )
}
