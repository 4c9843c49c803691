import { startStripeCheckout } from '@maktab/client/calls/payments/stripe.generated'
import type { Plan } from '@maktab/contracts/payments/plans'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { Row } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'

interface CardWayProps {
  readonly plan: Plan
  readonly stripe_price_id: string
  readonly learner_ids?: readonly number[] | undefined
}

/** Leads to the page that takes the card; it is somebody else's, so no number of a card is ever typed here. */
export function CardWay({ plan, stripe_price_id, learner_ids }: CardWayProps) {
  const t = useT('payments')
  const isOnline = useIsOnline()
  const { run, isBusy } = useCommand(startStripeCheckout)
  const [problem, setProblem] = useState<string>()
  const way = t(plan.duration_in_months === 0 ? 'payments.pay_card_once' : 'payments.pay_card')

  async function go(): Promise<void> {
    setProblem(undefined)
    const answer = await run({ stripe_price_id, ...(learner_ids !== undefined && { learner_ids: [...learner_ids] }) })
    if (answer.ok) location.assign(answer.value.checkout_url)
    else setProblem(explain(t, answer))
  }

  return (
    <>
      <Row>
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={!isOnline}
          aria-label={t('payments.pay_of', { way, plan: plan.title })}
          onClick={() => void go()}
        >
          {way}
        </Button>
      </Row>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
    </>
  )
}
