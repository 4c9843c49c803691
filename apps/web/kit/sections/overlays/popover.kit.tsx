import { Button } from '@maktab/ui/base/button'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { Popover } from '@maktab/ui/overlays/popover'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

export const section: KitSection = {
  key: 'popover',
  group: 'overlays',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="choices" opens>
          <Popover label={w.filter}>
            {(close) => (
              <>
                <div>
                  <Checkbox label={w.work} defaultChecked />
                  <Checkbox label={w.attendance} />
                </div>
                <Button variant="primary" onClick={close}>
                  {w.save}
                </Button>
              </>
            )}
          </Popover>
        </KitState>
        <KitState name="words">
          <Popover label={w.details} icon="info" variant="quiet" align="end">
            {() => <p>{w.consequence}</p>}
          </Popover>
        </KitState>
      </>
    )
  },
}
