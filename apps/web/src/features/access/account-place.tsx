import { Avatar } from '@maktab/ui/base/avatar'
import { Icon } from '@maktab/ui/base/icon'
import { Menu, MenuItem, MenuLine, menuLinkProps } from '@maktab/ui/overlays/menu'
import { Link } from '#page/router.tsx'
import { useSession } from '#calls/use-session.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import { useOwnPicture } from '../people/use-own-picture.ts'
import styles from './account-place.module.css'
import { useRoleSwitch } from './use-role-switch.ts'

/** The corner of the frame that is the person's: their account, and for who has several roles the way from one to another. */
export function AccountPlace() {
  const t = useT()
  const nameOf = useRoleName()
  const { full_name, roles, active_role } = useSession()
  const imageUrl = useOwnPicture()
  const { switchTo } = useRoleSwitch()
  const label = `${t('frame.account')}: ${full_name}`
  const face = (
    <span className="flex">
      <Avatar name={full_name} imageUrl={imageUrl} size="small" />
    </span>
  )

  if (roles.length < 2)
    return (
      <Link to="/account" className={styles['account']} aria-label={label}>
        {face}
      </Link>
    )
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
