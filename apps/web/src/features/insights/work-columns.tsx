import type { SubjectFigures } from '@maktab/contracts/insights/subjects'
import type { Column } from '@maktab/ui/tables/data-table'
import { useMemo } from 'react'
import { useT } from '#language/use-t.ts'
import { OfNumber } from './of-number.tsx'
import { useReportFormat } from './use-report-format.ts'

type WorkFigures = Pick<
  SubjectFigures,
  | 'lesson_completions'
  | 'lesson_completions_of'
  | 'avg_accuracy_lessons'
  | 'avg_accuracy_lessons_of'
  | 'assessments_attempted'
>

/** How far lessons are, how much was right, and how many attempts there were: columns of a subject and of its grades. */
export function useWorkColumns(): readonly Column<WorkFigures>[] {
  const t = useT('reports')
  const write = useReportFormat()
  return useMemo(
    () => [
      {
        key: 'completion',
        heading: t('reports.completion'),
        isFigure: true,
        value: ({ lesson_completions }) => lesson_completions ?? undefined,
        cell: (row) => <OfNumber value={row.lesson_completions} of={row.lesson_completions_of} />,
      },
      {
        key: 'score',
        heading: t('reports.attempts_accuracy'),
        isFigure: true,
        value: ({ avg_accuracy_lessons }) => avg_accuracy_lessons ?? undefined,
        cell: (row) => <OfNumber value={row.avg_accuracy_lessons} of={row.avg_accuracy_lessons_of} />,
      },
      {
        key: 'assessments',
        heading: t('reports.attempts'),
        isFigure: true,
        value: ({ assessments_attempted }) => assessments_attempted,
        cell: ({ assessments_attempted }) => write.number(assessments_attempted),
      },
    ],
    [t, write],
  )
}
