import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { Card } from '@maktab/ui/layout/card'
import { useSyncState } from '#calls/use-sync-state.ts'
import { useFormat } from '#language/use-format.ts'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import { useT } from '#language/use-t.ts'

/** While the rows of the school come to this device for the first time (seed 001 §4). Whoever works goes on: until they are here the school answers. */
export function FirstSync() {
  const inside = useT('application')
  const format = useFormat()
  const { first_sync } = useSyncState()
  const t = useTOnceHere('offline', { isNeeded: first_sync !== undefined })
  if (first_sync === undefined || t === undefined) return null
  const { done, of } = first_sync
  return (
    <Card>
      <ProgressBar
        value={(done / of) * 100}
        label={t('offline.first_sync')}
        valueText={inside('frame.of_total', { value: format.number(done), total: format.number(of) })}
        isLabelled
      />
      <p className="small">{t('offline.first_sync_note')}</p>
    </Card>
  )
}
