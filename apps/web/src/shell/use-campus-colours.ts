import type { CampusTheme } from '@maktab/contracts/tenants/campus-themes'
import { useEffect } from 'react'

/** The page wears the colours of the person's campus while they are signed in; null or nothing leaves it its tenant's. */
export function useCampusColours(theme: CampusTheme | null | undefined): void {
  useEffect(() => {
    if (theme === null || theme === undefined) return
    let isHere = true
    let takeOff = () => undefined as void
    async function wear(worn: CampusTheme): Promise<void> {
      const { wearCampusColours } = await import('#features/tenants/campus-colours.ts')
      if (isHere) takeOff = wearCampusColours(worn, document.documentElement)
    }
    // Without its script the page keeps the tenant's colours: nothing worth a word.
    wear(theme).catch(() => undefined)
    return () => {
      isHere = false
      takeOff()
    }
  }, [theme])
}
