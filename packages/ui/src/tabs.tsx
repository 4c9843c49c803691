import { useId, useRef } from 'react'
import { classNames } from './class-names.ts'
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

/** Panels of which one is open. Arrow keys move the way they point, in both directions of script; Home and End jump. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === current)
    const isTurned = list.current !== null && getComputedStyle(list.current).direction === 'rtl'
    const steps: Record<string, number> = { ArrowRight: isTurned ? -1 : 1, ArrowLeft: isTurned ? 1 : -1, Home: -at, End: tabs.length - 1 - at }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (at + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (tab === undefined) return
    onChange(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      <div className={styles['list']} role="tablist" tabIndex={-1} aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className={classNames(styles['tab'], tab.key === current && styles['current'])}
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
        <div key={tab.key} role="tabpanel" id={`${id}-${tab.key}-panel`} aria-labelledby={`${id}-${tab.key}`} hidden={tab.key !== current} className={styles['panel']}>
          {tab.key === current && tab.panel}
        </div>
      ))}
    </div>
  )
}
