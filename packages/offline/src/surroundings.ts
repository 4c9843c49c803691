/** What the store of a person needs of its device. Each platform brings its own; the store asks for no more than this. */
import type { StoreOwner } from '@maktab/client/offline-port'
import type { DeviceSystem } from '@maktab/contracts/downloads/sync-up'
import type { Sqlite } from '@maktab/device/database'
import type { FileStore } from '@maktab/device/files'
import type { PackageKeeper } from '@maktab/device/packages'
import type { LineKind } from '@maktab/domain/downloads/download-limits'

export interface Authorised {
  readonly auth_token: string
  /** Seals what the person tracked; missing in sessions from before such keys were given. */
  readonly tracking_key?: string | undefined
}

export interface Application {
  readonly platform: 'web' | 'mobile' | 'desktop'
  readonly system: DeviceSystem
  readonly app_version: string
}

export interface Surroundings {
  openDatabase(folder: string): Promise<Sqlite>
  files(folder: string): FileStore
  readonly packages: PackageKeeper
  /** A small JPEG of a picture, at most 20 KB; undefined where this device cannot make one. */
  makeThumbnail(picture: Blob): Promise<Blob | undefined>
  /** Holds over every tab of this browser. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>
  /** The same, where nobody holds it; else nothing is done. */
  ifFree<T>(name: string, work: () => Promise<T>): Promise<T | undefined>
  wait(milliseconds: number): Promise<void>
  /** Does it again and again, until what it answers is called. */
  every(milliseconds: number, work: () => void): () => void
  /** False where the device itself knows that it has no network; true says little. */
  hasNetwork(): boolean
  /** Whether it is the application of a phone. */
  readonly isMobile: boolean
  /** Whether its person pays for the line by the megabyte, as far as the device tells. */
  line(): LineKind
  /** Bytes that the device has left, by its own word; -1 where it does not tell. */
  freeBytes(): Promise<number>
  /** Where calls of learning are answered: `/api/`, or the absolute address of a server in another region. */
  readonly learningBase: string
  /** `path` begins with `/`, or is absolute. Rejects when the server cannot be reached. */
  fetch(path: string, init: RequestInit): Promise<Response>
  /** The person's access token; `rejected` is the one that the server just turned down. Undefined when signed out. */
  authorise(rejected?: string): Promise<Authorised | undefined>
  /** UUID of this browser or installation. */
  readonly device_id: string
  /** What the school is told of it. */
  readonly application: Application
  readonly clock: () => Date
  readonly newId: () => string
}

/** The person's own place on the device. Role by role: what a teacher keeps is not what a learner keeps. */
export function folderOf(owner: StoreOwner): string {
  return `${owner.institution_id}.${owner.user_id}.${owner.role}`
}
