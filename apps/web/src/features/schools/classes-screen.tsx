import { listClasses } from '@maktab/client/calls.generated'
import type { Class } from '@maktab/contracts/schools/classes'
import { Card } from '@maktab/ui/card'
import { ProgressBar } from '@maktab/ui/progress-bar'
import { EmptyState } from '@maktab/ui/states'
import { Link } from 'react-router'
import { CallState } from '#calls/call-state.tsx'
import { useQuery } from '#calls/use-calls.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import styles from './classes-screen.module.css'
import { subjectName } from './subject-name.ts'

/** The classes of a learner; each leads to the lessons of its course. */
export function ClassesScreen() {
  const t = useT()
  const classes = useQuery(listClasses, {})
  return (
    <>
      <h1 className={styles['title']}>{t('schools.my_classes')}</h1>
      <CallState of={classes}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('frame.empty_title')} icon="classes">
              <p>{t('schools.no_classes')}</p>
            </EmptyState>
          ) : (
            <ul className={styles['classes']} role="list">
              {list.map((one) => (
                <li key={one.class_id}>
                  <ClassCard of={one} />
                </li>
              ))}
            </ul>
          )
        }
      </CallState>
    </>
  )
}

function ClassCard({ of }: { of: Class }) {
  const t = useT()
  const format = useFormat()
  const subject = subjectName(of.subject, t)
  const completion = of.lesson_completion ?? 0
  const heading = (
    <Link to={`/learner/lessons?class_id=${of.class_id}&course_id=${of.course_id}`}>
      <bdi>{of.alias?.trim() || subject}</bdi>
    </Link>
  )
  return (
    <Card heading={heading} isLink>
      <p className={styles['place']}>{t('schools.class_place', { grade: format.digits(of.grade), section: of.section })}</p>
      <p>
        <bdi>{of.course_title}</bdi>
      </p>
      <p className={styles['teacher']}>{t('schools.taught_by', { name: of.teacher_name })}</p>
      <ProgressBar
        value={completion}
        label={t('content.lesson_count', { count: of.total_lessons })}
        valueText={t('learning.percent_complete', { percent: format.percent(Math.round(completion)) })}
        isLabelled
      />
    </Card>
  )
}
