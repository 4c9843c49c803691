import { listFamily } from '@maktab/client/calls/payments/families.generated'
import type { Plan } from '@maktab/contracts/payments/plans'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'
import { usePlanWords } from './plan-words.ts'

interface ForWhomProps {
  readonly plan: Plan
  readonly chosen: readonly number[]
  readonly onChoose: (learner_ids: readonly number[]) => void
}

/** Who of the family gets the plan, and what that is together; nothing where there is nobody else. */
export function ForWhom({ plan, chosen, onChoose }: ForWhomProps) {
  const t = useT('payments')
  const format = useFormat()
  const { price } = usePlanWords()
  const family = useQuery(listFamily, {})
  if (family.state !== 'ready' || family.value.list.length < 2) return null
  return (
    <>
      <CheckboxGroup
        label={t('payments.for_whom')}
        hint={t('payments.for_whom_hint')}
        error={chosen.length === 0 ? t('payments.for_nobody') : undefined}
        values={chosen.map(String)}
        onValuesChange={(values) => onChoose(values.map(Number))}
        options={family.value.list.map(({ user_id, full_name, is_self, is_subscribed, subscription_end_date }) => ({
          value: String(user_id),
          label: is_self ? t('payments.for_self', { name: full_name }) : <bdi>{full_name}</bdi>,
          ...(is_subscribed && {
            hint:
              subscription_end_date === null
                ? t('payments.for_paid_forever')
                : t('payments.for_paid_until', { date: format.date(subscription_end_date) }),
          }),
        }))}
      />
      {chosen.length > 1 && (
        <p className="bold" role="status">
          {t('payments.for_sum', {
            count: chosen.length,
            sum: price(plan.amount_minor * chosen.length, plan.currency),
          })}
        </p>
      )}
    </>
  )
}
