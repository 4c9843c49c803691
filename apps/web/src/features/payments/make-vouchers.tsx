import { makeVouchers } from '@maktab/client/calls/payments/vouchers.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { vouchersAtOnce } from '@maktab/domain/payments/vouchers'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { Card } from '@maktab/ui/layout/card'
import { Grid, Row } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { usePlanWords } from './plan-words.ts'

const counts = [1, 5, 10, 20, vouchersAtOnce]

interface MakeVouchersProps {
  readonly plans: Output<Catalogue['listVouchers']>['plans']
  readonly onMade: (made: Output<Catalogue['makeVouchers']>) => void
}

/** So many vouchers of a plan, at its price of today. */
export function MakeVouchers({ plans, onMade }: MakeVouchersProps) {
  const t = useT('vouchers', 'payments')
  const format = useFormat()
  const { price } = usePlanWords()
  const isOnline = useIsOnline()
  const { run, isBusy } = useCommand(makeVouchers)
  const [chosen, setChosen] = useState<string>()
  const [count, setCount] = useState(10)
  const [problem, setProblem] = useState<string>()
  const subscription_guid = chosen ?? plans[0]?.subscription_guid
  if (subscription_guid === undefined) return <Notice>{t('payments.vouchers_no_plans')}</Notice>

  async function make(guid: string): Promise<void> {
    setProblem(undefined)
    const answer = await run({ subscription_guid: guid, count })
    if (answer.ok) onMade(answer.value)
    else setProblem(explain(t, answer))
  }

  return (
    <Card level={2} heading={t('payments.vouchers_make')}>
      <Grid narrowest={14}>
        <Select
          label={t('payments.voucher_plan')}
          value={subscription_guid}
          options={plans.map((plan) => ({
            value: plan.subscription_guid,
            label: `${plan.title} · ${price(plan.amount_minor, plan.currency)}`,
          }))}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Select
          label={t('payments.vouchers_count')}
          value={String(count)}
          options={counts.map((one) => ({ value: String(one), label: format.number(one) }))}
          onChange={({ target }) => setCount(Number(target.value))}
        />
      </Grid>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <Row>
        <Button variant="primary" isBusy={isBusy} disabled={!isOnline} onClick={() => void make(subscription_guid)}>
          {t('payments.vouchers_make')}
        </Button>
      </Row>
    </Card>
  )
}
