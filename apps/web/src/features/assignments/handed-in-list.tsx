import type { HandedIn } from '@maktab/contracts/assignments/assignments'
import { StatusChip } from '@maktab/ui/status-chip'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { AttachmentList } from './attachment-list.tsx'
import styles from './set-assignment-screen.module.css'

interface HandedInListProps {
  /** Latest first. */
  readonly submissions: readonly HandedIn[]
  /** Whether it is on this device only, still to be sent. */
  isWaiting(submission: HandedIn): boolean
}

/** What a learner handed in, attempt by attempt. */
export function HandedInList({ submissions, isWaiting }: HandedInListProps) {
  const t = useT()
  const format = useFormat()
  return (
    <ol className={styles['attempts']} role="list">
      {submissions.map((submission) => (
        <li key={submission.submission_id} className={styles['attempt']}>
          <p className={styles['chips']}>
            <strong>{t('assignments.learner_attempt_number', { number: format.number(submission.attempt_number) })}</strong>
            {isWaiting(submission) ? (
              <StatusChip tone="info" icon="sync">{t('assignments.learner_waiting')}</StatusChip>
            ) : (
              <StatusChip tone="success" icon="check">{t('assignments.submitted')}</StatusChip>
            )}
            {submission.is_late && <StatusChip tone="warning" icon="clock">{t('assignments.late')}</StatusChip>}
            {submission.is_extra && <StatusChip tone="warning" icon="info">{t('assignments.learner_extra')}</StatusChip>}
          </p>
          <p className={styles['when']}>{t('assignments.learner_handed_in_when', { when: format.dateTime(submission.handed_in_on) })}</p>
          {submission.text !== '' && (
            <p className={styles['prose']} dir="auto">
              {submission.text}
            </p>
          )}
          <AttachmentList attachments={submission.attachments} />
        </li>
      ))}
    </ol>
  )
}
