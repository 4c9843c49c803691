import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Grid } from '@maktab/ui/layout/layout'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: { heading: 'Mathematics, class 7 A', body: 'Three lessons wait this week.', act: 'Open' },
  ps: { heading: 'ریاضي، اووم ټولګی الف', body: 'دا اوونۍ درې لوستونه پاتې دي.', act: 'پرانیستل' },
  da: { heading: 'ریاضی، صنف هفتم الف', body: 'این هفته سه درس مانده است.', act: 'باز کردن' },
  ur: { heading: 'ریاضی، جماعت 7 الف', body: 'اس ہفتے تین اسباق باقی ہیں۔', act: 'کھولیں' },
} as const

export const section: KitSection = {
  key: 'card',
  group: 'frame',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="plain" isWide>
          <Card>{w.body}</Card>
        </KitState>
        <KitState name="with heading and actions" isWide>
          <Card heading={w.heading} level={3} actions={<Button size="small">{w.act}</Button>}>
            {w.body}
          </Card>
        </KitState>
        <KitState name="the whole card leads on" isWide>
          <Grid>
            <Card heading={<a href="#card">{w.heading}</a>} level={3} isLink>
              {w.body}
            </Card>
            <Card heading={<a href="#card">{w.heading}</a>} level={3} isLink>
              {w.body}
            </Card>
          </Grid>
        </KitState>
      </>
    )
  },
}
