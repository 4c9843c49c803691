import { listPlans } from '@maktab/client/calls/payments/plans.generated'
import type { Plan } from '@maktab/contracts/payments/plans'
import type { WalletMode } from '@maktab/contracts/payments/wallet'
import { Badge } from '@maktab/ui/base/badge'
import { buttonClass } from '@maktab/ui/base/button'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { Grid, PageHeading, Row, Stack } from '@maktab/ui/layout/layout'
import { OwnEntitlement } from '#features/payments/own-entitlement.tsx'
import { usePlanWords } from '#features/payments/plan-words.ts'
import { usePaymentStatus } from '#features/payments/use-payment-status.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

/** The plans that are on sale, and the ways to pay each. */
export function PaymentPlansScreen() {
  const t = useT('application', 'payments')
  const plans = useQuery(listPlans, {})
  const status = usePaymentStatus(3)
  return (
    <Stack gap={5}>
      <PageHeading
        title={t('titles.plans')}
        note={t('payments.intro')}
        actions={
          <Link className={buttonClass()} to="/payment/status">
            {t('payments.to_status')}
          </Link>
        }
      />
      {status.state === 'ready' && <OwnEntitlement of={status.value} />}
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
                />
              ))}
            </Grid>
          )
        }
      </CallState>
    </Stack>
  )
}

interface PlanCardProps {
  readonly of: Plan
  readonly takesTransfers: boolean
  readonly modes: readonly WalletMode[]
}

function PlanCard({ of: plan, takesTransfers, modes }: PlanCardProps) {
  const t = useT('payments')
  const format = useFormat()
  const { price, term } = usePlanWords()
  // The provider's page takes rupees alone.
  const ways = plan.currency === 'PKR' ? modes : []
  const { title, amount_minor, currency, duration_in_months, monthly_amount, discount_percent, discount_label } = plan
  return (
    <Card
      level={2}
      heading={
        <>
          <bdi>{title}</bdi>{' '}
          {discount_label !== '' && (
            <Badge>
              <bdi>{discount_label}</bdi>
            </Badge>
          )}
        </>
      }
    >
      <p className="bold">{price(amount_minor, currency)}</p>
      <p>{term(duration_in_months)}</p>
      {monthly_amount !== null && duration_in_months > 1 && (
        <p className="soft">
          {t('payments.a_month', { amount: price(Math.round(Number(monthly_amount) * 100), currency) })}
        </p>
      )}
      {discount_percent > 0 && (
        <p className="soft">{t('payments.cheaper', { percent: format.percent(discount_percent) })}</p>
      )}
      {ways.map((mode) => {
        const way = t(`payments.pay_${mode}`)
        return (
          <Row key={mode}>
            {/* The page that posts the form has a policy of its own, so it is loaded anew. */}
            <a
              className={buttonClass({ variant: 'primary' })}
              href={`/jazzpayment?type=${mode}&plan=${plan.subscription_guid}`}
              aria-label={t('payments.pay_of', { way, plan: title })}
            >
              {way}
            </a>
          </Row>
        )
      })}
      {takesTransfers ? (
        <Row>
          <Link
            className={buttonClass()}
            to={`/bank?plan=${plan.subscription_guid}`}
            aria-label={t('payments.pay_by_bank_of', { plan: title })}
          >
            {t('payments.pay_by_bank')}
          </Link>
        </Row>
      ) : (
        ways.length === 0 && <p className="soft">{t('payments.no_accounts')}</p>
      )}
    </Card>
  )
}
