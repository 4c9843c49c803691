import { Accordion, Disclosure } from '@maktab/ui/layout/accordion'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

export const section: KitSection = {
  key: 'accordion',
  group: 'navigation',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="a sheet of several" isWide>
          <Accordion>
            {w.faq.map((question, index) => (
              <Disclosure key={question} summary={question} level={3} isOpenAtFirst={index === 0} group="kit-questions">
                <p>{w.answer}</p>
              </Disclosure>
            ))}
          </Accordion>
        </KitState>
        <KitState name="alone, with a note" opens isWide>
          <Disclosure summary={w.details} note={w.few}>
            <p>{w.answer}</p>
          </Disclosure>
        </KitState>
      </>
    )
  },
}
