import { Avatar } from '@maktab/ui/base/avatar'
import type { ReactNode } from 'react'
import { fetched } from '#page/fetched.tsx'
import { Link } from '#page/router.tsx'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { useOwnPicture } from '../people/use-own-picture.ts'
import styles from './account-place.module.css'

// Most people have one role: only those with several carry a menu.
const AccountMenu = fetched(async () => (await import('./account-menu.tsx')).AccountMenu, OwnAccountLink)

/** The corner of the frame that is the person's: their account, and for who has several roles the way from one to another. */
export function AccountPlace() {
  const { roles } = useSession()
  const face = useOwnFace()
  return roles.length < 2 ? <AccountLink {...face} /> : <AccountMenu {...face} />
}

function OwnAccountLink() {
  return <AccountLink {...useOwnFace()} />
}

function AccountLink({ label, face }: Face) {
  return (
    <Link to="/account" className={styles['account']} aria-label={label}>
      {face}
    </Link>
  )
}

interface Face {
  readonly label: string
  readonly face: ReactNode
}

function useOwnFace(): Face {
  const t = useT()
  const { full_name } = useSession()
  const imageUrl = useOwnPicture()
  return {
    label: `${t('frame.account')}: ${full_name}`,
    face: (
      <span className="flex">
        <Avatar name={full_name} imageUrl={imageUrl} size="small" />
      </span>
    ),
  }
}
