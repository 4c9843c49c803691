/** Packages that bring scripts are kept apart from a person's files: on their own origin, where they are played. */

export interface PackageToKeep {
  readonly package_sha256: string
  /** The page that plays it, on its own origin. */
  readonly play_url: string
  readonly runtime: 'web' | 'h5p' | 'scorm_1_2' | 'scorm_2004'
  /** Whose it is; another person's on the same device is another one. */
  readonly user_id: number
}

/** `not_allowed`: this browser lets the frames of other addresses keep nothing, however often it is tried. */
export type PackageOutcome = 'kept' | 'storage_full' | 'unreachable' | 'not_allowed'

export interface PackageKeeper {
  /** Keeps every file, going on where it stopped before. `onShare` hears what part is kept, 0 to 1. */
  keep(wanted: PackageToKeep, onShare: (share: number) => void): Promise<PackageOutcome>
  /** Forgets what was kept; false where that could not be done now. */
  drop(kept: PackageToKeep): Promise<boolean>
}
