import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useT } from '#language/use-t.ts'
import { useTourReplay } from './tour-record.ts'
import { tours } from './tours.ts'

/** Has every screen show itself around again; nothing where the tenant has no tours, or the role none. */
export function TourCard() {
  const t = useT('notices')
  const { hasTour } = useCapabilities()
  const { active_role } = useSession()
  const replay = useTourReplay()
  const showToast = useToasts()
  const [isBusy, setBusy] = useState(false)
  if (!hasTour || !tours.some(({ route }) => route.startsWith(`/${active_role}/`))) return null

  async function begin(): Promise<void> {
    setBusy(true)
    const isHeard = await replay()
    setBusy(false)
    showToast(
      isHeard ? { tone: 'success', text: t('tour.replayed') } : { tone: 'error', text: t('tour.replay_offline') },
    )
  }

  return (
    <Card heading={t('tour.replay_title')}>
      <p>{t('tour.replay_body')}</p>
      <div>
        <Button icon="again" isBusy={isBusy} onClick={() => void begin()}>
          {t('tour.replay')}
        </Button>
      </div>
    </Card>
  )
}
