import { listClassLessons, listLessons } from '@maktab/client/calls/content/lessons.generated'
import { EmptyState } from '@maktab/ui/feedback/states'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { Card } from '@maktab/ui/layout/card'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { LessonList } from './lesson-list.tsx'
import styles from './lesson-list.module.css'

interface ClassLessonsProps {
  readonly class_id: number
  readonly course_id: number
}

/** The lessons of a class: a learner sees how far they are themselves, a teacher how far the class is. */
export function ClassLessons(place: ClassLessonsProps) {
  const { active_role } = useSession()
  return active_role === 'teacher' ? <TaughtLessons {...place} /> : <OwnLessons {...place} />
}

function OwnLessons({ class_id, course_id }: ClassLessonsProps) {
  const lessons = useQuery(listLessons, { class_id, course_id })
  return (
    <CallState of={lessons} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ list, language }) => <LessonList list={list} class_id={class_id} language={language} />}
    </CallState>
  )
}

function TaughtLessons({ class_id }: ClassLessonsProps) {
  const t = useT('application', 'courses', 'home')
  const format = useFormat()
  const tagOf = useTextTag()
  const lessons = useQuery(listClassLessons, { class_id })
  return (
    <CallState of={lessons} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={t('frame.empty_title')} icon="lessons">
            <p>{t('content.no_lessons')}</p>
          </EmptyState>
        ) : (
          <ol className={styles['lessons']} role="list">
            {list.map(({ lesson_guid, course_id, title, lesson_completion }, place) => (
              <li key={lesson_guid}>
                <Card
                  isLink
                  heading={
                    <Link
                      lang={tagOf(title)}
                      to={`/teacher/lesson/player?class_id=${class_id}&course_id=${course_id}&lesson_guid=${lesson_guid}`}
                    >
                      <bdi>{title}</bdi>
                    </Link>
                  }
                >
                  <p className={styles['number']}>{t('content.lesson_number', { number: format.number(place + 1) })}</p>
                  {lesson_completion !== null && (
                    <ProgressBar
                      value={lesson_completion}
                      label={t('schools.teacher_completion')}
                      valueText={format.percent(lesson_completion)}
                      isLabelled
                    />
                  )}
                </Card>
              </li>
            ))}
          </ol>
        )
      }
    </CallState>
  )
}
