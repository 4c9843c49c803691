import { wallClock } from '@maktab/i18n/wall-clock'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'
import { usePartWords } from './part-words.tsx'
import styles from './timeline.module.css'
import type { Tone } from './tone.ts'
import { toneClass } from './tone.ts'

export interface TimelineEntry {
  readonly key: string
  /** ISO 8601 moment. */
  readonly when: string
  /** What happened. */
  readonly title: ReactNode
  readonly who?: string
  readonly icon: IconName
  readonly tone?: Tone
  /** What was said or handed in with it. */
  readonly detail?: ReactNode
}

interface TimelineProps {
  /** What the entries are of, for those who hear it. */
  readonly label: string
  /** In the order in which they are drawn. */
  readonly entries: readonly TimelineEntry[]
}

/** What happened when, and who did it: a line down the page, under the days. */
export function Timeline({ label, entries }: TimelineProps) {
  const { format, timeZone } = usePartWords()
  return (
    <ol role="list" className={`grid ${styles['line']}`} aria-label={label}>
      {entries.map(({ key, when, title, who, icon, tone = 'neutral', detail }, index) => {
        const before = entries[index - 1]
        const isNewDay = before === undefined || wallClock(before.when, timeZone).date !== wallClock(when, timeZone).date
        return (
          <li key={key} className={`relative grid ${styles['entry']}`}>
            {isNewDay && <p className={`small strong soft ${styles['day']}`}>{format.date(when, 'full')}</p>}
            <span className={classNames(styles['mark'], toneClass(tone))}>
              <Icon name={icon} />
            </span>
            <div className={`shrink ${styles['body']}`}>
              <p className="strong tight">{title}</p>
              <p className="small soft">
                {who !== undefined && (
                  <>
                    <bdi>{who}</bdi>
                    {' · '}
                  </>
                )}
                <time dateTime={when}>
                  <bdi>{format.time(when)}</bdi>
                </time>
              </p>
              {detail !== undefined && <div className={`edged rounded surface ${styles['detail']}`}>{detail}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
