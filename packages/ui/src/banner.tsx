import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './banner.module.css'
import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'

/** How long a banner stands and how long it takes to slide away, in ms (seed 000 §9). */
export const bannerStays = 5000
export const bannerSlides = 300

interface BannerProps {
  readonly tone: 'success' | 'warning' | 'info'
  readonly icon: IconName
  readonly children: ReactNode
  /** It has slid away, after 5 s or a click. Give each new message a key, so that it starts anew. */
  readonly onGone: () => void
}

/** A change that concerns the whole page, across its top: gone offline, back online. A click sends it away. */
export function Banner({ tone, icon, children, onGone }: BannerProps) {
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    const timer = isLeaving ? setTimeout(onGone, bannerSlides) : setTimeout(() => setLeaving(true), bannerStays)
    return () => clearTimeout(timer)
  }, [isLeaving, onGone])

  return (
    <div role="status" data-print="no">
      <button type="button" className={classNames(styles['banner'], styles[tone], isLeaving && styles['leaving'])} onClick={() => setLeaving(true)}>
        <Icon name={icon} />
        <span>{children}</span>
      </button>
    </div>
  )
}
