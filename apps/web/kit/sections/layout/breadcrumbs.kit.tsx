import { Breadcrumbs } from '@maktab/ui/layout/breadcrumbs'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

export const section: KitSection = {
  key: 'breadcrumbs',
  group: 'navigation',
  States({ locale }) {
    const crumbs = samples[locale].places.map((label, index) => ({ key: String(index), label, href: '#' }))
    return (
      <>
        <KitState name="short" isWide>
          <Breadcrumbs label={crumbs[2]?.label ?? ''} crumbs={crumbs.slice(0, 3)} />
        </KitState>
        <KitState name="long, folded on a phone" isWide>
          <Breadcrumbs crumbs={crumbs} />
        </KitState>
      </>
    )
  },
}
