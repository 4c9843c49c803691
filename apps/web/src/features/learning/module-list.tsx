import type { Module } from '@maktab/contracts/content/lessons'
import type { ContentStatus as Status } from '@maktab/contracts/fields'
import { Icon } from '@maktab/ui/base/icon'
import { Link } from '#page/router.tsx'
import { useT } from '#language/use-t.ts'
import { iconOfKind, nameOfKind } from '../content/content-kind.ts'
import { ContentStatus } from '../content/content-status.tsx'
import styles from './lesson-player.module.css'

interface ModuleListProps {
  readonly modules: readonly Module[]
  /** Id of the content that is open. */
  readonly current: number
  statusOf(module: Module): Status
  addressOf(module: Module): string
  onOpen(module: Module): void
}

/** The contents of a lesson, with how far each is. */
export function ModuleList({ modules, current, statusOf, addressOf, onOpen }: ModuleListProps) {
  const t = useT('courses')
  return (
    <nav className={styles['contents']} aria-label={t('content.lesson_contents')} data-tour="lesson-player-list">
      <h2 className={styles['heading']}>{t('content.lesson_contents')}</h2>
      <ol className={styles['list']} role="list">
        {modules.map((module) => (
          <li key={module.content_id}>
            <Link
              className={styles['entry']}
              to={addressOf(module)}
              replace
              aria-current={module.content_id === current ? 'true' : undefined}
              onClick={(event) => {
                // Opened in a new tab it stays a link.
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onOpen(module)
              }}
            >
              <Icon name={iconOfKind[module.body.kind]} />
              <span>
                <bdi>{module.title}</bdi>
              </span>
              <span className={styles['details']}>
                <span>{t(nameOfKind[module.body.kind])}</span>
                <ContentStatus status={statusOf(module)} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
