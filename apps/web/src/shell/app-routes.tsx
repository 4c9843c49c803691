import { useSession } from '#calls/use-session.ts'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { hasOfficeScreens } from '#screens/screen.tsx'
import { ScreenAtAddress } from './screen-at-address.tsx'

// Most people never administer anything: they fetch neither these screens' list nor their menus.
const OfficeAppRoutes = fetched(async () => (await import('./office-app-routes.tsx')).OfficeAppRoutes, ScreenLoading)

export function AppRoutes() {
  return hasOfficeScreens(useSession().active_role) ? <OfficeAppRoutes /> : <ScreenAtAddress />
}
