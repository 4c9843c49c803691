/** A screen as the routes know it: where, called what, and in a file of its own. Whom it is for stands in `addresses.ts`. */
import type { Role } from '@maktab/contracts/roles'
import type { ComponentType } from 'react'
import type { Path } from '#page/addresses.ts'
import { fetched } from '#page/fetched.tsx'
import type { Bundle } from '@maktab/i18n/bundles'
import type { PlainKey } from '@maktab/i18n/keys'
import type { Words } from '@maktab/i18n/words'
import { ScreenLoading } from '#page/screen-loading.tsx'

export interface ScreenRoute {
  readonly path: Path
  readonly title: PlainKey<'application'>
  readonly Screen: ComponentType
  /** Fetches the screen's file and its words before it is drawn. */
  readonly preload: (words: Words | Promise<Words>) => void
}

interface ScreenPlace extends Omit<ScreenRoute, 'Screen' | 'preload'> {
  /** What the screen says besides the words of the way in and of the application: fetched beside its file. */
  readonly words?: readonly Bundle[]
  readonly load: () => Promise<ComponentType>
}

export function screen({ path, ...place }: ScreenPlace): ScreenRoute {
  return oneScreenAt([path], place)[0]!
}

/** The same screen at several addresses. */
export function oneScreenAt(paths: readonly Path[], { load, title, words }: Omit<ScreenPlace, 'path'>): ScreenRoute[] {
  const Screen = fetched(load, ScreenLoading, words)
  return paths.map((path) => ({ path, title, Screen, preload: Screen.preload }))
}

const officeRoles: ReadonlySet<Role> = new Set(['campus_admin', 'school_admin', 'admin', 'super_admin', 'content_team'])

/** Whether a role has the screens of `office-routes.tsx` besides. */
export const hasOfficeScreens = (role: Role): boolean => officeRoles.has(role)
