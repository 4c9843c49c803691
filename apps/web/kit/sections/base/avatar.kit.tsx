import { Avatar } from '@maktab/ui/base/avatar'
import { Row } from '@maktab/ui/layout/layout'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: ['Zarmina Safi', 'Ahmad Wali', 'Dr Mina Noori', 'Karim'],
  ps: ['زرمینه صافي', 'احمد ولي', 'ډاکټر مینه نوري', 'کریم'],
  da: ['زرمینه صافی', 'احمد ولی', 'داکتر مینه نوری', 'کریم'],
  ur: ['زرمینہ صافی', 'احمد ولی', 'ڈاکٹر مینا نوری', 'کریم'],
} as const

/** A face drawn with three shapes. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#d9c7a3"/><circle cx="20" cy="16" r="7" fill="#6b4f34"/><path d="M6 40a14 14 0 0 1 28 0" fill="#2f5d62"/></svg>')}`

export const section: KitSection = {
  key: 'avatar',
  group: 'feedback',
  States({ locale }) {
    const names = samples[locale]
    return (
      <>
        <KitState name="initials">
          <Row>
            {names.map((name) => (
              <Avatar key={name} name={name} isNamed />
            ))}
          </Row>
        </KitState>
        <KitState name="small">
          <Avatar name={names[0]} size="small" isNamed />
        </KitState>
        <KitState name="large">
          <Avatar name={names[0]} size="large" isNamed />
        </KitState>
        <KitState name="picture">
          <Avatar name={names[1]} imageUrl={picture} size="large" isNamed />
        </KitState>
        <KitState name="picture that does not come">
          <Avatar name={names[1]} imageUrl="data:image/png;base64,AAAA" isNamed />
        </KitState>
        <KitState name="no letters">
          <Avatar name="۱۲۳" />
        </KitState>
      </>
    )
  },
}
