import { Icon } from '@maktab/ui/base/icon'
import { Menu, MenuItem, MenuLine, menuLinkProps } from '@maktab/ui/overlays/menu'
import type { ReactNode } from 'react'
import { Link } from '#page/router.tsx'
import { useSession } from '#calls/use-session.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import { useRoleSwitch } from './use-role-switch.ts'

interface AccountMenuProps {
  /** Names the button for those who hear it. */
  readonly label: string
  /** The person's picture. */
  readonly face: ReactNode
}

/** The account of a person with several roles, and the way from one role to another. */
export function AccountMenu({ label, face }: AccountMenuProps) {
  const t = useT()
  const nameOf = useRoleName()
  const { full_name, roles, active_role } = useSession()
  const { switchTo } = useRoleSwitch()
  return (
    <Menu label={label} text={face} note={<bdi>{full_name}</bdi>}>
      <Link to="/account" {...menuLinkProps}>
        <Icon name="user" />
        <span className="grow">{t('frame.account')}</span>
      </Link>
      <MenuLine />
      {roles.map((role) => (
        <MenuItem
          key={role}
          isCurrent={role === active_role}
          onClick={() => {
            if (role !== active_role) void switchTo(role)
          }}
        >
          {nameOf(role)}
        </MenuItem>
      ))}
    </Menu>
  )
}
