import { Emblem } from '@maktab/ui/base/emblem'
import type { EmblemKind } from '@maktab/ui/base/emblem'
import { Motif } from '@maktab/ui/base/motif'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const kinds = ['empty', 'waiting', 'success', 'offline', 'missing', 'error'] as const satisfies readonly EmblemKind[]

export const section: KitSection = {
  key: 'motif',
  group: 'frame',
  States() {
    return (
      <>
        {kinds.map((kind) => (
          <KitState key={kind} name={`emblem, ${kind}`}>
            <Emblem kind={kind} />
          </KitState>
        ))}
        <KitState name="ground of a panel" isWide>
          <div style={{ blockSize: '16rem', color: 'var(--on-panel)', background: 'var(--panel)' }}>
            <Motif />
          </div>
        </KitState>
      </>
    )
  },
}
