import { BottomSheet } from '@maktab/ui/bottom-sheet'
import { Button } from '@maktab/ui/button'
import { useState } from 'react'
import type { KitSection } from '../section.tsx'
import { KitState } from '../section.tsx'
import { samples } from '../overlay-samples.ts'

export const section: KitSection = {
  key: 'bottom-sheet',
  group: 'overlays',
  States({ locale }) {
    const w = samples[locale]
    const [isOpen, setOpen] = useState(false)
    const close = () => setOpen(false)
    return (
      <KitState name="choices" opens>
        <Button icon="attachment" onClick={() => setOpen(true)}>{w.choose}</Button>
        <BottomSheet isOpen={isOpen} onClose={close} heading={w.choose}>
          <Button size="wide" icon="camera" onClick={close}>{w.photo}</Button>
          <Button size="wide" icon="document" onClick={close}>{w.file}</Button>
          <Button size="wide" icon="play" onClick={close}>{w.recording}</Button>
        </BottomSheet>
      </KitState>
    )
  },
}
