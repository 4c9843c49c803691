import { useEffect, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { toneClass } from '../base/tone.ts'
import styles from './banner.module.css'
import type { ReactNode } from 'react'
import type { IconName } from '../base/icon.tsx'

/** How long a banner stands and how long it takes to slide away, in ms (seed 000 §9). */
export const bannerStays = 5000
export const bannerSlides = 300

interface BannerProps {
  readonly tone: 'success' | 'warning' | 'info'
  readonly icon: IconName
  readonly children: ReactNode
  /** It has slid away, after 5 s or a click. Give each new message a key, so that it starts anew. */
  readonly onGone?: () => void
  /** Stands until it is pressed. */
  readonly isStanding?: boolean
}

/**
 * A change that concerns the whole page, across its top: gone offline, back online. A click sends it away; for those
 * who hear the page its words stay where they were. It stands inside a `BannerPlace`.
 */
export function Banner({ tone, icon, children, onGone, isStanding = false }: BannerProps) {
  const [phase, setPhase] = useState<'standing' | 'leaving' | 'gone'>('standing')

  useEffect(() => {
    if (phase === 'gone' || (phase === 'standing' && isStanding)) return
    const next = () => {
      setPhase(phase === 'standing' ? 'leaving' : 'gone')
      if (phase === 'leaving') onGone?.()
    }
    const timer = setTimeout(next, phase === 'standing' ? bannerStays : bannerSlides)
    return () => clearTimeout(timer)
  }, [phase, onGone, isStanding])

  if (phase === 'gone') return <span className="visually-hidden">{children}</span>
  return (
    <button
      type="button"
      className={classNames(styles['banner'], toneClass(tone), phase === 'leaving' && styles['leaving'])}
      onClick={() => setPhase('leaving')}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  )
}

/** Where banners appear. It is there before them: a region that comes together with its words is not read aloud everywhere. */
export function BannerPlace({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="status" className="relative clipped" data-print="no">
      {children}
    </div>
  )
}
