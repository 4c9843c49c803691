import { Button, LinkButton } from '@maktab/ui/base/button'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: { save: 'Save', classes: 'Classes', remove: 'Remove' },
  ps: { save: 'خوندي کول', classes: 'ټولګي', remove: 'لرې کول' },
  da: { save: 'ذخیره کردن', classes: 'صنف‌ها', remove: 'حذف کردن' },
  ur: { save: 'محفوظ کریں', classes: 'جماعتیں', remove: 'ہٹائیں' },
}

export const section: KitSection = {
  key: 'button',
  group: 'actions',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="primary">
          <Button variant="primary">{w.save}</Button>
        </KitState>
        <KitState name="secondary">
          <Button>{w.save}</Button>
        </KitState>
        <KitState name="quiet">
          <Button variant="quiet">{w.save}</Button>
        </KitState>
        <KitState name="danger">
          <Button variant="danger" icon="warning">
            {w.remove}
          </Button>
        </KitState>
        <KitState name="with icon">
          <Button icon="add">{w.save}</Button>
        </KitState>
        <KitState name="busy">
          <Button variant="primary" isBusy>
            {w.save}
          </Button>
        </KitState>
        <KitState name="disabled">
          <Button disabled>{w.save}</Button>
        </KitState>
        <KitState name="small">
          <Button size="small">{w.save}</Button>
        </KitState>
        <KitState name="link">
          <LinkButton href="#classes">{w.classes}</LinkButton>
        </KitState>
      </>
    )
  },
}
