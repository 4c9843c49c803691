import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { LessonContentReport } from '@maktab/contracts/insights/learner-reports'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { useMemo } from 'react'
import { useT } from '#language/use-t.ts'
import { ContentStatus } from '../content/content-status.tsx'
import { AttemptsCell } from './attempts-cell.tsx'
import { contentTypeName } from './content-type-name.ts'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'

interface LessonContentsProps {
  readonly report: Output<Catalogue['readLessonContents']>
  /** Where the attempts at a content are shown question by question. */
  readonly attemptsAt: (content_id: number) => string
}

/** One lesson of one learner: what it came to, and each of its contents. */
export function LessonContents({
  report: { lesson_summary, lesson_contents, counted_attempt },
  attemptsAt,
}: LessonContentsProps) {
  const t = useT('application', 'courses', 'home', 'reports')
  const write = useReportFormat()
  const columns = useMemo<Column<LessonContentReport>[]>(
    () => [
      { key: 'title', heading: t('titles.module'), isRowHeading: true, cell: ({ title }) => <bdi>{title}</bdi> },
      { key: 'type', heading: t('reports.kind'), cell: ({ content_type }) => t(contentTypeName[content_type]) },
      {
        key: 'status',
        heading: t('learning.progress'),
        cell: ({ content_status }) => <ContentStatus status={content_status} />,
      },
      { key: 'best', heading: t('reports.best'), isFigure: true, cell: ({ accuracy }) => write.percent(accuracy.best) },
      { key: 'last', heading: t('reports.last'), isFigure: true, cell: ({ accuracy }) => write.percent(accuracy.last) },
      {
        key: 'average',
        heading: t('reports.average'),
        isFigure: true,
        cell: ({ accuracy }) => write.percent(accuracy.average),
      },
      {
        key: 'first',
        heading: t('reports.at_first_try'),
        isFigure: true,
        cell: ({ accuracy }) => write.percent(accuracy.first),
      },
      {
        key: 'time',
        heading: t('learning.time_spent'),
        isFigure: true,
        cell: ({ time_spent_in_seconds }) => write.time(time_spent_in_seconds),
      },
      {
        key: 'attempts',
        heading: t('reports.attempts'),
        isFigure: true,
        cell: (content) => (
          <AttemptsCell
            of={content}
            content_type={content.content_type}
            to={attemptsAt(content.content_id)}
            label={t('reports.attempts_at', { title: content.title })}
          />
        ),
      },
    ],
    [t, write, attemptsAt],
  )
  return (
    <>
      <section className={styles['numbers']} aria-label={t('titles.lesson')}>
        <NumberCard icon="lessons" label={t('reports.completion')} value={write.percent(lesson_summary.completion)}>
          <ContentStatus status={lesson_summary.content_status} />
        </NumberCard>
        <NumberCard
          icon="question"
          label={t('reports.assessment_accuracy')}
          value={write.percent(lesson_summary.assessment_avg_accuracy)}
        />
        <NumberCard
          icon="game"
          label={t('reports.game_accuracy')}
          value={write.percent(lesson_summary.game_avg_accuracy)}
        />
        <NumberCard icon="video" label={t('reports.video_time')} value={write.time(lesson_summary.videos_time_spent)} />
        <NumberCard
          icon="clock"
          label={t('learning.time_spent')}
          value={write.time(lesson_summary.time_spent_in_seconds)}
        />
      </section>
      <Card>
        <DataTable
          caption={t('content.lesson_contents')}
          columns={columns}
          rows={lesson_contents}
          rowKey={({ content_id }) => content_id}
        />
        <p className={styles['note']}>{t(countedWords[counted_attempt])}</p>
      </Card>
    </>
  )
}

export const countedWords = {
  best: 'reports.best_counts',
  last: 'reports.last_counts',
  average: 'reports.average_counts',
} as const
