import type { Module } from '@maktab/contracts/content/lessons'
import type { ContentStatus as Status, LanguageCode } from '@maktab/contracts/fields'
import { fetched } from '#page/fetched.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { ContentStatus } from '../content/content-status.tsx'
import { ContentViewer } from '#features/viewers/content-viewer.tsx'
import { ViewerLoading } from '#features/viewers/viewer-loading.tsx'
import styles from './lesson-player.module.css'
import type { Place } from './place.ts'
import { useModuleProgress } from './use-module-progress.ts'

const AssessmentPlayer = fetched(
  async () => (await import('./assessment-player.tsx')).AssessmentPlayer,
  ViewerLoading,
  ['home', 'parts', 'courses', 'lessons', 'assignments', 'testing'],
)
const PackagePlayer = fetched(async () => (await import('./package-player.tsx')).PackagePlayer, ViewerLoading, [
  'lessons',
])

interface ModulePlayerProps {
  readonly place: Place
  /** As it was when it was opened: everything starts from it once. */
  readonly module: Module
  /** The same content as it is known now, for its figures. */
  readonly latest: Module
  readonly status: Status
  readonly language: LanguageCode
  /** Seen share, in per cent, from which a content counts as completed. */
  readonly completeFrom: number
  onStatus(status: Status): void
}

/** One content of a lesson, played, with its progress kept. */
export function ModulePlayer({ place, module, latest, status, language, completeFrom, onStatus }: ModulePlayerProps) {
  const t = useT('home')
  const format = useFormat()
  const { signs, onPosition } = useModuleProgress({ place, module, completeFrom, onStatus })
  const { body } = module

  return (
    <article className={styles['module']}>
      <h2>
        <bdi>{module.title}</bdi>
      </h2>
      <div className={styles['facts']}>
        <ContentStatus status={status} />
        {latest.attempts > 0 && <span>{t('learning.attempt_count', { count: latest.attempts })}</span>}
        {latest.accuracy !== null && (
          <span>
            {t('learning.accuracy')}: {format.percent(latest.accuracy)}
          </span>
        )}
        {latest.time_spent_in_seconds > 0 && (
          <span>
            {t('learning.time_spent')}: {format.duration(latest.time_spent_in_seconds * 1000)}
          </span>
        )}
      </div>
      {body.kind === 'assessment' || body.kind === 'sealed_assessment' ? (
        <AssessmentPlayer
          place={place}
          module={module}
          body={body}
          language={language}
          onPosition={onPosition}
          onMarked={onStatus}
        />
      ) : body.kind === 'package' ? (
        <PackagePlayer
          place={place}
          module={module}
          body={body}
          language={language}
          onPosition={onPosition}
          onActivity={signs.activity}
          onStatus={onStatus}
        />
      ) : (
        <ContentViewer
          body={body}
          title={module.title}
          language={language}
          start={{ completion: module.completion, resume_point: module.resume_point }}
          onPosition={onPosition}
          onActivity={signs.activity}
          onPlaying={signs.playing}
        />
      )}
    </article>
  )
}
