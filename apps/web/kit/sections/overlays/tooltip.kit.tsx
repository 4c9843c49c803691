import { Button } from '@maktab/ui/base/button'
import { Tooltip } from '@maktab/ui/overlays/tooltip'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

export const section: KitSection = {
  key: 'tooltip',
  group: 'overlays',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="beside a button" opens>
          <Tooltip text={w.tip}>
            {(id) => (
              <Button icon="send" aria-describedby={id}>
                {w.giveBack}
              </Button>
            )}
          </Tooltip>
        </KitState>
        <KitState name="several lines">
          <Tooltip text={w.consequence}>{(id) => <Button aria-describedby={id}>{w.question}</Button>}</Tooltip>
        </KitState>
      </>
    )
  },
}
