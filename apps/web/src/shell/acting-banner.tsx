import { signOut } from '@maktab/client/calls/access/sessions.generated'
import { Button } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { forgetActingSession, tabStorage } from '#sessions/acting-session.ts'
import { useConnection } from '#calls/connection.ts'
import { useSession } from '#calls/use-session.ts'
import styles from './acting-banner.module.css'
import { useFormat } from '#language/use-format.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'

/** In whose place a super admin works, on top of every screen, until the hour is over or they end it (seed 000 §2). */
export function ActingBanner() {
  const t = useT('notices')
  const nameOf = useRoleName()
  const { time } = useFormat()
  const { client, session } = useConnection()
  const { active_role, institution_name, full_name, token_exp } = useSession()
  const [isEnding, setEnding] = useState(false)
  const place = useRef<HTMLElement>(null)
  useRoomAbove(place)

  useEffect(() => {
    const timer = window.setTimeout(() => void session.renewIfDue(), token_exp * 1000 - Date.now() + 500)
    return () => window.clearTimeout(timer)
  }, [session, token_exp])

  async function end(): Promise<void> {
    setEnding(true)
    await client.perform(signOut, {})
    forgetActingSession(tabStorage())
    // The page begins anew as whoever this browser belongs to.
    location.replace('/')
  }

  return (
    <aside ref={place} className={`flex middle gap-3 ${styles['banner']}`} data-print="no">
      <Icon name="warning" />
      <p className="grow small tight">
        {t('acting.banner', {
          role: nameOf(active_role),
          school: institution_name,
          name: full_name,
          time: time(new Date(token_exp * 1000)),
        })}
      </p>
      <Button
        size="small"
        aria-label={t('acting.end_work', { name: full_name })}
        isBusy={isEnding}
        onClick={() => void end()}
      >
        {t('acting.end')}
      </Button>
    </aside>
  )
}

/** What sticks to the top of the page sticks below the banner. */
function useRoomAbove(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const watcher = new ResizeObserver(([entry]) =>
      style.setProperty('--above', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    if (place.current !== null) watcher.observe(place.current)
    return () => {
      watcher.disconnect()
      style.removeProperty('--above')
    }
  }, [place])
}
