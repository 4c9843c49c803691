import { listPlans } from '@maktab/client/calls/payments/plans.generated'
import { buttonClass } from '@maktab/ui/base/button'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { BankForm } from '#features/payments/bank-form.tsx'
import { learnersOfAddress } from '#features/payments/family.ts'
import { usePlanWords } from '#features/payments/plan-words.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link, useSearchParams } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

/** Paying a plan by bank transfer: where the money goes, and what the office must know of it. The plan stands in the address. */
export function BankScreen() {
  const t = useT('application', 'payments')
  const [search] = useSearchParams()
  const { price } = usePlanWords()
  const plans = useQuery(listPlans, {})
  const learner_ids = learnersOfAddress(search)
  const toPlans = (
    <Link className={buttonClass({ variant: 'primary' })} to="/premium/payment-plans">
      {t('payments.to_plans')}
    </Link>
  )
  return (
    <Stack gap={5}>
      <PageHeading title={t('titles.bank_transfer')} />
      <CallState
        of={plans}
        shape="lines"
        refused={{ not_sold: () => <EmptyState level={2} icon="check" title={t('payments.not_sold')} /> }}
      >
        {({ list, accounts }) => {
          const plan = list.find(({ subscription_guid }) => subscription_guid === search.get('plan'))
          if (plan === undefined)
            return <EmptyState level={2} icon="star" title={t('payments.choose_first')} actions={toPlans} />
          if (accounts.length === 0)
            return <EmptyState level={2} icon="school" title={t('payments.no_accounts')} actions={toPlans} />
          return (
            <>
              <Card
                level={2}
                heading={
                  <>
                    <bdi>{plan.title}</bdi> · {price(plan.amount_minor * (learner_ids?.length ?? 1), plan.currency)}
                  </>
                }
              >
                <p>{t('payments.bank_intro')}</p>
                <h3>{t('payments.accounts')}</h3>
                <ul className="grid gap-3 bare" role="list">
                  {accounts.map(({ bank, title, number }) => (
                    <li key={number}>
                      <dl className="grid gap-1">
                        <Named name={t('payments.account_bank')} value={bank} />
                        <Named name={t('payments.account_title')} value={title} />
                        <Named name={t('payments.account_number')} value={number} />
                      </dl>
                    </li>
                  ))}
                </ul>
              </Card>
              <BankForm plan={plan} learner_ids={learner_ids} />
            </>
          )
        }}
      </CallState>
    </Stack>
  )
}

function Named({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="inline soft">{name}: </dt>
      <dd className="inline strong">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
