import type { Plan } from '@maktab/contracts/payments/plans'
import type { WalletMode } from '@maktab/contracts/payments/wallet'
import { Badge } from '@maktab/ui/base/badge'
import { Card } from '@maktab/ui/layout/card'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { PayWays } from './pay-ways.tsx'
import { usePlanWords } from './plan-words.ts'

interface PlanCardProps {
  readonly of: Plan
  readonly takesTransfers: boolean
  readonly modes: readonly WalletMode[]
}

/** What a plan costs, what that is a month, and the ways to pay it. */
export function PlanCard({ of: plan, ...ways }: PlanCardProps) {
  const t = useT('payments')
  const format = useFormat()
  const { price, term } = usePlanWords()
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
      <PayWays plan={plan} {...ways} />
    </Card>
  )
}
