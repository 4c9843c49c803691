import { Button } from '@maktab/ui/base/button'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { TextField } from '@maktab/ui/fields/text-field'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

interface OpenerProps {
  readonly w: (typeof samples)[keyof typeof samples]
  readonly heading: string
  readonly size?: 'small' | 'normal' | 'large'
  readonly children: ReactNode
}

function Opener({ w, heading, size = 'normal', children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{w.open}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        heading={heading}
        size={size}
        actions={
          <>
            <Button onClick={close}>{w.cancel}</Button>
            <Button variant="primary" onClick={close}>
              {w.save}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  )
}

export const section: KitSection = {
  key: 'dialog',
  group: 'overlays',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="small" opens>
          <Opener w={w} heading={w.question} size="small">
            <p>{w.consequence}</p>
          </Opener>
        </KitState>
        <KitState name="with a field">
          <Opener w={w} heading={w.rename}>
            <TextField label={w.title} defaultValue={w.className} />
          </Opener>
        </KitState>
        <KitState name="large, scrolling within" opens>
          <Opener w={w} heading={w.details} size="large">
            {Array.from({ length: 16 }, (_, index) => (
              <p key={index}>{w.paragraph.repeat(2)}</p>
            ))}
          </Opener>
        </KitState>
      </>
    )
  },
}
