import { AccountScreen } from '../people/account-screen.tsx'
import { DevicesCard } from './devices-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { RolesCard } from './roles-card.tsx'

/** The account with what belongs to its sign-in: roles, password, devices. */
export function AccountPage() {
  return (
    <AccountScreen
      roles={<RolesCard />}
      security={
        <>
          <PasswordCard />
          <DevicesCard />
        </>
      }
    />
  )
}
