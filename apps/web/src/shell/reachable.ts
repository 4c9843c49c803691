/** The screens that stand and the menus that lead to them, for the role of whoever is signed in. */
import type { Role } from '@maktab/contracts/roles'
import { createContext, useContext, useMemo } from 'react'
import type { Path } from '#page/addresses.ts'
import { screens } from '#screens/routes.tsx'
import type { ScreenRoute } from '#screens/screen.tsx'
import { places, type Place } from './navigation.ts'

interface Reachable {
  readonly screens: readonly ScreenRoute[]
  readonly places: Partial<Record<Role, readonly Place[]>>
}

export const ReachableContext = createContext<Reachable>({ screens, places })

/** Whether a screen stands at an address; at others of the specification none was built yet. */
export function useHasScreen(): (path: Path) => boolean {
  const { screens } = useContext(ReachableContext)
  return useMemo(() => {
    const paths = new Set(screens.map(({ path }) => path))
    return (path) => paths.has(path)
  }, [screens])
}
