import type { HeadPlaceRow } from '@maktab/contracts/insights/head-places'
import { fewAttempts } from '@maktab/domain/insights/few'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { useMemo } from 'react'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { PlaceMap } from './place-map.tsx'
import { useHeadCalls } from './head-calls.ts'
import styles from '../reports.module.css'
import { useReportFormat } from '../use-report-format.ts'

type Level = 'region' | 'district'

/** Regions of a network, each of which leads to its own figures; or districts of a region, which lead to their schools. */
export function HeadPlaces({ region_id }: { readonly region_id?: number | undefined }) {
  const { area, places: call } = useHeadCalls()
  const places = useQuery(call, region_id === undefined ? {} : { region_id })
  return (
    <CallState of={places} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ level, report }) => (
        <Card>
          <PlaceMap places={report} />
          <PlaceTable level={level} places={report} area={area} />
        </Card>
      )}
    </CallState>
  )
}

interface PlaceTableProps {
  readonly level: Level
  readonly places: readonly HeadPlaceRow[]
  readonly area: '/networkhead' | '/regionhead'
}

function addressOf({ region_id, city_id }: HeadPlaceRow, area: PlaceTableProps['area']): string | undefined {
  // Of the network a region is asked for by its number; the head of a region has one alone.
  const region = area === '/networkhead' && region_id !== null ? `region_id=${region_id}` : ''
  if (city_id !== null) return `${area}/schools?${[region, `city_id=${city_id}`].filter(Boolean).join('&')}`
  return region === '' ? undefined : `${area}/dashboard?${region}`
}

function PlaceTable({ level, places, area }: PlaceTableProps) {
  const t = useT('application', 'home', 'reports', 'heads')
  const write = useReportFormat()
  const columns = useMemo<Column<HeadPlaceRow>[]>(
    () => [
      {
        key: 'name',
        heading: t(level === 'region' ? 'heads.region' : 'heads.district'),
        isRowHeading: true,
        value: ({ name }) => name,
        cell: (row) => {
          if (row.name === '') return t(level === 'region' ? 'heads.no_region' : 'heads.no_district')
          // The schools of a region without a district stand there already.
          const to = level === 'district' && row.city_id === null ? undefined : addressOf(row, area)
          const name = <bdi>{row.name}</bdi>
          return to === undefined ? (
            name
          ) : (
            <Link className={styles['link']} to={to}>
              {name}
            </Link>
          )
        },
      },
      {
        key: 'heard',
        heading: t('heads.schools_heard_heading'),
        isFigure: true,
        value: ({ schools_heard }) => schools_heard,
        cell: ({ schools_heard: heard, schools_total: total }) => t('heads.heard_of', { heard, total }),
      },
      {
        key: 'completion',
        heading: t('reports.completion'),
        isFigure: true,
        value: ({ lessons_completions }) => lessons_completions ?? undefined,
        cell: ({ lessons_completions }) => write.percent(lessons_completions),
      },
      {
        key: 'score',
        heading: t('reports.attempts_accuracy'),
        isFigure: true,
        value: ({ lessons_avg_accuracy, lessons_avg_accuracy_of }) =>
          lessons_avg_accuracy_of < fewAttempts ? undefined : (lessons_avg_accuracy ?? undefined),
        cell: ({ lessons_avg_accuracy, lessons_avg_accuracy_of: count }) =>
          count > 0 && count < fewAttempts ? (
            <span className={styles['note']}>
              {write.percent(lessons_avg_accuracy)} ({t('heads.few_attempts', { count })})
            </span>
          ) : (
            write.percent(lessons_avg_accuracy)
          ),
      },
      {
        key: 'attendance',
        heading: t('insights.attendance'),
        isFigure: true,
        value: ({ attendance_avg }) => attendance_avg ?? undefined,
        cell: ({ attendance_avg }) => write.percent(attendance_avg),
      },
      {
        key: 'learners_heard',
        heading: t('heads.learners_heard_heading'),
        isFigure: true,
        value: ({ learners_heard }) => learners_heard,
        cell: ({ learners_heard: heard, learners_total: total }) => t('heads.heard_of', { heard, total }),
      },
    ],
    [t, write, level, area],
  )
  return (
    <DataTable
      caption={t(level === 'region' ? 'heads.by_region' : 'heads.by_district')}
      columns={columns}
      rows={places}
      rowKey={({ region_id, city_id }) => `${region_id} ${city_id}`}
      pageSize={20}
      exportName={t(level === 'region' ? 'heads.by_region' : 'heads.by_district')}
    />
  )
}
