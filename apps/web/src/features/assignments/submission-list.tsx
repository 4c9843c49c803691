import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/button'
import { Icon } from '@maktab/ui/icon'
import { LeftToRight } from '@maktab/ui/bdi'
import { EmptyState } from '@maktab/ui/states'
import { StatusChip } from '@maktab/ui/status-chip'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import styles from './marking-screen.module.css'
import { isToMark } from './scores.ts'
import { ScoreStatusChip } from './score-status-chip.tsx'
import type { Marking } from './use-marking.ts'

interface SubmissionListProps {
  readonly list: readonly Submission[]
  readonly marking: Marking
  readonly onShow: (submission: Submission) => void
}

/** Everybody of the assignment, one line each. */
export function SubmissionList({ list, marking, onShow }: SubmissionListProps) {
  const t = useT()
  const format = useFormat()
  const toMark = list.filter(isToMark)
  const [first] = toMark
  const handedIn = list.filter(({ submissions }) => submissions.length > 0).length
  if (list.length === 0) return <EmptyState title={t('frame.empty_title')} icon="user" />
  return (
    <>
      <div className={styles['summary']}>
        <p>
          {t('assignments.teacher_handed_in_of', { submitted: handedIn, total: list.length })} · {t('assignments.teacher_marks_left', { count: toMark.length })}
        </p>
        {first !== undefined && (
          <Button icon="edit" onClick={() => onShow(first)}>
            {t('assignments.teacher_start_marking')}
          </Button>
        )}
      </div>
      <ul className={styles['list']} role="list">
        {list.map((submission) => {
          const { score } = marking.markOf(submission)
          return (
            <li key={submission.user_id}>
              <button type="button" className={styles['row']} onClick={() => onShow(submission)}>
                <span className={styles['name']}>
                  <bdi>{submission.full_name}</bdi>
                </span>
                <span className={styles['chips']}>
                  <WorkStatus of={submission} />
                  <ScoreStatusChip status={marking.statusOf(submission)} />
                </span>
                <span className={styles['score']}>
                  {score !== undefined && !Number.isNaN(score) && (
                    <LeftToRight>
                      {format.number(score)} / {format.number(submission.total_score)}
                    </LeftToRight>
                  )}
                </span>
                <Icon name="chevron" />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Where a learner's work stands, as their teacher sees it. */
export function WorkStatus({ of }: { of: Submission }) {
  const t = useT()
  const isLate = of.submissions[0]?.is_late === true
  const late = isLate && <StatusChip tone="warning" icon="clock">{t('assignments.late')}</StatusChip>
  if (of.assignment_status === 2) return <>{late}<StatusChip tone="accent" icon="star">{t('assignments.returned')}</StatusChip></>
  if (of.assignment_status === 3) return <StatusChip tone="info" icon="sync">{t('assignments.teacher_again')}</StatusChip>
  if (of.submissions.length === 0) return <StatusChip tone="neutral" icon="inbox">{t('assignments.not_submitted')}</StatusChip>
  return <>{late}<StatusChip tone="success" icon="check">{t('assignments.submitted')}</StatusChip></>
}
