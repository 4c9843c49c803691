import { openStripePortal, readStripeSubscription } from '@maktab/client/calls/payments/stripe.generated'
import type { Output } from '@maktab/contracts/call'
import type { readStripeSubscription as Contract } from '@maktab/contracts/payments/stripe'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { Card } from '@maktab/ui/layout/card'
import { Row } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { CardChange } from './card-change.tsx'

/** The plan that is paid by card again and again, with the ways to change and to cancel it; nothing where there is none. */
export function CardPlan() {
  const running = useQuery(readStripeSubscription, {})
  return running.state === 'ready' && running.value.state !== 'ended' ? <Running of={running.value} /> : null
}

function Running({ of }: { readonly of: Output<typeof Contract> }) {
  const t = useT('cards', 'payments')
  const format = useFormat()
  const isOnline = useIsOnline()
  const { run, isBusy } = useCommand(openStripePortal)
  const [problem, setProblem] = useState<string>()
  const [isChanging, setIsChanging] = useState(false)
  const [done, setDone] = useState<string>()
  const date = format.date(of.current_end)

  async function toPortal(): Promise<void> {
    setProblem(undefined)
    const answer = await run({})
    if (answer.ok) location.assign(answer.value.portal_url)
    else setProblem(explain(t, answer))
  }

  return (
    <Card level={2} heading={t('payments.card_heading')}>
      <p>{t(of.is_cancelled ? 'payments.card_ends' : 'payments.card_renews', { plan: of.title, date })}</p>
      {of.state === 'past_due' && <Notice tone="warning">{t('payments.card_late')}</Notice>}
      {of.is_scheduled && <p>{t('payments.card_will_change', { date })}</p>}
      <div role="status">{done !== undefined && <Notice tone="success">{done}</Notice>}</div>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <Row>
        {of.may_update && (
          <Button disabled={!isOnline} onClick={() => setIsChanging(true)}>
            {t('payments.card_change')}
          </Button>
        )}
        <Button isBusy={isBusy} disabled={!isOnline} onClick={() => void toPortal()}>
          {t('payments.card_portal')}
        </Button>
      </Row>
      {isChanging && (
        <CardChange
          of={of}
          onClose={() => setIsChanging(false)}
          onDone={(sentence) => {
            setIsChanging(false)
            setDone(sentence)
          }}
        />
      )}
    </Card>
  )
}
