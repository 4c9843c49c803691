import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { plainLink } from '../base/draw-link.tsx'
import { Icon } from '../base/icon.tsx'
import { usePartWords } from '../base/part-words.tsx'
import styles from './breadcrumbs.module.css'
import type { DrawLink } from '../base/draw-link.tsx'

interface Crumb {
  readonly key: string
  readonly label: string
  readonly href: string
}

interface BreadcrumbsProps {
  /** Name of the path, where one page has several. */
  readonly label?: string
  /** From the outermost place to this one, which is not a link. */
  readonly crumbs: readonly Crumb[]
  readonly drawLink?: DrawLink
}

/** The places around this one. On phones a long path keeps its ends, and a button unfolds the middle. */
export function Breadcrumbs({ label: name, crumbs, drawLink = plainLink }: BreadcrumbsProps) {
  const { t } = usePartWords()
  const [isWhole, setWhole] = useState(false)
  const path = useRef<HTMLOListElement>(null)
  // The button goes once it was pressed; the focus goes on to the first place that it showed.
  useLayoutEffect(() => {
    if (isWhole) path.current?.querySelector<HTMLElement>('li:nth-child(2) a')?.focus()
  }, [isWhole])

  const last = crumbs.length - 1
  const isLong = crumbs.length > 3
  return (
    <nav aria-label={name ?? t('overlays.you_are_here')}>
      <ol ref={path} className="flex wrap middle bare small" role="list">
        {crumbs.map(({ key, label, href }, index) => (
          <li
            key={key}
            className={classNames(
              styles['crumb'],
              isLong && !isWhole && index > 0 && index < last - 1 && styles['middle'],
            )}
          >
            {index > 0 && (
              <span className="inline-flex rigid faint">
                <Icon name="chevron" size={0.875} />
              </span>
            )}
            {index === last ? (
              <span className={styles['here']} aria-current="page">
                <bdi>{label}</bdi>
              </span>
            ) : (
              drawLink({
                href,
                className: styles['link'] ?? '',
                'aria-current': undefined,
                children: <bdi>{label}</bdi>,
              })
            )}
            {index === 0 && isLong && !isWhole && (
              <span className={styles['fold']}>
                <span className="inline-flex rigid faint">
                  <Icon name="chevron" size={0.875} />
                </span>
                <button
                  type="button"
                  className={`touch rounded-small soft bold ${styles['unfold']}`}
                  aria-label={t('overlays.show_whole_path')}
                  title={t('overlays.show_whole_path')}
                  onClick={() => setWhole(true)}
                >
                  …
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
