import { AppFrame } from '@maktab/ui/layout/app-frame'
import { Brand } from '@maktab/ui/layout/brand'
import type { NavigationItem } from '@maktab/ui/layout/app-frame'
import { Avatar } from '@maktab/ui/base/avatar'
import { Banner, BannerPlace } from '@maktab/ui/feedback/banner'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Grid, PageHeading, Stack } from '@maktab/ui/layout/layout'
import { Menu, MenuItem } from '@maktab/ui/overlays/menu'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { useFormat } from '@maktab/ui/base/formats'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { FrameWindow } from '../../frame-window.tsx'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: {
    school: 'Roshan School',
    person: 'Zarmina Safi',
    places: ['Home', 'Classes', 'Assignments', 'Downloads', 'Stream', 'Events', 'Account'],
    heading: 'Good morning, Zarmina',
    note: 'Class 7 A · as of 10:05',
    waiting: '1 waiting to send',
    synced: 'Synced just now',
    offline: 'You are offline. Your work is kept on this device.',
    completion: 'Completion',
    average: 'Average',
    language: 'Choose a language',
    action: 'New assignment',
    due: 'Due this week',
  },
  ps: {
    school: 'روښان ښوونځی',
    person: 'زرمینه صافي',
    places: ['لومړی مخ', 'ټولګي', 'دندې', 'ډاونلوډونه', 'جریان', 'پېښې', 'ګڼون'],
    heading: 'سهار مو پخیر، زرمینې',
    note: 'اووم ټولګی الف · تر ۱۰:۰۵ پورې',
    waiting: '۱ د لېږلو په تمه',
    synced: 'همدا اوس همغږي شوی',
    offline: 'تاسو آفلاین یاست. ستاسو کار په دې وسیله کې ساتل کېږي.',
    completion: 'بشپړېدنه',
    average: 'اوسط',
    language: 'ژبه وټاکئ',
    action: 'نوې دنده',
    due: 'د دې اوونۍ دندې',
  },
  da: {
    school: 'مکتب روشان',
    person: 'زرمینه صافی',
    places: ['خانه', 'صنف‌ها', 'وظایف', 'دانلودها', 'جریان', 'رویدادها', 'حساب'],
    heading: 'صبح به‌خیر، زرمینه',
    note: 'صنف هفتم الف · تا ۱۰:۰۵',
    waiting: '۱ در انتظار ارسال',
    synced: 'همین حالا همگام شد',
    offline: 'شما آفلاین هستید. کار شما در این دستگاه نگه داشته می‌شود.',
    completion: 'تکمیل',
    average: 'اوسط',
    language: 'زبان را انتخاب کنید',
    action: 'وظیفهٔ نو',
    due: 'وظایف این هفته',
  },
  ur: {
    school: 'روشن اسکول',
    person: 'زرمینہ صافی',
    places: ['ہوم', 'جماعتیں', 'تفویضات', 'ڈاؤن لوڈز', 'اسٹریم', 'تقریبات', 'کھاتہ'],
    heading: 'صبح بخیر، زرمینہ',
    note: 'جماعت 7 الف · 10:05 تک',
    waiting: '1 بھیجنے کا منتظر',
    synced: 'ابھی ہم آہنگ ہوا',
    offline: 'آپ آف لائن ہیں۔ آپ کا کام اس آلے پر محفوظ رہتا ہے۔',
    completion: 'تکمیل',
    average: 'اوسط',
    language: 'زبان منتخب کریں',
    action: 'نئی تفویض',
    due: 'اس ہفتے کی تفویضات',
  },
} as const

const icons = ['home', 'classes', 'assignments', 'downloads', 'article', 'calendar', 'user'] as const
const nothing = () => undefined

function Screen({
  locale,
  places,
  isOffline = false,
}: {
  readonly locale: keyof typeof samples
  readonly places: number
  readonly isOffline?: boolean
}) {
  const w = samples[locale]
  const format = useFormat()
  const navigation: NavigationItem[] = w.places.slice(0, places).map((label, index) => ({
    key: label,
    href: `#${index}`,
    icon: icons[index] ?? 'home',
    label,
    isCurrent: index === 0,
    badge: index === 2 ? { text: format.number(3), label: w.waiting } : undefined,
  }))
  return (
    <AppFrame
      brand={<Brand name={w.school} href="#home" />}
      navigation={navigation}
      syncStatus={
        isOffline ? (
          <StatusChip tone="warning" icon="clock" brief={format.number(1)}>
            {w.waiting}
          </StatusChip>
        ) : (
          <StatusChip tone="success" icon="check" brief="">
            {w.synced}
          </StatusChip>
        )
      }
      languageMenu={
        <Menu label={w.language} icon="language">
          <MenuItem isCurrent onClick={nothing}>
            English
          </MenuItem>
        </Menu>
      }
      account={<Avatar name={w.person} size="small" />}
      banner={
        <BannerPlace>
          {isOffline && (
            <Banner tone="warning" icon="offline" isStanding>
              {w.offline}
            </Banner>
          )}
        </BannerPlace>
      }
    >
      <PageHeading
        title={w.heading}
        note={w.note}
        actions={
          <Button variant="primary" icon="add">
            {w.action}
          </Button>
        }
      />
      <Stack gap={5}>
        <Grid narrowest={12}>
          <NumberCard label={w.completion} value={format.percent(72)} icon="lessons" />
          <NumberCard label={w.average} value={format.percent(64)} icon="chart" />
        </Grid>
        <Card heading={w.due}>
          <ProgressBar label={w.completion} value={72} valueText={format.percent(72)} isLabelled />
        </Card>
      </Stack>
    </AppFrame>
  )
}

export const section: KitSection = {
  key: 'app-frame',
  group: 'frame',
  States({ locale }) {
    return (
      <>
        <KitState name="phone, five places">
          <FrameWindow title="phone, five places" width={360} height={640}>
            <Screen locale={locale} places={5} />
          </FrameWindow>
        </KitState>
        <KitState name="phone, more places, offline">
          <FrameWindow title="phone, more places, offline" width={320} height={640}>
            <Screen locale={locale} places={7} isOffline />
          </FrameWindow>
        </KitState>
        <KitState name="desktop" isWide>
          <FrameWindow title="desktop" width={1160} height={640}>
            <Screen locale={locale} places={7} isOffline />
          </FrameWindow>
        </KitState>
        <KitState name="nowhere to go yet" isWide>
          <FrameWindow title="nowhere to go yet" width={1160} height={460}>
            <Screen locale={locale} places={0} />
          </FrameWindow>
        </KitState>
      </>
    )
  },
}
