import { listLessons } from '@maktab/client/calls/content/lessons.generated'
import type { Lesson } from '@maktab/contracts/content/lessons'
import type { LanguageCode } from '@maktab/contracts/fields'
import { languageByCode } from '@maktab/i18n/languages'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading } from '@maktab/ui/layout/layout'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { EmptyState } from '@maktab/ui/feedback/states'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link, useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { Path } from '#page/path.tsx'
import { Title } from '#page/title.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import type { PlacedLesson } from '#features/learning/lesson-advice.tsx'
import { ContentStatus } from '#features/content/content-status.tsx'
import styles from './lessons.module.css'
import { subjectLabel } from '#features/content/subject-label.ts'
import { SubjectMark } from '#features/content/subject-mark.tsx'

// The list stands first; advice that cannot be fetched is none.
const LessonAdvice = lazy<ComponentType<PlacedLesson>>(() =>
  import('#features/learning/lesson-advice.tsx').then(
    ({ LessonAdvice: Fetched }) => ({ default: Fetched }),
    () => ({ default: () => null }),
  ),
)

/** The lessons of a class's course, with how far the learner is; at those to go on with it stands why. */
export function LessonsScreen() {
  const [search] = useSearchParams()
  const class_id = Number(search.get('class_id'))
  const course_id = Number(search.get('course_id'))
  const isPlace = Number.isSafeInteger(class_id) && class_id > 0 && Number.isSafeInteger(course_id) && course_id > 0
  return isPlace ? <Lessons class_id={class_id} course_id={course_id} /> : <NotFound />
}

function Lessons({ class_id, course_id }: { class_id: number; course_id: number }) {
  const t = useT('application', 'courses', 'home')
  const lessons = useQuery(listLessons, { class_id, course_id })
  return (
    <CallState of={lessons} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ course_title, subject, language, list }) => (
        <>
          <Title of={course_title} />
          <PageHeading
            back={<Path over={[{ label: t('titles.my_classes'), href: '/learner/classes' }]} here={course_title} />}
            title={<bdi>{course_title}</bdi>}
            note={
              <span className={styles['subject']}>
                <SubjectMark subject={subject} />
                <bdi>{subjectLabel(subject, t)}</bdi>
              </span>
            }
          />
          {list.length === 0 ? (
            <EmptyState title={t('frame.empty_title')} icon="lessons">
              <p>{t('content.no_lessons')}</p>
            </EmptyState>
          ) : (
            <ol className={styles['lessons']} role="list">
              {list.map((lesson) => (
                <li key={lesson.lesson_guid}>
                  <LessonCard lesson={lesson} class_id={class_id} language={language} />
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </CallState>
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
