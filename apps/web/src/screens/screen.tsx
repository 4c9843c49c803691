/** A screen as the routes know it: where, called what, and in a file of its own. Whom it is for stands in `addresses.ts`. */
import type { ComponentType } from 'react'
import type { Path } from '#page/addresses.ts'
import { fetched } from '#page/fetched.tsx'
import type { PlainKey } from '#language/plain-key.ts'
import { ScreenLoading } from '#page/screen-loading.tsx'

export interface ScreenRoute {
  readonly path: Path
  readonly title: PlainKey
  readonly Screen: ComponentType
  /** Fetches the screen's file before it is drawn. */
  readonly preload: () => void
}

interface ScreenPlace extends Omit<ScreenRoute, 'Screen' | 'preload'> {
  readonly load: () => Promise<ComponentType>
}

export function screen({ path, ...place }: ScreenPlace): ScreenRoute {
  return oneScreenAt([path], place)[0]!
}

/** The same screen at several addresses. */
export function oneScreenAt(paths: readonly Path[], { load, title }: Omit<ScreenPlace, 'path'>): ScreenRoute[] {
  const Screen = fetched(load, ScreenLoading)
  return paths.map((path) => ({ path, title, Screen, preload: Screen.preload }))
}
