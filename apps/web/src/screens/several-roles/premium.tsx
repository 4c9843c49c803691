import { startTrial } from '@maktab/client/calls/payments/entitlements.generated'
import { readPaycode } from '@maktab/domain/payments/paycode'
import { buttonClass, Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading, Row, Stack } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { OwnEntitlement } from '#features/payments/own-entitlement.tsx'
import { useStatusWords } from '#features/payments/order-words.ts'
import { OwnOrders } from '#features/payments/own-orders.tsx'
import { usePaymentStatus } from '#features/payments/use-payment-status.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link, useNavigate, useSearchParams } from '#page/router.tsx'
import { useCommand } from '#page/use-calls.ts'

/** What the person has of what the tenant sells, what they paid, and the way to more. */
export function PremiumScreen() {
  const [search] = useSearchParams()
  const t = useT('application', 'payments')
  const { active_role } = useSession()
  const paid = readPaycode(search.get('paycode'))
  const statusWords = useStatusWords()
  const status = usePaymentStatus(paid === undefined ? 3 : 2)
  return (
    <Stack gap={5}>
      <PageHeading title={t('titles.payment_status')} />
      <CallState
        of={status}
        shape="card"
        refused={{ not_sold: () => <EmptyState level={2} icon="check" title={t('payments.not_sold')} /> }}
      >
        {(value) => (
          <>
            {paid && <Notice tone={paid.status === 2 ? 'success' : 'danger'}>{statusWords(paid.status)}</Notice>}
            <OwnEntitlement of={value} />
            {value.is_trial_offered && (active_role === 'learner' || active_role === 'teacher') && <Trial />}
            <Row>
              <Link className={buttonClass({ variant: 'primary' })} to="/premium/payment-plans">
                {t('payments.to_plans')}
              </Link>
            </Row>
            <OwnOrders orders={value.orders} />
          </>
        )}
      </CallState>
    </Stack>
  )
}

function Trial() {
  const t = useT('payments')
  const isOnline = useIsOnline()
  const navigate = useNavigate()
  const { run, isBusy } = useCommand(startTrial)
  const { active_role } = useSession()
  const [problem, setProblem] = useState<string>()

  async function start(): Promise<void> {
    const answer = await run({})
    if (!answer.ok) return setProblem(explain(t, answer))
    // After a trial begins a learner goes on learning (seed 001 §2).
    if (active_role === 'learner') navigate('/learner/dashboard')
  }

  return (
    <Card level={2} heading={t('payments.trial_start')}>
      <p>{t('payments.trial_intro')}</p>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <Row>
        <Button isBusy={isBusy} disabled={!isOnline} onClick={() => void start()}>
          {t('payments.trial_start')}
        </Button>
      </Row>
    </Card>
  )
}
