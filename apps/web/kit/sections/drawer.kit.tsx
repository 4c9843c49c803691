import { Button } from '@maktab/ui/button'
import { Checkbox } from '@maktab/ui/checkbox'
import { Drawer } from '@maktab/ui/drawer'
import { TextField } from '@maktab/ui/text-field'
import { useState } from 'react'
import type { KitSection } from '../section.tsx'
import { KitState } from '../section.tsx'
import { samples } from '../overlay-samples.ts'

export const section: KitSection = {
  key: 'drawer',
  group: 'overlays',
  States({ locale }) {
    const w = samples[locale]
    const [shown, setShown] = useState<'form' | 'text'>()
    const close = () => setShown(undefined)
    return (
      <>
        <KitState name="a form with buttons">
          <Button onClick={() => setShown('form')}>{w.filter}</Button>
          <Drawer isOpen={shown === 'form'} onClose={close} heading={w.filter} actions={<Button variant="primary" onClick={close}>{w.save}</Button>}>
            <TextField label={w.title} />
            <Checkbox label={w.work} defaultChecked />
            <Checkbox label={w.attendance} />
          </Drawer>
        </KitState>
        <KitState name="long text" opens>
          <Button onClick={() => setShown('text')}>{w.details}</Button>
          <Drawer isOpen={shown === 'text'} onClose={close} heading={w.details}>
            {Array.from({ length: 14 }, (_, index) => <p key={index}>{w.paragraph}</p>)}
          </Drawer>
        </KitState>
      </>
    )
  },
}
