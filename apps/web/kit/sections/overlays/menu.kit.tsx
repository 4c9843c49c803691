import { Menu, MenuItem, MenuLine, menuLinkProps } from '@maktab/ui/overlays/menu'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

const nothing = () => undefined

export const section: KitSection = {
  key: 'menu',
  group: 'overlays',
  States({ locale }) {
    const w = samples[locale]
    const [order, setOrder] = useState('name')
    return (
      <>
        <KitState name="actions" opens>
          <Menu label={w.actions} icon="more" align="start">
            <MenuItem icon="edit" onClick={nothing}>
              {w.rename}
            </MenuItem>
            <MenuItem icon="user" onClick={nothing}>
              {w.move}
            </MenuItem>
            <MenuItem icon="document" onClick={nothing}>
              {w.print}
            </MenuItem>
            <MenuLine />
            <MenuItem icon="remove" isDangerous onClick={nothing}>
              {w.remove}
            </MenuItem>
          </Menu>
        </KitState>
        <KitState name="one of a choice">
          <Menu label={w.sort} text={w.sort} align="start">
            <MenuItem isCurrent={order === 'name'} onClick={() => setOrder('name')}>
              {w.byName}
            </MenuItem>
            <MenuItem isCurrent={order === 'score'} onClick={() => setOrder('score')}>
              {w.byScore}
            </MenuItem>
          </Menu>
        </KitState>
        <KitState name="links under a note" opens>
          <Menu label={w.signedIn} icon="user" text={w.people[1]} note={w.signedIn}>
            <a href="#work" {...menuLinkProps}>
              {w.work}
            </a>
            <a href="#files" {...menuLinkProps}>
              {w.files}
            </a>
          </Menu>
        </KitState>
      </>
    )
  },
}
