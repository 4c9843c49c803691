import type { MouseEvent } from 'react'
import styles from './kit.module.css'
import type { KitSection } from './section.tsx'
import { groups } from './section.tsx'
import type { Setting } from './setting.ts'
import { addressOf } from './setting.ts'

interface KitIndexProps {
  readonly sections: readonly KitSection[]
  readonly setting: Setting
  /** Key of a part; empty for all of them. */
  readonly onPick: (part: string) => void
}

/** The parts by group, each a link that can be copied. */
export function KitIndex({ sections, setting, onPick }: KitIndexProps) {
  const link = (part: string, name: string) => (
    <a
      className={styles['link']}
      href={addressOf({ ...setting, part })}
      aria-current={setting.part === part ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onPick(part)
      }}
    >
      {name}
    </a>
  )
  return (
    <nav aria-label="Parts" className={styles['index']}>
      <p>{link('', 'All parts')}</p>
      {groups.map((group) => {
        const members = sections.filter((section) => section.group === group)
        if (members.length === 0) return undefined
        return (
          <div key={group} className={styles['group']}>
            <h2 className={styles['heading']}>{group}</h2>
            <ul role="list" className={styles['links']}>
              {members.map(({ key }) => (
                <li key={key}>{link(key, key)}</li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

/** Anything else is the browser's: a new tab, a new window, a download. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
