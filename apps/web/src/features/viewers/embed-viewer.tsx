import { mayEmbed } from '@maktab/domain/content/links'
import { Button, LinkButton } from '@maktab/ui/base/button'
import { EmptyState, OfflineState } from '@maktab/ui/feedback/states'
import { useEffect, useState } from 'react'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useLatest } from '#page/use-latest.ts'
import { useT } from '#language/use-t.ts'
import styles from './embed-viewer.module.css'
import type { ViewerProps } from './viewer.ts'

/** Height of what names none, by its width. */
const usualShape = '16 / 9'

/** It is a page of another origin, which keeps that origin: only a page of ours could open such a sandbox. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation'

/** A page of another site within the lesson: only of the sites on the list, which the page's policy opens, too. Looked at, it is seen. */
export function EmbedViewer({
  body,
  title,
  onPosition,
  onPlaying,
}: Pick<ViewerProps<'embed'>, 'body' | 'title' | 'onPosition' | 'onPlaying'>) {
  const t = useT('lessons')
  const isOnline = useIsOnline()
  const isAllowed = mayEmbed(body.src)
  const isShown = isAllowed && isOnline
  const [tries, setTries] = useState(1)
  const report = useLatest({ onPosition, onPlaying })
  // What is done in it cannot be heard: while it is in front, somebody looks at it.
  useEffect(() => {
    if (!isShown) return
    const tell = (isPlaying: boolean) => report.current.onPlaying(isPlaying)
    tell(true)
    return () => tell(false)
  }, [isShown, report])

  if (!isAllowed) {
    return (
      <EmptyState
        title={t('players.embed_refused')}
        icon="window"
        level={3}
        actions={
          <LinkButton
            icon="window"
            href={body.src}
            target="_blank"
            rel="noopener noreferrer external"
            referrerPolicy="no-referrer"
          >
            {t('players.link_open', { site: new URL(body.src).hostname })}
          </LinkButton>
        }
      />
    )
  }
  if (!isOnline) {
    return (
      <OfflineState title={t('players.embed_offline')} level={3}>
        <p>{t('players.embed_offline_body')}</p>
      </OfflineState>
    )
  }
  // A browser does not tell a page of another site from its own grey page for one that it could not reach: a school's server may be there without internet.
  return (
    <div className="grid gap-2">
      <iframe
        key={tries}
        className={styles['embed']}
        style={{
          aspectRatio: body.width !== null && body.height !== null ? `${body.width} / ${body.height}` : usualShape,
        }}
        src={body.src}
        title={title}
        sandbox={sandbox}
        allow="fullscreen; autoplay; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        loading="lazy"
        onLoad={() => report.current.onPosition({ completion: 100, resume_point: '' })}
      />
      <p className="flex wrap middle between gap-2 soft small">
        {t('players.embed_blank', { site: new URL(body.src).hostname })}
        <Button icon="again" variant="quiet" onClick={() => setTries(tries + 1)}>
          {t('frame.retry')}
        </Button>
      </p>
    </div>
  )
}
