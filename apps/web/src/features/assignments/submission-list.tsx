import type { Submission } from '@maktab/contracts/assignments/submissions'
import { LeftToRight } from '@maktab/ui/base/bdi'
import { buttonClass } from '@maktab/ui/base/button'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { Icon } from '@maktab/ui/base/icon'
import { EmptyState } from '@maktab/ui/feedback/states'
import { linkClass } from '@maktab/ui/base/text-link'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './marking.module.css'
import { isToMark } from './scores.ts'
import { ScoreStatusChip } from './score-status-chip.tsx'
import type { Marking } from './use-marking.ts'
import { WorkStatus, workStateOf, workWords } from './work-status.tsx'

interface SubmissionListProps {
  readonly list: readonly Submission[]
  readonly marking: Marking
  readonly addressOf: (submission: Submission) => string
}

const pageSize = 25

/** Everybody of the assignment, one line each: work first, to be found by name, by state and by score. */
export function SubmissionList({ list, marking, addressOf }: SubmissionListProps) {
  const t = useT('application', 'assignments', 'home')
  const format = useFormat()
  const toMark = list.filter(isToMark)
  const [first] = toMark
  const handedIn = list.filter(({ submissions }) => submissions.length > 0).length
  if (list.length === 0) return <EmptyState title={t('frame.empty_title')} icon="user" />

  const scoreOf = (submission: Submission) => {
    const { score } = marking.markOf(submission)
    return score === undefined || Number.isNaN(score) ? undefined : score
  }
  const columns: Column<Submission>[] = [
    {
      key: 'name',
      heading: t('people.learner'),
      isRowHeading: true,
      value: ({ full_name }) => full_name,
      cell: (submission) => (
        <Link className={linkClass({ isAlone: true })} to={addressOf(submission)}>
          <bdi>{submission.full_name}</bdi>
        </Link>
      ),
    },
    {
      key: 'state',
      heading: t('assignments.state'),
      hasChoices: true,
      value: (submission) => t(workWords[workStateOf(submission)]),
      cell: (submission) => (
        <span className={styles['chips']}>
          <WorkStatus of={submission} />
          <ScoreStatusChip status={marking.statusOf(submission)} />
        </span>
      ),
    },
    {
      key: 'score',
      heading: t('assignments.score_label'),
      isFigure: true,
      value: scoreOf,
      cell: (submission) => {
        const score = scoreOf(submission)
        if (score === undefined) return '–'
        return (
          <LeftToRight>
            {format.number(score)} / {format.number(submission.total_score)}
          </LeftToRight>
        )
      },
    },
  ]
  return (
    <>
      <div className={styles['summary']}>
        <p data-tour="marking-learners">
          {t('assignments.teacher_handed_in_of', { submitted: handedIn, total: list.length })} ·{' '}
          {t('assignments.teacher_marks_left', { count: toMark.length })}
        </p>
        {first !== undefined && (
          <Link className={buttonClass({ variant: 'primary' })} to={addressOf(first)} data-tour="marking-start">
            <Icon name="edit" /> <span>{t('assignments.teacher_start_marking')}</span>
          </Link>
        )}
      </div>
      <DataTable
        caption={t('schools.learners')}
        isCaptionHidden
        columns={columns}
        rows={list}
        rowKey={({ user_id }) => user_id}
        hasSearch={list.length > 10}
        pageSize={pageSize}
        paging="more"
      />
    </>
  )
}
