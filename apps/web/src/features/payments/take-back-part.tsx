import { takeBackLearners } from '@maktab/client/calls/payments/families.generated'
import type { Transaction } from '@maktab/contracts/payments/orders'
import { Button } from '@maktab/ui/base/button'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { Notice } from '@maktab/ui/feedback/notice'
import { Row } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { usePlanWords } from './plan-words.ts'

interface TakeBackPartProps {
  readonly of: Transaction
  readonly remarks: string
  readonly onDecided: (sentence: string) => void
}

/** Of a payment for several children: whose plan ends, while the others keep theirs. */
export function TakeBackPart({ of, remarks, onDecided }: TakeBackPartProps) {
  const t = useT('payments', 'transactions')
  const { price } = usePlanWords()
  const isOnline = useIsOnline()
  const { run, isBusy } = useCommand(takeBackLearners)
  const [ending, setEnding] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  async function end(): Promise<void> {
    const answer = await run({ order_id: of.order_id, learner_ids: ending.map(Number), remarks })
    if (!answer.ok) return setProblem(explain(t, answer))
    onDecided(t('payments.part_ended', { amount: price(answer.value.refunded_minor, of.currency) }))
  }
  return (
    <>
      <CheckboxGroup
        label={t('payments.part_label')}
        hint={t('payments.part_hint')}
        values={ending}
        onValuesChange={setEnding}
        options={of.learners.map(({ user_id, full_name, is_ended }) => ({
          value: String(user_id),
          label: <bdi>{full_name}</bdi>,
          isDisabled: is_ended,
        }))}
      />
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <Row>
        <Button variant="danger" isBusy={isBusy} disabled={!isOnline || ending.length === 0} onClick={() => void end()}>
          {t('payments.part_end')}
        </Button>
      </Row>
    </>
  )
}
