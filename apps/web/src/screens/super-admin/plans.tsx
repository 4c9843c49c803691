import { readEditedPlans } from '@maktab/client/calls/payments/plans.generated'
import type { EditedPlan } from '@maktab/contracts/payments/plans'
import { wordsIn } from '@maktab/domain/payments/plans'
import { Badge } from '@maktab/ui/base/badge'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { useState, type ReactNode } from 'react'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { AccountsForm } from '#features/payments/accounts-form.tsx'
import { PlanForm } from '#features/payments/plan-form.tsx'
import { usePlanWords } from '#features/payments/plan-words.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'

/** What the tenant sells, and to which accounts families send their money. */
export function PlansOnSaleScreen() {
  const t = useT('application', 'payments', 'selling')
  const plans = useQuery(readEditedPlans, {})
  const [editing, setEditing] = useState<string>()
  const [done, setDone] = useState<string>()
  return (
    <Stack gap={5}>
      <PageHeading
        title={t('titles.plans_on_sale')}
        note={t('payments.selling_intro')}
        actions={
          editing === undefined && (
            <Button variant="primary" icon="add" onClick={() => setEditing('new')}>
              {t('payments.add_plan')}
            </Button>
          )
        }
      />
      {editing === undefined && <OfficeOffline />}
      <div role="status">
        {done !== undefined && (
          <Notice tone="success" onClose={() => setDone(undefined)}>
            {done}
          </Notice>
        )}
      </div>
      <CallState of={plans} shape="rows">
        {({ list, accounts, currencies }) => {
          const form = (of: EditedPlan | undefined) => (
            <PlanForm
              of={of}
              currencies={currencies}
              onCancel={() => setEditing(undefined)}
              onSaved={(plan) => {
                setEditing(undefined)
                setDone(t('payments.saved_plan', { plan }))
              }}
            />
          )
          return (
            <>
              {editing === 'new' && (
                <Card level={2} heading={t('payments.add_plan')}>
                  {form(undefined)}
                </Card>
              )}
              {list.length === 0 && editing === undefined && (
                <EmptyState level={2} icon="star" title={t('payments.none')} />
              )}
              <ul className="grid gap-3 bare" role="list">
                {list.map((plan) => (
                  <li key={plan.subscription_guid}>
                    <PlanRow
                      of={plan}
                      {...(editing === undefined && { onChange: () => setEditing(plan.subscription_guid) })}
                    >
                      {editing === plan.subscription_guid && form(plan)}
                    </PlanRow>
                  </li>
                ))}
              </ul>
              <Card level={2} heading={t('payments.accounts')}>
                <AccountsForm of={accounts} onSaved={() => setDone(t('payments.saved_accounts'))} />
              </Card>
            </>
          )
        }}
      </CallState>
    </Stack>
  )
}

function PlanRow({
  of,
  onChange,
  children,
}: {
  readonly of: EditedPlan
  readonly onChange?: () => void
  readonly children: ReactNode
}) {
  const t = useT('selling')
  const { code } = useLanguage()
  const { price, term } = usePlanWords()
  const plan = wordsIn(of.title, code)
  return (
    <Card
      level={2}
      heading={
        <>
          <bdi>{plan}</bdi> {!of.is_active && <Badge tone="neutral">{t('payments.not_on_sale')}</Badge>}
        </>
      }
      actions={
        onChange && (
          <Button size="small" aria-label={t('payments.change_plan', { plan })} onClick={onChange}>
            {t('payments.change')}
          </Button>
        )
      }
    >
      {children || (
        <p>
          {price(of.amount_minor, of.currency)} · {term(of.duration_in_months)}
        </p>
      )}
    </Card>
  )
}
