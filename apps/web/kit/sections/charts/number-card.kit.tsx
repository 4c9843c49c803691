import { Grid } from '@maktab/ui/layout/layout'
import { LeftToRight } from '@maktab/ui/base/bdi'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { useFormat } from '@maktab/ui/base/formats'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: {
    completion: 'Completion',
    average: 'Average',
    learners: 'Learners',
    time: 'Time spent',
    spent: '37 h 48 m 48 s',
    marks: 'Last marks',
    up: '4 points above last month',
    down: '2 points below last month',
    level: 'As last month',
    asOf: 'As of 10:05',
  },
  ps: {
    completion: 'بشپړېدنه',
    average: 'اوسط',
    learners: 'زده کوونکي',
    time: 'لګول شوی وخت',
    spent: '۳۷ س ۴۸ د ۴۸ ث',
    marks: 'وروستۍ نمرې',
    up: 'د تېرې میاشتې په پرتله ۴ نمرې پورته',
    down: 'د تېرې میاشتې په پرتله ۲ نمرې ښکته',
    level: 'د تېرې میاشتې په څېر',
    asOf: 'تر ۱۰:۰۵ پورې',
  },
  da: {
    completion: 'تکمیل',
    average: 'اوسط',
    learners: 'شاگردان',
    time: 'وقت صرف‌شده',
    spent: '۳۷ س ۴۸ د ۴۸ ث',
    marks: 'آخرین نمره‌ها',
    up: '۴ نمره بالاتر از ماه گذشته',
    down: '۲ نمره پایین‌تر از ماه گذشته',
    level: 'مانند ماه گذشته',
    asOf: 'تا ۱۰:۰۵',
  },
  ur: {
    completion: 'تکمیل',
    average: 'اوسط',
    learners: 'طلبہ',
    time: 'صرف شدہ وقت',
    spent: '37 گھ 48 م 48 س',
    marks: 'آخری نمبر',
    up: 'پچھلے مہینے سے 4 زیادہ',
    down: 'پچھلے مہینے سے 2 کم',
    level: 'پچھلے مہینے جیسا',
    asOf: '10:05 تک',
  },
} as const

export const section: KitSection = {
  key: 'number-card',
  group: 'charts',
  States({ locale }) {
    const w = samples[locale]
    const format = useFormat()
    return (
      <>
        <KitState name="trends" isWide>
          <Grid narrowest={14}>
            <NumberCard
              label={w.completion}
              value={format.percent(72)}
              icon="lessons"
              trend={{ direction: 'up', text: w.up, tone: 'success' }}
              asOf={w.asOf}
            >
              <ProgressBar label={w.completion} value={72} valueText={format.percent(72)} />
            </NumberCard>
            <NumberCard
              label={w.average}
              value={format.percent(64)}
              icon="chart"
              trend={{ direction: 'down', text: w.down, tone: 'danger' }}
              asOf={w.asOf}
            />
            <NumberCard
              label={w.learners}
              value={format.number(1204)}
              icon="classes"
              trend={{ direction: 'level', text: w.level, tone: 'neutral' }}
            />
          </Grid>
        </KitState>
        <KitState name="figure alone">
          <NumberCard label={w.learners} value={format.number(38)} />
        </KitState>
        <KitState name="a mark">
          <NumberCard
            label={w.marks}
            value={<LeftToRight>{`${format.number(10)}/${format.number(5)}`}</LeftToRight>}
            icon="star"
          />
        </KitState>
        <KitState name="a long figure">
          <NumberCard label={w.time} value={w.spent} icon="clock" />
        </KitState>
        <KitState name="nothing to show">
          <NumberCard label={w.average} value="–" icon="chart" asOf={w.asOf} />
        </KitState>
      </>
    )
  },
}
