import type { SetAssignment } from '@maktab/contracts/assignments/assignments'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import { isWorkLate } from '@maktab/domain/assignments/submissions'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { assignmentLooks } from '@maktab/ui/feedback/status-looks'
import type { PlainKey } from '@maktab/i18n/keys'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'

/** Where work stands: the states of seed 001 §4, as a learner and as their teacher call each. */
type WorkState =
  | 'waiting'
  | 'overdue'
  | 'not_submitted'
  | 'submitted'
  | 'late'
  | 'after_close'
  | 'returned'
  | 'resubmission'
  | 'extra'
  | 'excused'

const learnerWords = {
  waiting: 'assignments.learner_waiting',
  overdue: 'assignments.learner_overdue',
  not_submitted: 'assignments.not_submitted',
  submitted: 'assignments.submitted',
  late: 'assignments.late',
  after_close: 'assignments.after_close',
  returned: 'assignments.returned',
  resubmission: 'assignments.learner_again',
  extra: 'assignments.learner_extra',
  excused: 'assignments.excused',
} as const satisfies Record<WorkState, PlainKey<'home'>>

const looks = {
  ...assignmentLooks,
  extra: { tone: 'warning', icon: 'info' },
  after_close: { tone: 'warning', icon: 'lock' },
  excused: { tone: 'neutral', icon: 'remove' },
} as const

/** One word for work, in a picture too. */
export function WorkChip({ state, words }: { state: WorkState; words?: PlainKey<'home'> }) {
  const t = useT('home')
  return <StatusChip {...looks[state]}>{t(words ?? learnerWords[state])}</StatusChip>
}

/** Where a learner stands with an assignment. */
export function SetAssignmentStatus({
  of,
  isWaiting = false,
}: {
  of: Pick<SetAssignment, 'assignment_status' | 'due_date' | 'is_late' | 'is_excused'>
  isWaiting?: boolean
}) {
  const now = useNow()
  if (isWaiting) return <WorkChip state="waiting" />
  if (of.is_excused && of.assignment_status !== 1 && of.assignment_status !== 2) return <WorkChip state="excused" />
  switch (of.assignment_status) {
    case 0:
      return <WorkChip state={now > Date.parse(of.due_date) ? 'overdue' : 'not_submitted'} />
    case 1:
      return (
        <>
          <WorkChip state="submitted" />
          {of.is_late && <WorkChip state="late" />}
        </>
      )
    case 2:
      return <WorkChip state="returned" />
    case 3:
      return <WorkChip state="resubmission" />
  }
}

/** The state of a learner's work for its teacher; being late stands beside it. */
export function workStateOf({
  assignment_status,
  is_excused,
  submissions,
  counted_on,
}: Submission): 'returned' | 'resubmission' | 'not_submitted' | 'submitted' | 'excused' {
  if (assignment_status === 2) return 'returned'
  if (is_excused && assignment_status !== 1) return 'excused'
  if (assignment_status === 3) return 'resubmission'
  return submissions.length === 0 && counted_on === null ? 'not_submitted' : 'submitted'
}

/** What a teacher calls each of them. */
export const workWords = {
  returned: 'assignments.returned',
  resubmission: 'assignments.teacher_again',
  not_submitted: 'assignments.not_submitted',
  submitted: 'assignments.submitted',
  excused: 'assignments.excused',
} as const satisfies Record<ReturnType<typeof workStateOf>, PlainKey<'home'>>

/** Where a learner's work stands, as their teacher sees it. */
export function WorkStatus({ of }: { of: Submission }) {
  const state = workStateOf(of)
  const isLate = isWorkLate(of.submissions) && (state === 'submitted' || state === 'returned')
  return (
    <>
      {isLate && <WorkChip state="late" />}
      {of.submissions[0]?.is_after_close === true && <WorkChip state="after_close" />}
      {of.is_excused && state !== 'excused' && <WorkChip state="excused" />}
      <WorkChip state={state} words={workWords[state]} />
    </>
  )
}
