import type { Class } from '@maktab/contracts/schools/classes'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading } from '@maktab/ui/layout/layout'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { SubjectMark } from '#features/content/subject-mark.tsx'
import { ClassHeading } from '#features/schools/class-heading.tsx'
import styles from '#features/schools/class-list.module.css'
import { ClassList } from '#features/schools/class-list.tsx'
import { subjectName } from '#features/schools/subject-name.ts'

/** The classes of a learner, each with the picture and the colour of its subject; each leads to its home. */
export function LearnerClassesScreen() {
  const t = useT('application', 'home')
  return (
    <>
      <PageHeading title={t('titles.my_classes')} />
      <ClassList none={t('schools.no_classes')}>{(one) => <ClassCard of={one} />}</ClassList>
    </>
  )
}

function ClassCard({ of }: { of: Class }) {
  const t = useT('courses', 'home')
  const format = useFormat()
  const subject = subjectName(of.subject, t)
  const completion = of.lesson_completion ?? 0
  const heading = (
    <ClassHeading subject={of.subject} picture={SubjectMark}>
      <Link to={`/learner/class/dashboard?class_id=${of.class_id}`}>
        <bdi>{of.alias?.trim() || subject}</bdi>
      </Link>
    </ClassHeading>
  )
  return (
    <Card heading={heading} isLink>
      <p className={styles['place']}>
        {t('schools.class_place', { grade: format.digits(of.grade), section: of.section })}
      </p>
      <p>
        <bdi>{of.course_title}</bdi>
      </p>
      <p className={styles['place']}>{t('schools.taught_by', { name: of.teacher_name })}</p>
      <ProgressBar
        value={completion}
        label={t('content.lesson_count', { count: of.total_lessons })}
        valueText={t('learning.percent_complete', { percent: format.percent(Math.round(completion)) })}
        isLabelled
      />
    </Card>
  )
}
