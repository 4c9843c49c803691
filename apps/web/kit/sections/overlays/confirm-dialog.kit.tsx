import { Button } from '@maktab/ui/base/button'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

export const section: KitSection = {
  key: 'confirm-dialog',
  group: 'overlays',
  States({ locale }) {
    const w = samples[locale]
    const [asked, setAsked] = useState<'return' | 'delete' | 'name'>()
    const close = () => setAsked(undefined)
    return (
      <>
        <KitState name="a step that matters">
          <Button onClick={() => setAsked('return')}>{w.giveBack}</Button>
          <ConfirmDialog
            isOpen={asked === 'return'}
            onClose={close}
            onConfirm={close}
            heading={w.question}
            confirmLabel={w.giveBack}
          >
            <p>{w.consequence}</p>
          </ConfirmDialog>
        </KitState>
        <KitState name="takes something away" opens>
          <Button variant="danger" onClick={() => setAsked('delete')}>
            {w.remove}
          </Button>
          <ConfirmDialog
            isOpen={asked === 'delete'}
            onClose={close}
            onConfirm={close}
            heading={w.deleteQuestion}
            confirmLabel={w.remove}
            isDangerous
          >
            <p>{w.deleteBody}</p>
          </ConfirmDialog>
        </KitState>
        <KitState name="asks for the name" opens>
          <Button variant="danger" onClick={() => setAsked('name')}>
            {w.remove}
          </Button>
          <ConfirmDialog
            isOpen={asked === 'name'}
            onClose={close}
            onConfirm={close}
            heading={w.deleteQuestion}
            confirmLabel={w.remove}
            nameToType={w.className}
            isDangerous
          >
            <p>{w.deleteBody}</p>
          </ConfirmDialog>
        </KitState>
      </>
    )
  },
}
