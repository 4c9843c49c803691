import type { Plan } from '@maktab/contracts/payments/plans'
import type { WalletMode } from '@maktab/contracts/payments/wallet'
import { buttonClass } from '@maktab/ui/base/button'
import { Row } from '@maktab/ui/layout/layout'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { CardWay } from './card-way.tsx'
import { forAddress } from './family.ts'

interface PayWaysProps {
  readonly plan: Plan
  readonly takesTransfers: boolean
  readonly modes: readonly WalletMode[]
  /** Whom it is paid for; without it for whoever pays. */
  readonly learner_ids?: readonly number[] | undefined
}

/** The pages of the provider, where the tenant has one, and the transfer. */
export function PayWays({ plan, takesTransfers, modes, learner_ids }: PayWaysProps) {
  const t = useT('payments')
  const { subscription_guid, title, currency } = plan
  // The provider's page takes rupees alone.
  const ways = currency === 'PKR' ? modes : []
  const whom = forAddress(learner_ids)
  return (
    <>
      {ways.map((mode) => {
        const way = t(`payments.pay_${mode}`)
        return (
          <Row key={mode}>
            {/* The page that posts the form has a policy of its own, so it is loaded anew. */}
            <a
              className={buttonClass({ variant: 'primary' })}
              href={`/jazzpayment?type=${mode}&plan=${subscription_guid}${whom}`}
              aria-label={t('payments.pay_of', { way, plan: title })}
            >
              {way}
            </a>
          </Row>
        )
      })}
      {plan.stripe_price_id !== null && (
        <CardWay plan={plan} stripe_price_id={plan.stripe_price_id} learner_ids={learner_ids} />
      )}
      {takesTransfers ? (
        <Row>
          <Link
            className={buttonClass()}
            to={`/bank?plan=${subscription_guid}${whom}`}
            aria-label={t('payments.pay_by_bank_of', { plan: title })}
          >
            {t('payments.pay_by_bank')}
          </Link>
        </Row>
      ) : (
        ways.length === 0 && plan.stripe_price_id === null && <p className="soft">{t('payments.no_accounts')}</p>
      )}
    </>
  )
}
