import type { HandedIn } from '@maktab/contracts/assignments/assignments'
import type { AskedQuestion } from '@maktab/contracts/questions/questions'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { AskedQuestions } from './asked-questions.ts'
import { AttachmentList } from './attachment-list.tsx'
import styles from './set-assignment.module.css'
import { WorkChip } from './work-status.tsx'

interface HandedInListProps {
  /** Latest first. */
  readonly submissions: readonly HandedIn[]
  /** That the work asks. */
  readonly questions?: readonly AskedQuestion[]
  /** Whether it is on this device only, still to be sent. */
  isWaiting(submission: HandedIn): boolean
  /** The first picture of the latest stands open. */
  readonly opensFirst?: boolean
}

/** What a learner handed in, attempt by attempt. */
export function HandedInList({ submissions, questions = [], isWaiting, opensFirst = false }: HandedInListProps) {
  const t = useT('assignments', 'thread')
  const tagOf = useTextTag()
  const format = useFormat()
  return (
    <ol className={styles['attempts']} role="list">
      {submissions.map((submission, place) => (
        <li key={submission.submission_id} className={styles['attempt']}>
          <p className={styles['chips']}>
            <strong>
              {t('assignments.learner_attempt_number', { number: format.number(submission.attempt_number) })}
            </strong>
            <WorkChip state={isWaiting(submission) ? 'waiting' : 'submitted'} />
            {submission.is_late && <WorkChip state="late" />}
            {submission.is_after_close && <WorkChip state="after_close" />}
            {submission.is_extra && <WorkChip state="extra" />}
          </p>
          {submission.by_teacher !== undefined && <p>{t(`thread.by_teacher_${submission.by_teacher}`)}</p>}
          <p className={styles['when']}>
            {t('assignments.learner_handed_in_when', { when: format.dateTime(submission.handed_in_on) })}
          </p>
          {submission.text !== '' && (
            <p className={styles['prose']} lang={tagOf(submission.text)} dir="auto">
              {submission.text}
            </p>
          )}
          {questions.length > 0 && submission.answers && (
            <AskedQuestions
              questions={questions}
              answers={submission.answers}
              results={submission.results}
              marks={submission.marks}
            />
          )}
          <AttachmentList attachments={submission.attachments} opensFirst={opensFirst && place === 0} />
        </li>
      ))}
    </ol>
  )
}
