import { useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './tabs.module.css'
import type { KeyboardEvent, ReactNode } from 'react'

export interface Tab {
  readonly key: string
  readonly label: ReactNode
  readonly panel: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly current: string
  readonly onChange: (key: string) => void
}

/**
 * Panels of which one is open (WAI-ARIA tabs). Arrow keys move the way they point, in both directions of script; Home and
 * End jump. On phones the row scrolls, and the current one comes into sight.
 */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const row = list.current
    const tab = document.getElementById(`${id}-${current}`)
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return
    // Only the row moves; the page stays where the reader is.
    const middle = tab.getBoundingClientRect().left + tab.offsetWidth / 2
    const wished = row.getBoundingClientRect().left + row.clientWidth / 2
    row.scrollLeft += middle - wished
  }, [id, current])

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === current)
    const isTurned = list.current !== null && getComputedStyle(list.current).direction === 'rtl'
    const steps: Record<string, number> = {
      ArrowRight: isTurned ? -1 : 1,
      ArrowLeft: isTurned ? 1 : -1,
      Home: -at,
      End: tabs.length - 1 - at,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (at + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (tab === undefined) return
    onChange(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus({ preventScroll: true })
  }

  return (
    <div className="shrink">
      <div
        className={`flex gap-1 ${styles['list']}`}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        ref={list}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className={classNames(
              'inline-flex rigid middle gap-2 touch soft strong',
              styles['tab'],
              tab.key === current && styles['current'],
            )}
            aria-selected={tab.key === current}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={tab.key !== current}
          className={styles['panel']}
        >
          {tab.key === current && tab.panel}
        </div>
      ))}
    </div>
  )
}
