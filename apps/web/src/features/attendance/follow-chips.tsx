import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'

interface FollowChipsProps {
  /** Told from two on. */
  readonly days_absent_in_row: number
  readonly is_below_minimum: boolean
  /** Per cent that the school asks for. */
  readonly minimum: number
}

/** Why somebody should ask after a learner. */
export function FollowChips({ days_absent_in_row, is_below_minimum, minimum }: FollowChipsProps) {
  const t = useT('attendance')
  const format = useFormat()
  return (
    <>
      {days_absent_in_row > 1 && (
        <StatusChip tone="danger" icon="warning">
          {t('attendance.absent_in_row', { count: days_absent_in_row })}
        </StatusChip>
      )}
      {is_below_minimum && (
        <StatusChip tone="warning" icon="chart">
          {t('attendance.below_minimum', { minimum: format.percent(minimum) })}
        </StatusChip>
      )}
    </>
  )
}
