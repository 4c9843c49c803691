import { startTrial } from '@maktab/client/calls/payments/entitlements.generated'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { Card } from '@maktab/ui/layout/card'
import { Row } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { useNavigate } from '#page/router.tsx'
import { useCommand } from '#page/use-calls.ts'

/** The trial, for learners and teachers whom it is offered to; nothing for anybody else. */
export function TrialCard({ isOffered }: { readonly isOffered: boolean }) {
  const t = useT('payments')
  const isOnline = useIsOnline()
  const navigate = useNavigate()
  const { run, isBusy } = useCommand(startTrial)
  const { active_role } = useSession()
  const [problem, setProblem] = useState<string>()
  if (!isOffered || (active_role !== 'learner' && active_role !== 'teacher')) return null

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
