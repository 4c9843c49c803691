import type { Plan } from '@maktab/contracts/payments/plans'
import type { WalletMode } from '@maktab/contracts/payments/wallet'
import { Badge } from '@maktab/ui/base/badge'
import { buttonClass } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Row } from '@maktab/ui/layout/layout'
import type { ReactNode } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { PayWays } from './pay-ways.tsx'
import { usePlanWords } from './plan-words.ts'

export interface PlanCardProps {
  readonly of: Plan
  readonly takesTransfers: boolean
  readonly modes: readonly WalletMode[]
  /** Where whom it is paid for is chosen, and who was; without it for whoever pays. */
  readonly whom?: ReactNode
  readonly learner_ids?: readonly number[] | undefined
  /** Leads to where whom it is paid for is chosen. */
  readonly isForSeveral?: boolean
}

/** What a plan costs, what that is a month, and the ways to pay it. */
export function PlanCard({ of: plan, whom, learner_ids, isForSeveral = false, ...ways }: PlanCardProps) {
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
      {whom}
      {learner_ids?.length !== 0 && <PayWays plan={plan} {...ways} learner_ids={learner_ids} />}
      {isForSeveral && (
        <Row>
          <Link
            className={buttonClass()}
            to={`/pay?plan=${plan.subscription_guid}`}
            aria-label={t('payments.pay_of', { way: t('payments.for_several'), plan: title })}
          >
            {t('payments.for_several')}
          </Link>
        </Row>
      )}
    </Card>
  )
}
