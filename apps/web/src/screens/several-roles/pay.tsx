import { listPlans } from '@maktab/client/calls/payments/plans.generated'
import { buttonClass } from '@maktab/ui/base/button'
import { EmptyState } from '@maktab/ui/feedback/states'
import { PageHeading, Row, Stack } from '@maktab/ui/layout/layout'
import { PlanCard } from '#features/payments/plan-card.tsx'
import { VoucherForm } from '#features/payments/voucher-form.tsx'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link, useSearchParams } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

/** How to pay: the plan of the address by whichever way the tenant takes, or whatever plan a voucher was sold for. */
export function PayScreen() {
  const t = useT('application', 'payments')
  const [search] = useSearchParams()
  const plans = useQuery(listPlans, {})
  return (
    <Stack gap={5}>
      <PageHeading title={t('titles.pay')} />
      <CallState
        of={plans}
        shape="card"
        refused={{ not_sold: () => <EmptyState level={2} icon="check" title={t('payments.not_sold')} /> }}
      >
        {({ list, accounts, wallet_modes }) => {
          const plan = list.find(({ subscription_guid }) => subscription_guid === search.get('plan'))
          return (
            <>
              {plan !== undefined && <PlanCard of={plan} takesTransfers={accounts.length > 0} modes={wallet_modes} />}
              <VoucherForm />
              <Row>
                <Link className={buttonClass()} to="/premium/payment-plans">
                  {t('payments.to_plans')}
                </Link>
              </Row>
            </>
          )
        }}
      </CallState>
    </Stack>
  )
}
