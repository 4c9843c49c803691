import { DevicesCard } from './devices-card.tsx'
import { PasswordCard } from './password-card.tsx'

/** The password and the devices of who is signed in. */
export function AccountSecurity() {
  return (
    <>
      <PasswordCard />
      <DevicesCard />
    </>
  )
}
