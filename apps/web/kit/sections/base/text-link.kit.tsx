import { TextLink } from '@maktab/ui/base/text-link'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: {
    before: 'Your work is listed under ',
    link: 'Assignments',
    after: '.',
    alone: 'All classes',
    out: 'Ministry of Education',
  },
  ps: { before: 'ستاسو کار په ', link: 'دندو', after: ' کې دی.', alone: 'ټول ټولګي', out: 'د پوهنې وزارت' },
  da: { before: 'کار شما در ', link: 'وظایف', after: ' است.', alone: 'همهٔ صنف‌ها', out: 'وزارت معارف' },
  ur: { before: 'آپ کا کام ', link: 'تفویضات', after: ' میں ہے۔', alone: 'تمام جماعتیں', out: 'وزارت تعلیم' },
} as const

export const section: KitSection = {
  key: 'text-link',
  group: 'actions',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="in a sentence">
          <p>
            {w.before}
            <TextLink href="#assignments">{w.link}</TextLink>
            {w.after}
          </p>
        </KitState>
        <KitState name="alone">
          <TextLink href="#classes" isAlone>
            {w.alone}
          </TextLink>
        </KitState>
        <KitState name="leads out">
          <TextLink href="https://moe.gov.af" isExternal isAlone>
            {w.out}
          </TextLink>
        </KitState>
      </>
    )
  },
}
