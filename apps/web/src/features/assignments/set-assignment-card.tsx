import type { SetAssignment } from '@maktab/contracts/assignments/assignments'
import { Card } from '@maktab/ui/layout/card'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { className } from '../schools/class-name.ts'
import { SetAssignmentStatus } from './work-status.tsx'
import styles from './set-assignments.module.css'

/** An assignment in a list; the whole card leads to it. */
export function SetAssignmentCard({ of, level = 2 }: { of: SetAssignment; level?: 2 | 3 }) {
  const t = useT('home')
  const tagOf = useTextTag()
  const format = useFormat()
  const now = useNow()
  const heading = (
    <Link to={`/learner/assignments/detail?assignment_id=${of.assignment_id}`}>
      <bdi lang={tagOf(of.title)}>{of.title}</bdi>
    </Link>
  )
  const hasStarted = Date.parse(of.start_date) <= now
  return (
    <Card heading={heading} level={level} isLink actions={<SetAssignmentStatus of={of} />}>
      <p className={styles['facts']}>
        <bdi>{className(of.class_name, t, format)}</bdi>
        <span>
          {hasStarted
            ? t('assignments.due_when', { when: format.dateTime(of.due_date) })
            : t('assignments.learner_starts', { when: format.dateTime(of.start_date) })}
        </span>
        {hasStarted && of.assignment_status === 0 && <span>{format.relative(of.due_date, now)}</span>}
        {of.score !== null && (
          <strong>
            {t('assignments.obtained_marks')}:{' '}
            {t('assignments.learner_marks_of', {
              score: format.number(of.score, 2),
              total: format.number(of.total_score, 2),
            })}
          </strong>
        )}
      </p>
    </Card>
  )
}
