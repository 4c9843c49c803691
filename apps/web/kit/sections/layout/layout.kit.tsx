import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Grid, PageHeading, Row, Stack } from '@maktab/ui/layout/layout'
import { TextLink } from '@maktab/ui/base/text-link'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: {
    title: 'Assignments',
    note: 'Class 7 A · as of 10:05',
    back: 'All classes',
    add: 'New assignment',
    names: ['Biology', 'Mathematics', 'Pashto'],
  },
  ps: {
    title: 'دندې',
    note: 'اووم ټولګی الف · تر ۱۰:۰۵ پورې',
    back: 'ټول ټولګي',
    add: 'نوې دنده',
    names: ['بیولوژي', 'ریاضي', 'پښتو'],
  },
  da: {
    title: 'وظایف',
    note: 'صنف هفتم الف · تا ۱۰:۰۵',
    back: 'همهٔ صنف‌ها',
    add: 'وظیفهٔ نو',
    names: ['بیولوژی', 'ریاضی', 'پشتو'],
  },
  ur: {
    title: 'تفویضات',
    note: 'جماعت 7 الف · 10:05 تک',
    back: 'تمام جماعتیں',
    add: 'نئی تفویض',
    names: ['حیاتیات', 'ریاضی', 'پشتو'],
  },
} as const

export const section: KitSection = {
  key: 'layout',
  group: 'frame',
  States({ locale }) {
    const w = samples[locale]
    const cards = w.names.map((name) => <Card key={name}>{name}</Card>)
    return (
      <>
        <KitState name="page heading" isWide>
          <PageHeading
            title={w.title}
            note={w.note}
            back={
              <TextLink href="#classes" isAlone>
                {w.back}
              </TextLink>
            }
            actions={<Button icon="add">{w.add}</Button>}
          />
        </KitState>
        <KitState name="stack" isWide>
          <Stack gap={2}>{cards}</Stack>
        </KitState>
        <KitState name="row" isWide>
          <Row>{cards}</Row>
        </KitState>
        <KitState name="row, apart" isWide>
          <Row justify="between">{cards}</Row>
        </KitState>
        <KitState name="grid" isWide>
          <Grid narrowest={10}>{cards}</Grid>
        </KitState>
      </>
    )
  },
}
