import { LinkButton } from '@maktab/ui/base/button'
import { StatePanel } from '@maktab/ui/feedback/state-panel'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import type { ViewerProps } from './viewer.ts'

/** A page of another site, which opens beside the lesson and learns nothing of it. Opened, it is seen. */
export function LinkViewer({ body, title, onPosition }: ViewerProps<'link'>) {
  const t = useT('lessons')
  const isOnline = useIsOnline()
  const site = new URL(body.url).hostname
  return (
    <StatePanel
      title={title}
      level={3}
      emblem="empty"
      icon="link"
      actions={
        <LinkButton
          variant="primary"
          icon="window"
          href={body.url}
          target="_blank"
          rel="noopener noreferrer external"
          referrerPolicy="no-referrer"
          onClick={() => onPosition({ completion: 100, resume_point: '' })}
        >
          {t('players.link_open', { site })}
        </LinkButton>
      }
    >
      <p>{t('players.link_opens')}</p>
      {!isOnline && <p className="strong">{t('players.link_offline')}</p>}
    </StatePanel>
  )
}
