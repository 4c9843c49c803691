/** A screen as the routes know it: where, called what, and in a file of its own. Whom it is for stands in `addresses.ts`. */
import type { MessageKey, ParameterArguments } from '@maktab/i18n/keys'
import type { ComponentType } from 'react'
import type { Path } from './addresses.ts'
import { fetched } from './fetched.tsx'
import { ScreenLoading } from './screen-loading.tsx'

/** Messages that need nothing filled in. */
export type PlainKey = { [K in MessageKey]: ParameterArguments<K> extends [] ? K : never }[MessageKey]

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

export function screen({ load, ...place }: ScreenPlace): ScreenRoute {
  const Screen = fetched(load, ScreenLoading)
  return { ...place, Screen, preload: Screen.preload }
}
