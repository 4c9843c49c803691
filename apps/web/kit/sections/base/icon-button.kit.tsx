import { IconButton } from '@maktab/ui/base/icon-button'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: { close: 'Close', edit: 'Edit', back: 'Back' },
  ps: { close: 'بندول', edit: 'سمول', back: 'شاته' },
  da: { close: 'بستن', edit: 'ویرایش', back: 'برگشت' },
  ur: { close: 'بند کریں', edit: 'ترمیم کریں', back: 'واپس' },
} as const

export const section: KitSection = {
  key: 'icon-button',
  group: 'actions',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="at rest">
          <IconButton icon="close" label={w.close} />
        </KitState>
        <KitState name="turns with the direction">
          <IconButton icon="back" label={w.back} />
        </KitState>
        <KitState name="disabled">
          <IconButton icon="edit" label={w.edit} disabled />
        </KitState>
      </>
    )
  },
}
