import { useSpoken } from '@maktab/ui/base/words'
import { EmptyState } from '@maktab/ui/feedback/states'
import { PageHeading } from '@maktab/ui/layout/layout'
import { useEffect } from 'react'
import { useT } from '#language/use-t.ts'
import { useFormat } from '#language/use-format.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useQuery } from '#page/use-calls.ts'
import { numberIn } from '#features/learning/place.ts'
import { useSearchParams } from '#page/router.tsx'
import { ReportExtent } from '#features/insights/report-extent.tsx'
import { useHeadCalls } from '#features/insights/heads/head-calls.ts'
import { HeadFigures, HeardCard, SilentCard } from '#features/insights/heads/head-figures.tsx'
import styles from '#features/insights/reports.module.css'

// The figures are read first; places, days and charts come while they are asked for.
const HeadTrend = fetched(
  async () => (await import('#features/insights/heads/head-trend.tsx')).HeadTrend,
  ScreenLoading,
  ['home', 'parts', 'reports'],
)

const HeadPlaces = fetched(
  async () => (await import('#features/insights/heads/head-places.tsx')).HeadPlaces,
  ScreenLoading,
  ['heads', 'home', 'parts', 'reports'],
)

const HeadSubjects = fetched(
  async () => (await import('#features/insights/heads/head-subjects.tsx')).HeadSubjects,
  ScreenLoading,
  ['heads', 'home', 'parts', 'reports'],
)

const BandsCard = fetched(
  async () => (await import('#features/insights/heads/head-bands.tsx')).BandsCard,
  ScreenLoading,
  ['heads', 'home', 'parts', 'reports'],
)

const DataSet = fetched(async () => (await import('#features/insights/heads/data-set.tsx')).DataSet, ScreenLoading, [
  'dataset',
  'parts',
  'reports',
])

/** How the schools of a region or of a network do, as of when, and which of them are silent. */
export function HeadDashboardScreen() {
  const { words } = useSpoken()
  useEffect(() => {
    HeadPlaces.preload(words)
    HeadSubjects.preload(words)
    BandsCard.preload(words)
    HeadTrend.preload(words)
  }, [words])
  const t = useT('application', 'heads')
  const format = useFormat()
  const { area, ...calls } = useHeadCalls()
  const [search] = useSearchParams()
  // Of the network one region alone.
  const region_id = numberIn(search, 'region_id')
  const summary = useQuery(calls.summary, { region_id })
  return (
    <CallState of={summary} refused={{ not_found: () => <NotFound /> }}>
      {(value) => (
        <div className={styles['page']}>
          <PageHeading
            title={value.region_name === null ? t('frame.dashboard') : <bdi>{value.region_name}</bdi>}
            note={value.as_of === null ? undefined : t('frame.as_of', { when: format.dateTime(value.as_of) })}
          />
          {value.as_of === null ? (
            <EmptyState level={2} icon="school" title={t('heads.not_counted')} />
          ) : (
            <>
              <HeadFigures of={value} />
              <div className={styles['charts']}>
                <SilentCard of={value} area={area} />
                <HeardCard of={value} />
              </div>
              <ReportExtent school={null} region={value.region_name ?? t('heads.all_regions')} counted={value.as_of}>
                <HeadPlaces region_id={region_id} />
                <HeadSubjects region_id={region_id} />
              </ReportExtent>
              <BandsCard of={value} caption={t('heads.by_accuracy')} />
              <HeadTrend region_id={region_id} />
              {region_id === undefined && <DataSet />}
            </>
          )}
        </div>
      )}
    </CallState>
  )
}
