import type { ClassLessonFigures } from '@maktab/contracts/insights/class-reports'
import type { Column } from '@maktab/ui/tables/data-table'
import { useMemo } from 'react'
import { useT } from '#language/use-t.ts'
import { firstTryColumn } from './first-try-column.tsx'
import { useReportFormat } from './use-report-format.ts'

type LessonFigures = Omit<ClassLessonFigures, 'lesson_guid' | 'lesson_name'>

/** How a lesson stands with the learners of a class, as columns of a table of lessons. */
export function useLessonColumns(): readonly Column<LessonFigures>[] {
  const t = useT('home', 'reports')
  const write = useReportFormat()
  return useMemo(
    () => [
      {
        key: 'completed',
        heading: t('learning.completed'),
        isFigure: true,
        value: ({ learners_completed }) => learners_completed,
        cell: ({ learners_completed }) => write.number(learners_completed),
      },
      {
        key: 'in_progress',
        heading: t('learning.in_progress'),
        isFigure: true,
        value: ({ learners_in_progress }) => learners_in_progress,
        cell: ({ learners_in_progress }) => write.number(learners_in_progress),
      },
      {
        key: 'not_started',
        heading: t('learning.not_started'),
        isFigure: true,
        value: ({ learners_not_started }) => learners_not_started,
        cell: ({ learners_not_started }) => write.number(learners_not_started),
      },
      {
        key: 'completion',
        heading: t('reports.completion'),
        isFigure: true,
        value: ({ lesson_completion }) => lesson_completion ?? undefined,
        cell: ({ lesson_completion }) => write.percent(lesson_completion),
      },
      {
        key: 'score',
        heading: t('reports.score'),
        isFigure: true,
        value: ({ avg_accuracy }) => avg_accuracy ?? undefined,
        cell: ({ avg_accuracy }) => write.percent(avg_accuracy),
      },
      firstTryColumn(t('reports.at_first_try')),
      {
        key: 'time',
        heading: t('learning.time_spent'),
        isFigure: true,
        value: ({ time_spent_in_seconds }) => time_spent_in_seconds,
        cell: ({ time_spent_in_seconds }) => write.time(time_spent_in_seconds),
      },
    ],
    [t, write],
  )
}
