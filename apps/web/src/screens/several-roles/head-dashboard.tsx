import { EmptyState } from '@maktab/ui/feedback/states'
import { PageHeading } from '@maktab/ui/layout/layout'
import { useT } from '#language/use-t.ts'
import { useFormat } from '#language/use-format.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useHeadCalls } from '#features/insights/head-calls.ts'
import { BandsCard, HeadFigures, HeardCard, SilentCard } from '#features/insights/head-figures.tsx'
import { HeadTrend } from '#features/insights/head-trend.tsx'
import styles from '#features/insights/reports.module.css'

/** How the schools of a region or of a network do, as of when, and which of them are silent. */
export function HeadDashboardScreen() {
  const t = useT('application', 'heads')
  const format = useFormat()
  const { area, ...calls } = useHeadCalls()
  const summary = useQuery(calls.summary, {})
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
              <BandsCard of={value} />
              <HeadTrend />
            </>
          )}
        </div>
      )}
    </CallState>
  )
}
