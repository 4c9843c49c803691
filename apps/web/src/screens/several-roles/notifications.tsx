import { listNotifications } from '@maktab/client/calls/people/notifications.generated'
import { Button } from '@maktab/ui/base/button'
import { PageHeading } from '@maktab/ui/layout/layout'
import { EmptyState, OfflineState } from '@maktab/ui/feedback/states'
import { useAnswers } from '#page/use-answers.tsx'
import { useEffect } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { noteUnread } from '#features/people/notification-count.ts'
import { NotificationRow } from '#features/people/notification-row.tsx'
import styles from '#features/people/notifications.module.css'
import { useReading } from '#features/people/use-reading.ts'

/** What a teacher or a learner was told of, the newest first; more pages are in the address, so that Back finds them. */
export function NotificationsScreen() {
  const t = useT('application', 'notices')
  const [search, setSearch] = useSearchParams()
  const first = useNotifications(1)
  const { readAll, isBusy } = useReading()
  const pages = Math.max(1, Math.trunc(Number(search.get('pages'))) || 1)
  const { total_pages, unread } = first.state === 'ready' ? first.value : { total_pages: 0, unread: 0 }

  return (
    <div className={styles['page']}>
      <PageHeading
        title={t('titles.notifications')}
        note={
          first.state === 'ready' &&
          total_pages > 0 && <span role="status">{t('frame.unread_notifications', { count: unread })}</span>
        }
        actions={
          unread > 0 && (
            <Button icon="check" isBusy={isBusy} onClick={() => void readAll()}>
              {t('notifications.mark_all')}
            </Button>
          )
        }
      />
      <Listed of={first} />
      {Array.from({ length: Math.max(0, Math.min(pages, total_pages) - 1) }, (_, index) => (
        <LaterPage key={index} page={index + 2} />
      ))}
      {total_pages > pages && (
        <Button onClick={() => setSearch({ pages: String(pages + 1) }, { replace: true })}>
          {t('frame.show_more')}
        </Button>
      )}
    </div>
  )
}

function LaterPage({ page }: { page: number }) {
  return <Listed of={useNotifications(page)} />
}

type Asked = ReturnType<typeof useNotifications>

function useNotifications(page: number) {
  const answers = useAnswers()
  const asked = useQuery(listNotifications, { page })
  const unread = asked.state === 'ready' ? asked.value.unread : undefined
  useEffect(() => {
    if (unread !== undefined) noteUnread(answers, unread)
  }, [answers, unread])
  return asked
}

function Listed({ of }: { of: Asked }) {
  const t = useT('notices')
  const { active_role } = useSession()
  if (of.state === 'failed' && (of.failure === 'offline' || of.failure === 'unreachable')) {
    return (
      <OfflineState
        title={t('notifications.offline_title')}
        actions={
          <Button icon="sync" onClick={of.refresh}>
            {t('frame.retry')}
          </Button>
        }
      >
        <p>{t('notifications.offline_body')}</p>
      </OfflineState>
    )
  }
  return (
    <CallState of={of} shape="rows">
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={t('notifications.none')} icon="bell">
            <p>{t(active_role === 'teacher' ? 'notifications.none_teacher' : 'notifications.none_learner')}</p>
          </EmptyState>
        ) : (
          <ul className={`surface edged rounded ${styles['list']}`} role="list">
            {list.map((notification) => (
              <NotificationRow key={notification.users_notification_id} of={notification} role={active_role} />
            ))}
          </ul>
        )
      }
    </CallState>
  )
}
