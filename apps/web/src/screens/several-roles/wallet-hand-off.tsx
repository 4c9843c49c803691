import { listPlans } from '@maktab/client/calls/payments/plans.generated'
import { startWalletPayment } from '@maktab/client/calls/payments/wallet.generated'
import type { Output } from '@maktab/contracts/call'
import type { Plan } from '@maktab/contracts/payments/plans'
import type { startWalletPayment as Contract, WalletMode } from '@maktab/contracts/payments/wallet'
import { decimalOf } from '@maktab/domain/payments/money'
import { formNames } from '@maktab/domain/payments/wallet'
import { buttonClass, Button } from '@maktab/ui/base/button'
import { EmptyState, ErrorState } from '@maktab/ui/feedback/states'
import { PageHeading, Row, Stack } from '@maktab/ui/layout/layout'
import { useEffect, useRef, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { learnersOfAddress } from '#features/payments/family.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link, useSearchParams } from '#page/router.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'

const modes: readonly WalletMode[] = ['MWALLET', 'MPAY', 'OTC']

/** Hands a plan over to the page of the provider (seed 001 §7): plan and mode stand in the address. */
export function WalletHandOffScreen() {
  const t = useT('application', 'payments')
  const [search] = useSearchParams()
  const plans = useQuery(listPlans, {})
  const mode = modes.find((one) => one === search.get('type'))
  return (
    <Stack gap={5}>
      <PageHeading title={t('titles.payments')} />
      <CallState
        of={plans}
        shape="lines"
        refused={{ not_sold: () => <EmptyState level={2} icon="check" title={t('payments.not_sold')} /> }}
      >
        {({ list }) => {
          const plan = list.find(({ subscription_guid }) => subscription_guid === search.get('plan'))
          return plan === undefined || mode === undefined ? (
            <ChooseFirst />
          ) : (
            <HandOff plan={plan} mode={mode} learner_ids={learnersOfAddress(search)} />
          )
        }}
      </CallState>
    </Stack>
  )
}

function ChooseFirst() {
  const t = useT('payments')
  return (
    <EmptyState
      level={2}
      icon="star"
      title={t('payments.choose_first')}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to="/premium/payment-plans">
          {t('payments.to_plans')}
        </Link>
      }
    />
  )
}

interface HandOffProps {
  readonly plan: Plan
  readonly mode: WalletMode
  readonly learner_ids: number[] | undefined
}

function HandOff({ plan, mode, learner_ids }: HandOffProps) {
  const t = useT('payments')
  const { user_id, username, email } = useSession()
  const { run } = useCommand(startWalletPayment)
  const [order, setOrder] = useState<Output<typeof Contract>>()
  const [problem, setProblem] = useState<string>()
  const hasBegun = useRef(false)
  const begin = async (): Promise<void> => {
    setProblem(undefined)
    const answer = await run({
      subscription_id: plan.subscription_guid,
      payment_gateway: '1',
      amount: decimalOf(plan.amount_minor * (learner_ids?.length ?? 1)),
      ...(learner_ids !== undefined && { learner_ids }),
      subscription_duration_months: plan.duration_in_months,
      payment_mode: mode,
      user_id,
      username,
      email,
    })
    if (answer.ok) setOrder(answer.value)
    else setProblem(explain(t, answer))
  }
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void begin()
    // Once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  if (problem !== undefined) return <ErrorState title={problem} onRetry={() => void begin()} />
  return (
    <>
      <p role="status">{t('payments.leading')}</p>
      {order !== undefined && <ProviderForm order={order} mode={mode} />}
    </>
  )
}

/** Posted by itself the first time; whoever comes back to this page presses the button. */
function ProviderForm({ order, mode }: { readonly order: Output<typeof Contract>; readonly mode: WalletMode }) {
  const t = useT('payments')
  const form = useRef<HTMLFormElement>(null)
  const { order_id, post_url, ...answered } = order
  useEffect(() => {
    const name = `maktab.handed-over.${order_id}`
    if (sessionStorage.getItem(name) !== null) return
    sessionStorage.setItem(name, '1')
    form.current?.submit()
  }, [order_id])
  const fields = { ...answered, payment_mode: mode }
  return (
    <form ref={form} method="post" action={post_url} aria-label={t('payments.lead')}>
      {(Object.keys(formNames) as (keyof typeof formNames)[]).map((field) => (
        <input key={field} type="hidden" name={formNames[field]} value={fields[field]} />
      ))}
      <Row>
        <Button type="submit" variant="primary">
          {t('payments.lead')}
        </Button>
      </Row>
    </form>
  )
}
