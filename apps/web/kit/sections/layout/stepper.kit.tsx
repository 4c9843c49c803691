import { Stepper } from '@maktab/ui/layout/stepper'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

export const section: KitSection = {
  key: 'stepper',
  group: 'navigation',
  States({ locale }) {
    const steps = samples[locale].steps.map((label, index) => ({ key: String(index), label }))
    return (
      <>
        <KitState name="at the beginning" isWide>
          <Stepper steps={steps} current="0" />
        </KitState>
        <KitState name="midway" isWide>
          <Stepper steps={steps} current="2" />
        </KitState>
        <KitState name="all done" isWide>
          <Stepper steps={steps} current="" />
        </KitState>
      </>
    )
  },
}
