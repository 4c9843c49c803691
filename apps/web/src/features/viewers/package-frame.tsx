import type { PackageState } from '@maktab/contracts/viewers/package-states'
import type { ContentBody } from '@maktab/contracts/content/contents'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { PackageMessage } from '@maktab/domain/viewers/package-messages'
import { languageByCode } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { EmptyState, ErrorState, OfflineState } from '@maktab/ui/feedback/states'
import { useEffect, useRef, useState } from 'react'
import { packageReader, sandboxOf } from '#worker/package-reader.ts'
import { useSession } from '#calls/use-session.ts'
import { useLatest } from '#page/use-latest.ts'
import { useT } from '#language/use-t.ts'
import { openPackageBridge } from './package-bridge.ts'
import styles from './package-frame.module.css'

type PackageBody = Extract<ContentBody, { kind: 'package' }>
type Failure = Extract<PackageMessage, { kind: 'failed' }>['reason']

interface PackageFrameProps {
  readonly body: PackageBody
  readonly title: string
  readonly language: LanguageCode
  /** Where it goes on; null for the beginning. */
  readonly state: PackageState | null
  onMessage(message: PackageMessage): void
}

/** A package on an origin of its own, in a frame that lets nothing out but the messages of its bridge. */
export function PackageFrame(props: PackageFrameProps) {
  const t = useT('lessons')
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const again = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }
  if (props.body.play_url === null) {
    return (
      <EmptyState title={t('players.package_not_here')} icon="game" level={3}>
        <p>{t('players.package_not_here_body')}</p>
      </EmptyState>
    )
  }
  switch (failure) {
    case 'unsupported':
      return (
        <EmptyState title={t('players.package_unsupported')} icon="game" level={3}>
          <p>{t('players.package_unsupported_body')}</p>
        </EmptyState>
      )
    case 'missing':
      return (
        <OfflineState
          title={t('players.package_missing')}
          level={3}
          actions={
            <Button icon="sync" onClick={again}>
              {t('frame.retry')}
            </Button>
          }
        >
          <p>{t('players.package_missing_body')}</p>
        </OfflineState>
      )
    case 'broken':
      return (
        <ErrorState title={t('players.package_broken')} level={3} onRetry={again}>
          <p>{t('players.package_broken_body')}</p>
        </ErrorState>
      )
    case undefined:
      return <Frame key={tries} {...props} address={props.body.play_url} onFailure={setFailure} />
  }
}

function Frame({
  body,
  address,
  title,
  language,
  state,
  onMessage,
  onFailure,
}: PackageFrameProps & { readonly address: string; onFailure(reason: Failure): void }) {
  const t = useT('lessons')
  const { user_id } = useSession()
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const report = useLatest({ onMessage, onFailure })
  // As it was when it was opened: what the package tells of itself must not start it anew.
  const begun = useRef({ body, title, language, state })

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const { body, language, state, title } = begun.current
    const { direction, tag } = languageByCode(language)
    const leaving = new AbortController()
    void (async () => {
      const reader = await packageReader(user_id, body.package_sha256)
      if (leaving.signal.aborted) return
      const bridge = openPackageBridge({
        frame: element,
        address,
        asks: {
          kind: 'open',
          runtime: body.runtime,
          entry: body.entry,
          title,
          lang: tag,
          direction,
          reader,
          state,
          settings: body.sco_settings,
        },
        onMessage: (message) => {
          if (message.kind === 'ready') setIsReady(true)
          if (message.kind === 'too-large' || message.kind === 'state') setIsTooLarge(message.kind === 'too-large')
          if (message.kind === 'failed') report.current.onFailure(message.reason)
          else report.current.onMessage(message)
        },
        onSilence: () => report.current.onFailure('missing'),
      })
      leaving.signal.addEventListener('abort', () => bridge.close())
    })()
    return () => leaving.abort()
  }, [address, report, user_id])

  return (
    <div ref={place} className={styles['place']} aria-busy={!isReady}>
      <div className={styles['tools']}>
        {document.fullscreenEnabled && (
          <Button
            variant="quiet"
            size="small"
            icon="window"
            onClick={() => void place.current?.requestFullscreen().catch(() => undefined)}
          >
            {t('players.full_screen')}
          </Button>
        )}
      </div>
      <div role="status">
        {isTooLarge && (
          <Notice tone="warning" title={t('players.package_too_large')}>
            {t('players.package_too_large_body')}
          </Notice>
        )}
      </div>
      {!isReady && (
        <div className={styles['waiting']}>
          <Skeleton label={t('players.package_opening')} count={6} />
        </div>
      )}
      <iframe
        ref={frame}
        className={styles['frame']}
        data-ready={isReady}
        title={title}
        sandbox={sandboxOf(body.runtime)}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
      />
    </div>
  )
}
