import { Isolated, LeftToRight } from '@maktab/ui/base/bdi'
import { useFormat } from '@maktab/ui/base/formats'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: {
    mark: 'Score: ',
    phone: 'Phone: ',
    mail: 'E-mail: ',
    code: 'Class code: ',
    person: 'Teacher: ',
    name: 'زرمینه صافي (7 A)',
  },
  ps: {
    mark: 'نمره: ',
    phone: 'تلیفون: ',
    mail: 'برېښنالیک: ',
    code: 'د ټولګي کوډ: ',
    person: 'ښوونکی: ',
    name: 'Zarmina Safi (7 A)',
  },
  da: {
    mark: 'نمره: ',
    phone: 'تلفون: ',
    mail: 'ایمیل: ',
    code: 'کود صنف: ',
    person: 'معلم: ',
    name: 'Zarmina Safi (7 A)',
  },
  ur: {
    mark: 'نمبر: ',
    phone: 'فون: ',
    mail: 'ای میل: ',
    code: 'جماعت کا کوڈ: ',
    person: 'استاد: ',
    name: 'Zarmina Safi (7 A)',
  },
} as const

export const section: KitSection = {
  key: 'bdi',
  group: 'text',
  States({ locale }) {
    const w = samples[locale]
    const format = useFormat()
    return (
      <>
        <KitState name="mark">
          <p>
            {w.mark}
            <LeftToRight>{`${format.number(10)}/${format.number(5)}`}</LeftToRight>.
          </p>
        </KitState>
        <KitState name="phone">
          <p>
            {w.phone}
            <LeftToRight>+93 70 123 4567</LeftToRight>.
          </p>
        </KitState>
        <KitState name="e-mail">
          <p>
            {w.mail}
            <LeftToRight>zarmina@roshan.edu.af</LeftToRight>.
          </p>
        </KitState>
        <KitState name="code">
          <p>
            {w.code}
            <LeftToRight>K7-A/2026</LeftToRight>.
          </p>
        </KitState>
        <KitState name="name in another script">
          <p>
            {w.person}
            <Isolated>{w.name}</Isolated>, 2026.
          </p>
        </KitState>
      </>
    )
  },
}
