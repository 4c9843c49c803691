import { listPlans } from '@maktab/client/calls/payments/plans.generated'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Grid } from '@maktab/ui/layout/layout'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useHasFamily } from './family.ts'
import { PlanCard } from './plan-card.tsx'

/** The plans that are on sale to the person, and the ways to pay each. */
export function PlanList() {
  const t = useT('payments')
  const plans = useQuery(listPlans, {})
  const hasFamily = useHasFamily()
  return (
    <CallState
      of={plans}
      refused={{ not_sold: () => <EmptyState level={2} icon="check" title={t('payments.not_sold')} /> }}
    >
      {({ list, accounts, wallet_modes }) =>
        list.length === 0 ? (
          <EmptyState level={2} icon="star" title={t('payments.none')} />
        ) : (
          <Grid narrowest={16}>
            {list.map((plan) => (
              <PlanCard
                key={plan.subscription_guid}
                of={plan}
                takesTransfers={accounts.length > 0}
                modes={wallet_modes}
                isForSeveral={hasFamily}
              />
            ))}
          </Grid>
        )
      }
    </CallState>
  )
}
