import { useConnection } from '#calls/connection.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { ConsentSwitch } from '#features/tenants/consent-switch.tsx'
import { AppearanceCard } from './appearance-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { PushCard } from './push-card.tsx'
import { TourCard } from './tour-card.tsx'
import { WaitingWork, type WaitingWorkProps } from './waiting-work.tsx'

/** How the application looks and speaks to this person, and what waits on this device. */
export function AccountSettings({ belowRefused }: WaitingWorkProps) {
  const { isActing } = useConnection()
  const { hasLanguageMenu } = useCapabilities()
  return (
    <>
      {hasLanguageMenu && <LanguageCard />}
      <AppearanceCard />
      <PushCard />
      <ConsentSwitch />
      {!isActing && <TourCard />}
      <WaitingWork {...(belowRefused && { belowRefused })} />
    </>
  )
}
