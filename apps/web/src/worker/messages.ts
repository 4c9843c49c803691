/** What a page and its store worker say to each other. Everything in it can be posted. */
import type { DownloadChange, KeptFile, OfflinePort, SyncState } from '@maktab/client/offline-port'
import type { Application } from '@maktab/offline/surroundings'
import type { PackageOutcome, PackageToKeep } from '@maktab/device/packages'

/** Everything that a page asks of the store; listeners are served by events. */
export type StoreMethod = Exclude<keyof OfflinePort, 'onSync' | 'onDownload' | 'onKeptFiles'>
export type Arguments<M extends StoreMethod> = Parameters<OfflinePort[M]>

export interface Start {
  readonly kind: 'start'
  /** Where the server answers. */
  readonly origin: string
  /** Where calls of learning are answered: absolute, ends with `/api/`. */
  readonly learningBase: string
  readonly device_id: string
  readonly application: Application
}
export interface Ask {
  readonly kind: 'ask'
  readonly id: number
  readonly method: StoreMethod
  readonly arguments: readonly unknown[]
}
/** The page's word on a token that the worker asked for. */
export interface Authorised {
  readonly kind: 'authorised'
  readonly id: number
  readonly auth_token: string | undefined
  readonly tracking_key: string | undefined
}
/** How far a package is that the worker asked the page to keep or to forget: a worker can open no frame. */
export interface PackageTold {
  readonly kind: 'package-told'
  readonly id: number
  readonly told: { readonly share: number } | { readonly outcome: PackageOutcome } | { readonly isDropped: boolean }
}
export type FromPage = Start | Ask | Authorised | PackageTold

interface Answered {
  readonly kind: 'answered'
  readonly id: number
  readonly value: unknown
}
interface Failed {
  readonly kind: 'failed'
  readonly id: number
  readonly message: string
}
interface Authorise {
  readonly kind: 'authorise'
  readonly id: number
  readonly rejected: string | undefined
}
interface PackageAsked {
  readonly kind: 'package-asked'
  readonly id: number
  readonly wish: 'keep' | 'drop'
  readonly wanted: PackageToKeep
}
interface SyncChanged {
  readonly kind: 'sync'
  readonly state: SyncState
}
interface DownloadChanged {
  readonly kind: 'download'
  readonly state: DownloadChange
}
interface KeptFilesChanged {
  readonly kind: 'kept-files'
  readonly files: readonly KeptFile[]
}
export type Changed = SyncChanged | DownloadChanged | KeptFilesChanged
export type FromWorker = Answered | Failed | Authorise | PackageAsked | Changed
