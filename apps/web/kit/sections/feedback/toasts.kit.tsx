import { Button } from '@maktab/ui/base/button'
import { useToasts } from '@maktab/ui/feedback/toasts'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

export const section: KitSection = {
  key: 'toasts',
  group: 'feedback',
  States({ locale }) {
    const w = samples[locale]
    const show = useToasts()
    return (
      <>
        <KitState name="success, 2 s">
          <Button onClick={() => show({ tone: 'success', text: w.saved, duration: 2000 })}>{w.showSaved}</Button>
        </KitState>
        <KitState name="error, 5 s">
          <Button onClick={() => show({ tone: 'error', text: w.failed })}>{w.showError}</Button>
        </KitState>
        <KitState name="info">
          <Button onClick={() => show({ tone: 'info', text: w.note })}>{w.showInfo}</Button>
        </KitState>
        <KitState name="over 142 characters" opens>
          <Button onClick={() => show({ tone: 'info', text: w.longMessage })}>{w.showLong}</Button>
        </KitState>
      </>
    )
  },
}
