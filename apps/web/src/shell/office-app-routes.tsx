import { officeScreens } from '#screens/office-routes.tsx'
import { screens } from '#screens/routes.tsx'
import { officePlaces } from './office-navigation.ts'
import { ReachableContext } from './reachable.ts'
import { ScreenAtAddress } from './screen-at-address.tsx'

const reachable = { screens: [...screens, ...officeScreens], places: officePlaces }

export function OfficeAppRoutes() {
  return (
    <ReachableContext value={reachable}>
      <ScreenAtAddress />
    </ReachableContext>
  )
}
