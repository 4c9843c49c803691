import { Card } from '@maktab/ui/layout/card'
import { Notice } from '@maktab/ui/feedback/notice'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { Switch } from '@maktab/ui/choice/switch'
import { useEffect, useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import type { PlainKey } from '@maktab/i18n/keys'
import { useT } from '#language/use-t.ts'
import { readStanding, switchOff, switchOn, type PushStanding, type SwitchedOn } from './push-subscription.ts'
import { usePushSteps } from './use-push-steps.ts'

const problems: Readonly<Partial<Record<SwitchedOn, PlainKey<'notices'>>>> = {
  dismissed: 'notifications.push_dismissed',
  offline: 'notifications.push_offline',
  failed: 'notifications.push_failed',
}

/** Pushes on this device: said what they are first, and the browser is asked only after a touch. Nothing for roles that are told nothing. */
export function PushCard() {
  const t = useT('notices')
  const { active_role } = useSession()
  if (active_role !== 'learner' && active_role !== 'teacher') return null
  return (
    <Card heading={t('notifications.push')}>
      <p>{t('notifications.push_intro')}</p>
      <PushSwitch />
    </Card>
  )
}

function PushSwitch() {
  const t = useT('notices')
  const steps = usePushSteps()
  const { user_id } = steps
  const [standing, setStanding] = useState<PushStanding>()
  const [problem, setProblem] = useState<PlainKey<'notices'>>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isGone = false
    const look = () => void readStanding(user_id).then((found) => isGone || setStanding(found))
    look()
    // Leave is given and taken in the browser's settings, outside of the page.
    window.addEventListener('focus', look)
    return () => {
      isGone = true
      window.removeEventListener('focus', look)
    }
  }, [user_id])

  async function turn(isOn: boolean): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      if (isOn) setProblem(problems[await switchOn(steps)])
      else await switchOff(steps.takeBack)
      setStanding(await readStanding(user_id))
    } finally {
      setBusy(false)
    }
  }

  if (standing === undefined) return <Skeleton label={t('frame.loading')} shape="lines" count={1} />
  if (standing === 'unsupported') return <Notice>{t('notifications.push_unsupported')}</Notice>
  if (standing === 'blocked') return <Notice tone="warning">{t('notifications.push_blocked')}</Notice>
  return (
    <Switch
      label={t('notifications.push_switch')}
      hint={t(standing === 'on' ? 'notifications.push_on' : 'notifications.push_shared')}
      error={problem === undefined ? undefined : t(problem)}
      isOn={standing === 'on'}
      disabled={isBusy}
      onChange={(isOn) => void turn(isOn)}
    />
  )
}
