import type { Class } from '@maktab/contracts/schools/classes'
import { Card } from '@maktab/ui/card'
import { PageHeading } from '@maktab/ui/layout'
import { ProgressBar } from '@maktab/ui/progress-bar'
import { Link } from 'react-router'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { ClassHeading, type SubjectPicture } from './class-heading.tsx'
import styles from './class-list.module.css'
import { ClassList } from './class-list.tsx'
import { subjectName } from './subject-name.ts'

/** The classes of a learner; each leads to the lessons of its course. */
export function ClassesScreen({ picture }: { picture: SubjectPicture }) {
  const t = useT()
  return (
    <>
      <PageHeading title={t('schools.my_classes')} />
      <ClassList none={t('schools.no_classes')}>{(one) => <ClassCard of={one} picture={picture} />}</ClassList>
    </>
  )
}

function ClassCard({ of, picture }: { of: Class; picture: SubjectPicture }) {
  const t = useT()
  const format = useFormat()
  const subject = subjectName(of.subject, t)
  const completion = of.lesson_completion ?? 0
  const heading = (
    <ClassHeading subject={of.subject} picture={picture}>
      <Link to={`/learner/lessons?class_id=${of.class_id}&course_id=${of.course_id}`}>
        <bdi>{of.alias?.trim() || subject}</bdi>
      </Link>
    </ClassHeading>
  )
  return (
    <Card heading={heading} isLink>
      <p className={styles['place']}>{t('schools.class_place', { grade: format.digits(of.grade), section: of.section })}</p>
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
