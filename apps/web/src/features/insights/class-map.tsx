import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Card } from '@maktab/ui/layout/card'
import { HeatMap } from '@maktab/ui/charts/heat-map'
import { Pagination } from '@maktab/ui/tables/pagination'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { useMemo, useState } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './reports.module.css'
import { tellApart } from '../people/told-apart.ts'
import { useReportFormat } from './use-report-format.ts'

interface ClassMapProps {
  readonly lessons: Output<Catalogue['readClassLessons']>
  readonly page: number
  onPage(page: number): void
}

/** As the server sends them. */
const pageSize = 40

/** Learners down, lessons across: how far each is with each, or how well they did. */
export function ClassMap({ lessons: { lessons, learners, total_pages }, page, onPage }: ClassMapProps) {
  const t = useT('home', 'reports')
  const format = useFormat()
  const write = useReportFormat()
  const [shown, setShown] = useState<'completion' | 'avg_accuracy'>('completion')
  const columns = useMemo(
    () =>
      lessons.map(({ lesson_guid, lesson_name }, index) => ({
        key: lesson_guid,
        label: `${format.number(index + 1)}. ${lesson_name}`,
      })),
    [lessons, format],
  )
  const rows = useMemo(
    () =>
      tellApart(learners).map((learner) => ({
        key: String(learner.user_id),
        label: learner.full_name,
        values: learner[shown].map((value) => value ?? undefined),
      })),
    [learners, shown],
  )
  return (
    <Card>
      <RadioGroup
        label={t('reports.map_shows')}
        value={shown}
        onValueChange={(value) => setShown(value === 'avg_accuracy' ? 'avg_accuracy' : 'completion')}
        options={[
          { value: 'completion', label: t('reports.completion') },
          { value: 'avg_accuracy', label: t('reports.score') },
        ]}
      />
      <HeatMap
        words={{
          caption: shown === 'completion' ? t('reports.map_of_completion') : t('reports.map_of_scores'),
          labelHeading: t('schools.learners'),
          format: write.percent,
          missing: shown === 'completion' ? t('learning.not_started') : t('reports.not_available'),
        }}
        columns={columns}
        rows={rows}
      />
      {total_pages > 1 && (
        <div className={styles['field']}>
          <Pagination page={page} pageSize={pageSize} total={total_pages * pageSize} onPageChange={onPage} />
        </div>
      )}
    </Card>
  )
}
