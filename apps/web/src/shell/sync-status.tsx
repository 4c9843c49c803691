import { waitsLong } from '@maktab/domain/people/long-wait'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { Link } from '#page/router.tsx'
import styles from './sync-status.module.css'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useIsOnline, useSyncState } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'

/** What waits to be sent, always in sight; leads to the list of it. */
export function SyncStatus() {
  const t = useT('application')
  const format = useFormat()
  const now = useNow()
  const isOnline = useIsOnline()
  const {
    waiting,
    waiting_bytes = 0,
    oldest_waits_seconds = 0,
    refused,
    is_sending,
    synced_on,
    isAvailable,
  } = useSyncState()
  if (isAvailable !== true)
    return isOnline ? null : (
      <StatusChip tone="warning" icon="offline">
        {t('frame.offline')}
      </StatusChip>
    )
  return (
    <div role="status" className={styles['place']}>
      <Link to="/account?part=settings#waiting-work" className={styles['status']}>
        {/* On a phone the quiet state is not drawn: the link keeps a name. */}
        <span className="visually-hidden">{t('frame.sync')}</span>
        {refused > 0 && (
          <StatusChip tone="danger" icon="warning" brief={format.number(refused)}>
            {t('frame.needs_attention', { count: refused })}
          </StatusChip>
        )}
        {waiting > 0 ? (
          <StatusChip
            tone={waitsLong(oldest_waits_seconds * 1000) ? 'danger' : 'warning'}
            icon={is_sending ? 'sync' : 'clock'}
            brief={format.number(waiting)}
          >
            {t('frame.waiting_to_send', { count: waiting })}
            {waiting_bytes > 0 && ` · ${format.bytes(waiting_bytes)}`}
          </StatusChip>
        ) : isOnline ? (
          refused === 0 && (
            <span className={styles['quiet']}>
              <StatusChip tone="success" icon="check">
                {synced_on === null
                  ? t('frame.never_synced')
                  : t('frame.synced_when', { when: format.relative(synced_on, Math.max(now, Date.parse(synced_on))) })}
              </StatusChip>
            </span>
          )
        ) : (
          <StatusChip tone="warning" icon="offline">
            {t('frame.offline')}
          </StatusChip>
        )}
      </Link>
    </div>
  )
}
