import { useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useConnection } from '#calls/connection.ts'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities, useTenant } from '#calls/use-tenant.ts'
import { hasScreen } from '../routes.tsx'
import type { Path } from './addresses.ts'
import { destinationOf, homeOf, type Destination } from './destination.ts'
import type { Device } from './landing.ts'
import { isPatchingModeOf, platformOf } from './platform.ts'
import { useIsOnline } from './use-sync-state.ts'

function useDevice(): Device {
  const { store } = useConnection()
  const isOnline = useIsOnline()
  const downloads = useSyncExternalStore(store.onChange, store.downloads)
  const isAvailable = useSyncExternalStore(store.onChange, store.isAvailable)
  return useMemo(
    () => ({
      platform: platformOf(document),
      isPatchingMode: isPatchingModeOf(document),
      isOnline,
      hasAssignments: downloads.size > 0 ? true : isAvailable === undefined ? undefined : false,
    }),
    [isOnline, downloads, isAvailable],
  )
}

/** Where the address of the page leads for whoever is signed in. */
export function useDestination(): Destination {
  const person = useSession()
  const tenant = useTenant()
  const capabilities = useCapabilities()
  const device = useDevice()
  const { pathname, search } = useLocation()
  return destinationOf({ pathname, search, person, tenant, capabilities, device, hasScreen })
}

/** The screen that is home to whoever is signed in. */
export function useHome(): Path {
  const person = useSession()
  const tenant = useTenant()
  const capabilities = useCapabilities()
  const device = useDevice()
  return homeOf({ tenant, capabilities, device, hasScreen }, person)
}
