import { listPlans } from '@maktab/client/calls/payments/plans.generated'
import type { Plan } from '@maktab/contracts/payments/plans'
import { buttonClass } from '@maktab/ui/base/button'
import { EmptyState } from '@maktab/ui/feedback/states'
import { PageHeading, Row, Stack } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { ForWhom } from '#features/payments/for-whom.tsx'
import { PlanCard, type PlanCardProps } from '#features/payments/plan-card.tsx'
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
              {plan !== undefined && <Chosen plan={plan} takesTransfers={accounts.length > 0} modes={wallet_modes} />}
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

/** A plan with the ways to pay it, for whom of the family is chosen. */
function Chosen({ plan, ...ways }: { readonly plan: Plan } & Pick<PlanCardProps, 'takesTransfers' | 'modes'>) {
  const { user_id } = useSession()
  const [chosen, setChosen] = useState<readonly number[]>([user_id])
  const isOwn = chosen.length === 1 && chosen[0] === user_id
  return (
    <PlanCard
      of={plan}
      {...ways}
      whom={<ForWhom plan={plan} chosen={chosen} onChoose={setChosen} />}
      learner_ids={isOwn ? undefined : chosen}
    />
  )
}
