import { useMemo, useSyncExternalStore } from 'react'
import { useLocation } from '#page/router.tsx'
import { useConnection } from '#calls/connection.ts'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities, useTenant } from '#calls/use-tenant.ts'
import type { Path } from '#page/addresses.ts'
import { destinationOf, homeOf, type Destination } from './destination.ts'
import type { Device } from '#page/landing.ts'
import { useHasScreen } from './reachable.ts'
import { isPatchingModeOf, platformOf } from '#browser/platform.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'

function useDevice(): Device {
  const { store } = useConnection()
  const isOnline = useIsOnline()
  const keepsRows = useSyncExternalStore(store.onChange, store.isAvailable)
  return useMemo(
    () => ({
      platform: platformOf(document),
      isPatchingMode: isPatchingModeOf(document),
      isOnline,
      keepsRows,
    }),
    [isOnline, keepsRows],
  )
}

/** Where the address of the page leads for whoever is signed in. `isOpen`: its screen stands already. */
export function useDestination({ isOpen }: { readonly isOpen: boolean }): Destination {
  const person = useSession()
  const tenant = useTenant()
  const capabilities = useCapabilities()
  const device = useDevice()
  const { pathname, search } = useLocation()
  const hasScreen = useHasScreen()
  return destinationOf({ pathname, search, person, tenant, capabilities, device, isOpen, hasScreen })
}

/** The screen that is home to whoever is signed in. */
export function useHome(): Path {
  const person = useSession()
  const tenant = useTenant()
  const capabilities = useCapabilities()
  const device = useDevice()
  const hasScreen = useHasScreen()
  return homeOf({ tenant, capabilities, device, hasScreen }, person)
}
