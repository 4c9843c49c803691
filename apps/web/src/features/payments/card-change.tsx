import { listStripeProducts, upgradeStripeSubscription } from '@maktab/client/calls/payments/stripe.generated'
import type { Output } from '@maktab/contracts/call'
import type { readStripeSubscription } from '@maktab/contracts/payments/stripe'
import { Button } from '@maktab/ui/base/button'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { Notice } from '@maktab/ui/feedback/notice'
import { Stack } from '@maktab/ui/layout/layout'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { usePlanWords } from './plan-words.ts'

interface CardChangeProps {
  readonly of: Output<typeof readStripeSubscription>
  readonly onClose: () => void
  /** What was done, as a sentence. */
  readonly onDone: (sentence: string) => void
}

const moments = ['now', 'period_end'] as const

/** Another plan instead of the one that runs, at once or when the paid time ends. */
export function CardChange({ of, onClose, onDone }: CardChangeProps) {
  const t = useT('cards', 'payments')
  const format = useFormat()
  const { price } = usePlanWords()
  const products = useQuery(listStripeProducts, {})
  const { run, isBusy } = useCommand(upgradeStripeSubscription)
  const [chosen, setChosen] = useState<string>()
  const [when, setWhen] = useState<(typeof moments)[number]>('now')
  const [problem, setProblem] = useState<string>()
  const date = format.date(of.current_end)
  const others = (products.state === 'ready' ? products.value.list : [])
    .flatMap(({ prices }) => prices)
    .filter(
      ({ stripe_price_id, duration_in_months }) => stripe_price_id !== of.stripe_price_id && duration_in_months > 0,
    )
  const stripe_price_id = chosen ?? others[0]?.stripe_price_id

  async function change(): Promise<void> {
    if (stripe_price_id === undefined) return
    const answer = await run({ stripe_price_id, when })
    if (!answer.ok) return setProblem(explain(t, answer))
    const { state, amount_due_minor, currency } = answer.value
    onDone(
      state === 'scheduled'
        ? t('payments.card_will_change', { date })
        : t('payments.card_changed', { amount: price(amount_due_minor, currency) }),
    )
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      heading={t('payments.card_change')}
      actions={
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={stripe_price_id === undefined}
          onClick={() => void change()}
        >
          {t('payments.card_change_do')}
        </Button>
      }
    >
      <CallState
        of={products}
        shape="lines"
        refused={{
          not_sold: () => <p>{t('refusals.not_sold')}</p>,
          card_absent: () => <p>{t('refusals.card_absent')}</p>,
          provider_down: () => <p>{t('refusals.provider_down')}</p>,
        }}
      >
        {() =>
          others.length === 0 ? (
            <p>{t('payments.card_no_other')}</p>
          ) : (
            <Stack gap={4}>
              <RadioGroup
                label={t('payments.card_change_to')}
                value={stripe_price_id ?? ''}
                options={others.map((one) => ({
                  value: one.stripe_price_id,
                  label: `${one.title} · ${price(one.amount_minor, one.currency)}`,
                }))}
                onValueChange={setChosen}
              />
              <RadioGroup
                label={t('payments.card_change_when')}
                value={when}
                options={[
                  { value: 'now', label: t('payments.card_change_now') },
                  { value: 'period_end', label: t('payments.card_change_later', { date }) },
                ]}
                onValueChange={(value) => setWhen(moments.find((one) => one === value) ?? 'now')}
              />
              <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
            </Stack>
          )
        }
      </CallState>
    </Dialog>
  )
}
