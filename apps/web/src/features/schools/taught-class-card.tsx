import type { Class } from '@maktab/contracts/schools/classes'
import { Card } from '@maktab/ui/layout/card'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { linkClass } from '@maktab/ui/base/text-link'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { ClassHeading, type SubjectPicture } from './class-heading.tsx'
import { className } from './class-name.ts'
import styles from './class-list.module.css'

/** A class of a teacher: how many, which course, how far. */
export function TaughtClassCard({ of, level, picture }: { of: Class; level: 2 | 3; picture: SubjectPicture }) {
  const t = useT('application', 'home')
  const format = useFormat()
  const heading = (
    <ClassHeading subject={of.subject} picture={picture}>
      <Link to={`/teacher/class/dashboard?class_id=${of.class_id}`}>
        <bdi>{className(of, t, format)}</bdi>
      </Link>
    </ClassHeading>
  )
  return (
    <Card
      heading={heading}
      level={level}
      isLink
      actions={
        <>
          <Link className={linkClass({ isAlone: true })} to={`/teacher/selectquestions?class_id=${of.class_id}`}>
            {t('titles.ask_live')}
          </Link>
          <Link className={linkClass({ isAlone: true })} to={`/teacher/lesson/performance?class_id=${of.class_id}`}>
            {t('titles.lesson_performance')}
          </Link>
        </>
      }
    >
      <p>
        <bdi>{of.course_title}</bdi>
      </p>
      <p className={styles['place']}>
        {t('schools.learner_count', { count: of.total_students })} ·{' '}
        {t('schools.teacher_lessons', { count: of.total_lessons })}
      </p>
      {of.lesson_completion !== null && (
        <ProgressBar
          value={of.lesson_completion}
          label={t('schools.teacher_completion')}
          valueText={format.percent(of.lesson_completion)}
          isLabelled
        />
      )}
    </Card>
  )
}
