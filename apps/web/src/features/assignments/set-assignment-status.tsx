import type { SetAssignment } from '@maktab/contracts/assignments/assignments'
import { StatusChip } from '@maktab/ui/status-chip'
import { useNow } from '#shell/use-now.ts'
import { useT } from '#shell/use-t.ts'

/** Where a learner stands with an assignment, in a picture and in words. */
export function SetAssignmentStatus({ of, isWaiting = false }: { of: Pick<SetAssignment, 'assignment_status' | 'due_date' | 'is_late'>; isWaiting?: boolean }) {
  const t = useT()
  const now = useNow()
  if (isWaiting) return <StatusChip tone="info" icon="sync">{t('assignments.learner_waiting')}</StatusChip>
  switch (of.assignment_status) {
    case 0:
      return now > Date.parse(of.due_date) ? (
        <StatusChip tone="danger" icon="warning">{t('assignments.learner_overdue')}</StatusChip>
      ) : (
        <StatusChip tone="neutral" icon="edit">{t('assignments.not_submitted')}</StatusChip>
      )
    case 1:
      return (
        <>
          <StatusChip tone="success" icon="check">{t('assignments.submitted')}</StatusChip>
          {of.is_late && <StatusChip tone="warning" icon="clock">{t('assignments.late')}</StatusChip>}
        </>
      )
    case 2:
      return <StatusChip tone="accent" icon="star">{t('assignments.returned')}</StatusChip>
    case 3:
      return <StatusChip tone="warning" icon="sync">{t('assignments.learner_again')}</StatusChip>
  }
}
