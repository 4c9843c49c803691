import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClassModule } from '@maktab/contracts/insights/class-reports'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { useMemo } from 'react'
import { useT } from '#language/use-t.ts'
import { ContentStatus } from '../content/content-status.tsx'
import { tellApart } from '../people/told-apart.ts'
import { AttemptsCell } from './attempts-cell.tsx'
import { contentTypeName } from './content-type-name.ts'
import { OfNumber } from './of-number.tsx'
import { reportAddress } from './report-place.ts'
import { useReportFormat } from './use-report-format.ts'

interface ModuleTableProps {
  readonly modules: readonly ClassModule[]
  onOpen(module: ClassModule): void
}

/** The contents of a lesson over all learners of a class. */
export function ModuleTable({ modules, onOpen }: ModuleTableProps) {
  const t = useT('application', 'courses', 'home', 'reports')
  const write = useReportFormat()
  const columns = useMemo<Column<ClassModule>[]>(
    () => [
      { key: 'title', heading: t('titles.module'), isRowHeading: true, cell: ({ title }) => <bdi>{title}</bdi> },
      { key: 'type', heading: t('reports.kind'), cell: ({ content_type }) => t(contentTypeName[content_type]) },
      {
        key: 'completed',
        heading: t('learning.completed'),
        isFigure: true,
        cell: ({ completed }) => write.number(completed),
      },
      {
        key: 'in_progress',
        heading: t('learning.in_progress'),
        isFigure: true,
        cell: ({ in_progress }) => write.number(in_progress),
      },
      { key: 'failed', heading: t('learning.failed'), isFigure: true, cell: ({ failed }) => write.number(failed) },
      {
        key: 'not_started',
        heading: t('learning.not_started'),
        isFigure: true,
        cell: ({ not_started }) => write.number(not_started),
      },
      {
        key: 'score',
        heading: t('reports.score'),
        isFigure: true,
        cell: ({ avg_accuracy }) => write.percent(avg_accuracy),
      },
      {
        key: 'first',
        heading: t('reports.at_first_try'),
        isFigure: true,
        cell: (module) => <OfNumber value={module.first_accuracy} of={module.first_accuracy_of} />,
      },
      {
        key: 'learners',
        heading: t('schools.learners'),
        cell: (module) => (
          <Button
            size="small"
            onClick={() => onOpen(module)}
            aria-label={t('reports.learners_in', { title: module.title })}
          >
            {t('schools.learners')}
          </Button>
        ),
      },
    ],
    [t, write, onOpen],
  )
  return (
    <DataTable
      caption={t('content.lesson_contents')}
      columns={columns}
      rows={modules}
      rowKey={({ content_id }) => content_id}
    />
  )
}

type ModuleLearner = Output<Catalogue['readClassModules']>['learners'][number]

interface ModuleLearnersProps {
  readonly module: ClassModule
  readonly class_id: number
  readonly learners: readonly ModuleLearner[]
}

/** Each learner in one content, with a way to their attempts question by question. */
export function ModuleLearners({
  module: { content_id, content_type, title },
  class_id,
  learners,
}: ModuleLearnersProps) {
  const t = useT('home', 'reports')
  const write = useReportFormat()
  const named = useMemo(() => tellApart(learners), [learners])
  const columns = useMemo<Column<ModuleLearner>[]>(
    () => [
      {
        key: 'name',
        heading: t('reports.learner'),
        isRowHeading: true,
        value: ({ full_name }) => full_name,
        cell: ({ full_name }) => <bdi>{full_name}</bdi>,
      },
      {
        key: 'status',
        heading: t('learning.progress'),
        value: ({ completion }) => completion,
        cell: ({ content_status }) => <ContentStatus status={content_status} />,
      },
      {
        key: 'best',
        heading: t('reports.best'),
        isFigure: true,
        value: ({ accuracy }) => accuracy.best ?? undefined,
        cell: ({ accuracy }) => write.percent(accuracy.best),
      },
      {
        key: 'last',
        heading: t('reports.last'),
        isFigure: true,
        value: ({ accuracy }) => accuracy.last ?? undefined,
        cell: ({ accuracy }) => write.percent(accuracy.last),
      },
      {
        key: 'average',
        heading: t('reports.average'),
        isFigure: true,
        value: ({ accuracy }) => accuracy.average ?? undefined,
        cell: ({ accuracy }) => write.percent(accuracy.average),
      },
      {
        key: 'first',
        heading: t('reports.at_first_try'),
        isFigure: true,
        value: ({ accuracy }) => accuracy.first ?? undefined,
        cell: ({ accuracy }) => write.percent(accuracy.first),
      },
      {
        key: 'time',
        heading: t('learning.time_spent'),
        isFigure: true,
        value: ({ time_spent_in_seconds }) => time_spent_in_seconds,
        cell: ({ time_spent_in_seconds }) => write.time(time_spent_in_seconds),
      },
      {
        key: 'attempts',
        heading: t('reports.attempts'),
        cell: (learner) => (
          <AttemptsCell
            of={learner}
            content_type={content_type}
            to={reportAddress('teacher', 'attempt/questions', { class_id, content_id, user_id: learner.user_id })}
            label={t('reports.attempts_of', { name: learner.full_name })}
          />
        ),
      },
    ],
    [t, write, class_id, content_id, content_type],
  )
  return (
    <Card>
      <DataTable
        caption={t('reports.learners_in', { title })}
        columns={columns}
        rows={named}
        rowKey={({ user_id }) => user_id}
        pageSize={20}
        paging="more"
      />
    </Card>
  )
}
