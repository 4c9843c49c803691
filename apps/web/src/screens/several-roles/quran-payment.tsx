import { buttonClass } from '@maktab/ui/base/button'
import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { CardPlan } from '#features/payments/card-plan.tsx'
import { OwnEntitlement } from '#features/payments/own-entitlement.tsx'
import { PlanList } from '#features/payments/plan-list.tsx'
import { TrialCard } from '#features/payments/trial-card.tsx'
import { usePaymentStatus } from '#features/payments/use-payment-status.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'

/** Payment at the Quran tenant on one page: what the person has, the trial, the plans with their ways to pay, and vouchers. */
export function QuranPaymentScreen() {
  const t = useT('application', 'payments')
  const status = usePaymentStatus(4)
  return (
    <Stack gap={5}>
      <PageHeading
        title={t('titles.plans')}
        note={t('payments.intro')}
        actions={
          <Link className={buttonClass()} to="/pay">
            {t('payments.voucher_have')}
          </Link>
        }
      />
      {status.state === 'ready' && (
        <>
          <OwnEntitlement of={status.value} />
          <TrialCard isOffered={status.value.is_trial_offered} />
        </>
      )}
      <CardPlan />
      <PlanList />
    </Stack>
  )
}
