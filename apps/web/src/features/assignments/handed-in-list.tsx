import type { HandedIn } from '@maktab/contracts/assignments/assignments'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { AttachmentList } from './attachment-list.tsx'
import styles from './set-assignment.module.css'
import { WorkChip } from './work-status.tsx'

interface HandedInListProps {
  /** Latest first. */
  readonly submissions: readonly HandedIn[]
  /** Whether it is on this device only, still to be sent. */
  isWaiting(submission: HandedIn): boolean
}

/** What a learner handed in, attempt by attempt. */
export function HandedInList({ submissions, isWaiting }: HandedInListProps) {
  const t = useT('assignments')
  const tagOf = useTextTag()
  const format = useFormat()
  return (
    <ol className={styles['attempts']} role="list">
      {submissions.map((submission) => (
        <li key={submission.submission_id} className={styles['attempt']}>
          <p className={styles['chips']}>
            <strong>
              {t('assignments.learner_attempt_number', { number: format.number(submission.attempt_number) })}
            </strong>
            <WorkChip state={isWaiting(submission) ? 'waiting' : 'submitted'} />
            {submission.is_late && <WorkChip state="late" />}
            {submission.is_extra && <WorkChip state="extra" />}
          </p>
          <p className={styles['when']}>
            {t('assignments.learner_handed_in_when', { when: format.dateTime(submission.handed_in_on) })}
          </p>
          {submission.text !== '' && (
            <p className={styles['prose']} lang={tagOf(submission.text)} dir="auto">
              {submission.text}
            </p>
          )}
          <AttachmentList attachments={submission.attachments} />
        </li>
      ))}
    </ol>
  )
}
