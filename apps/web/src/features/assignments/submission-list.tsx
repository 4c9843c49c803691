import type { Submission } from '@maktab/contracts/assignments/submissions'
import { LeftToRight } from '@maktab/ui/base/bdi'
import { buttonClass } from '@maktab/ui/base/button'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { IconButton } from '@maktab/ui/base/icon-button'
import { Icon } from '@maktab/ui/base/icon'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { EmptyState } from '@maktab/ui/feedback/states'
import { linkClass } from '@maktab/ui/base/text-link'
import { useState } from 'react'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './marking.module.css'
import type { Returning } from './marking/use-returning.ts'
import { ReturnScored } from './return-scored.tsx'
import { hasWork, isToMark, type Assignment } from './scores.ts'
import { LearnerTimeDialog } from './setting/learner-time-dialog.tsx'
import { ScoreStatusChip } from './score-status-chip.tsx'
import type { Marking } from './use-marking.ts'
import { WorkStatus, workStateOf, workWords } from './work-status.tsx'

interface SubmissionListProps {
  readonly assignment: Assignment
  readonly list: readonly Submission[]
  readonly marking: Marking
  readonly returning: Returning
  readonly addressOf: (submission: Submission) => string
}

const pageSize = 25

/** Everybody of the assignment, one line each: work first, to be found by name, by state and by score. */
export function SubmissionList({ assignment, list, marking, returning, addressOf }: SubmissionListProps) {
  const t = useT('application', 'assignments', 'home', 'setting', 'thread')
  const format = useFormat()
  const [timed, setTimed] = useState<Submission>()
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set())
  const toMark = list.filter(isToMark)
  const [first] = toMark
  const handedIn = list.filter(hasWork).length
  if (list.length === 0) return <EmptyState title={t('frame.empty_title')} icon="user" />

  const scoreOf = (submission: Submission) => {
    const { score = submission.is_score_automatic ? (submission.score ?? undefined) : undefined } =
      marking.markOf(submission)
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
          {submission.due_date !== null && (
            <span className={styles['soft']}>
              {t('setting.more_time_until', { when: format.dateTime(submission.due_date) })}
            </span>
          )}
          <ScoreStatusChip status={marking.statusOf(submission)} />
          {submission.has_new_comments && (
            <StatusChip tone="info" icon="bell">
              {t('thread.new')}
            </StatusChip>
          )}
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
    {
      key: 'time',
      heading: t('setting.more_time_short'),
      cell: (submission) => (
        <IconButton
          icon="clock"
          label={t('setting.more_time_for', { name: submission.full_name })}
          onClick={() => setTimed(submission)}
        />
      ),
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
        selection={{
          keys: chosen,
          onChange: setChosen,
          nameOf: ({ full_name }) => full_name,
          actions: (
            <ReturnScored
              assignment={assignment}
              list={list.filter(({ user_id }) => chosen.has(user_id))}
              returning={returning}
              isChosen
              onDone={() => setChosen(new Set())}
            />
          ),
        }}
        hasSearch={list.length > 10}
        pageSize={pageSize}
        paging="more"
      />
      {timed !== undefined && (
        <LearnerTimeDialog
          assignment_id={assignment.assignment_id}
          of={timed}
          full_name={timed.full_name}
          onClose={() => setTimed(undefined)}
        />
      )}
    </>
  )
}
