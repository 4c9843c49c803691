import type { Role } from '@maktab/contracts/roles'
import type { Words } from '@maktab/i18n/words'
import { isAt } from '#page/router.tsx'
import { screens } from './routes.tsx'
import { hasOfficeScreens } from './screen.tsx'

/** Begins to fetch the screen of an address while the rest of the page is still getting ready. */
export async function preloadScreen(role: Role, pathname: string, words: Promise<Words>): Promise<void> {
  const ofOffice = hasOfficeScreens(role) ? (await import('./office-routes.tsx')).officeScreens : []
  ;[...screens, ...ofOffice].find(({ path }) => isAt(path, pathname))?.preload(words)
}
