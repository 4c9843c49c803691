/** What the application says to the frame: once by the window, with a port in it; everything after goes through the port. */
import type { PackageRuntime, ScoSettings } from '@maktab/contracts/content/contents'
import type { PackageState } from '@maktab/contracts/viewers/package-states'

export interface OpenPackage {
  readonly kind: 'open'
  readonly runtime: PackageRuntime
  /** Path of the page to open, with its query. */
  readonly entry: string
  readonly title: string
  /** BCP 47 tag and direction of the content. */
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  /** Tells learners of one device apart; says nothing else of them. */
  readonly reader: string
  readonly state: PackageState | null
  /** Of a SCORM object whose manifest sets something for it. */
  readonly settings?: ScoSettings | undefined
}

/** Keeps every file of the package for this reader, to be played without a network. */
export interface KeepPackage {
  readonly kind: 'keep'
  readonly runtime: PackageRuntime
  readonly reader: string
}

/** Forgets what was kept for this reader. */
export interface DropPackage {
  readonly kind: 'drop'
  readonly reader: string
}

export type ToFrame = OpenPackage | KeepPackage | DropPackage
