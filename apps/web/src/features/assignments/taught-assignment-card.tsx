import type { TaughtAssignment } from '@maktab/contracts/assignments/assignments'
import { Card } from '@maktab/ui/layout/card'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { className } from '../schools/class-name.ts'
import styles from './set-assignments.module.css'

/** Work that a teacher set: who handed in, what is left to mark. The whole card leads to it. */
export function TaughtAssignmentCard({
  of,
  level,
  class_id,
}: {
  of: TaughtAssignment
  level: 2 | 3
  class_id?: number | undefined
}) {
  const t = useT('home')
  const tagOf = useTextTag()
  const format = useFormat()
  const place = class_id === undefined ? '' : `&class_id=${class_id}`
  const heading = (
    <Link to={`/teacher/assignments/detail?assignment_id=${of.assignment_id}${place}`}>
      <bdi lang={tagOf(of.title)}>{of.title}</bdi>
    </Link>
  )
  const handedIn = t('assignments.teacher_handed_in_of', { submitted: of.submitted, total: of.total_students })
  return (
    <Card
      heading={heading}
      level={level}
      isLink
      actions={
        of.to_mark > 0 && (
          <StatusChip tone="warning" icon="edit">
            {t('assignments.teacher_marks_left', { count: of.to_mark })}
          </StatusChip>
        )
      }
    >
      <p className={styles['facts']}>
        <bdi>{of.class_names.map((name) => className(name, t, format)).join(' · ')}</bdi>
        <span>{t('assignments.due_when', { when: format.dateTime(of.due_date) })}</span>
        {of.submitted > 0 && (
          <span>
            {t('assignments.teacher_scored_of', { scored: of.submitted - of.to_mark, submitted: of.submitted })}
          </span>
        )}
      </p>
      <ProgressBar
        value={of.total_students === 0 ? 0 : (of.submitted / of.total_students) * 100}
        label={handedIn}
        valueText={format.percent(of.total_students === 0 ? 0 : (of.submitted / of.total_students) * 100, 0)}
        isLabelled
      />
    </Card>
  )
}
