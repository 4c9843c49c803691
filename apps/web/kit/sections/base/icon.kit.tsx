import { Icon } from '@maktab/ui/base/icon'
import { iconNames } from '@maktab/ui/base/all-icons'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

export const section: KitSection = {
  key: 'icon',
  group: 'text',
  States() {
    return (
      <>
        {iconNames.map((name) => (
          <KitState key={name} name={name}>
            <Icon name={name} size={1.75} />
          </KitState>
        ))}
      </>
    )
  },
}
