import type { Lesson } from '@maktab/contracts/content/lessons'
import type { LanguageCode } from '@maktab/contracts/fields'
import { languageByCode } from '@maktab/i18n/languages'
import { Icon } from '@maktab/ui/base/icon'
import { linkClass } from '@maktab/ui/base/text-link'
import { EmptyState } from '@maktab/ui/feedback/states'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { Card } from '@maktab/ui/layout/card'
import { type ComponentType, lazy, Suspense } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { ContentStatus } from '../content/content-status.tsx'
import type { PlacedLesson } from './lesson-advice.tsx'
import styles from './lesson-list.module.css'

// The list stands first; advice that cannot be fetched is none.
const LessonAdvice = lazy<ComponentType<PlacedLesson>>(() =>
  import('./lesson-advice.tsx').then(
    ({ LessonAdvice: Fetched }) => ({ default: Fetched }),
    () => ({ default: () => null }),
  ),
)

interface LessonListProps {
  readonly list: readonly Lesson[]
  readonly class_id: number
  readonly language: LanguageCode
}

/** The lessons of a class's course, with how far the learner is; at those to go on with it stands why. */
export function LessonList({ list, class_id, language }: LessonListProps) {
  const t = useT('application', 'courses')
  if (list.length === 0)
    return (
      <EmptyState title={t('frame.empty_title')} icon="lessons">
        <p>{t('content.no_lessons')}</p>
      </EmptyState>
    )
  return (
    <ol className={styles['lessons']} role="list">
      {list.map((lesson) => (
        <li key={lesson.lesson_guid}>
          <LessonCard lesson={lesson} class_id={class_id} language={language} />
        </li>
      ))}
    </ol>
  )
}

/** Before anybody opens it: that it belongs to a plan, and the way to one. */
function ClosedLesson() {
  const t = useT('application')
  return (
    <p className={`flex wrap middle gap-2 ${styles['closed']}`}>
      <Icon name="lock" />
      {t('refusals.payment_required')}
      <Link className={linkClass()} to="/premium">
        {t('titles.plans')}
      </Link>
    </p>
  )
}

function LessonCard({ lesson, class_id, language }: { lesson: Lesson; class_id: number; language: LanguageCode }) {
  const t = useT('courses', 'home')
  const format = useFormat()
  const { tag } = languageByCode(language)
  const heading = (
    <Link
      lang={tag}
      to={`/learner/lesson/player?class_id=${class_id}&course_id=${lesson.course_id}&lesson_guid=${lesson.lesson_guid}`}
    >
      <bdi>{lesson.title}</bdi>
    </Link>
  )
  return (
    <Card heading={heading} isLink actions={<ContentStatus status={lesson.content_status} />}>
      <p className={styles['number']}>
        {t('content.lesson_number', { number: format.number(lesson.position) })} ·{' '}
        {t('content.module_count', { count: lesson.total_contents })}
      </p>
      {lesson.summary !== '' && (
        <p lang={tag} dir="auto">
          {lesson.summary}
        </p>
      )}
      {lesson.is_closed === true && <ClosedLesson />}
      <Suspense fallback={null}>
        <LessonAdvice class_id={class_id} lesson_guid={lesson.lesson_guid} />
      </Suspense>
      <ProgressBar
        value={lesson.completion}
        label={t('learning.progress')}
        valueText={t('learning.percent_complete', { percent: format.percent(Math.round(lesson.completion)) })}
        tone={lesson.content_status === 2 ? 'success' : 'accent'}
      />
    </Card>
  )
}
