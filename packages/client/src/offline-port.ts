/** What the client asks of the device's own store. The store lives in a worker; everything here can be posted to it. */
import type { Role } from '@maktab/contracts/roles'
import type { AnyAnswer } from './call.ts'

/** Whose store is open. Each person on a device has their own. */
export interface StoreOwner {
  readonly user_id: number
  readonly institution_id: number
  readonly tenant_id: number
  readonly role: Role
}

/** A file that goes with a command: kept encrypted beside the outbox until the server has it. */
export interface QueuedFile {
  readonly file_id: string
  readonly name: string
  readonly mime_type: string
  readonly bytes: Blob
}

/** An outbox entry as a person sees it. */
export interface WaitingCommand {
  readonly command_id: string
  readonly name: string
  readonly given: string
  /** Set when the server said no: the work is kept and shown, never dropped. */
  readonly refusal: string | null
}

export interface SyncState {
  /** Commands not yet answered by the server. */
  readonly waiting: number
  /** Commands that the server refused and a person must look at. */
  readonly refused: number
  readonly is_sending: boolean
  /** When everything was last known to be the same on both sides (ISO 8601); null before the first time. */
  readonly synced_on: string | null
}

export interface DownloadState {
  readonly assignment_id: string
  readonly status: 'in_progress' | 'completed' | 'failed'
  /** Capped at 99 until all is stored (seed 001 §4). */
  readonly percentage: number
  readonly size_bytes: number
  readonly failure: 'storage_full' | 'unreachable' | null
  /** Titles of the packages that this browser does not let be kept: they need internet, all the rest is here. */
  readonly needs_internet: readonly string[]
}

export interface OfflinePort {
  /** Opens (making it if needed) the store of a person. */
  open(owner: StoreOwner): Promise<void>
  close(): Promise<void>
  /** Answers a query from the local tables. */
  answer(name: string, input: unknown): Promise<AnyAnswer>
  /**
   * Decides a command here, shows it in the local tables and keeps it for sending; all or nothing. One that is kept already under
   * its `command_id` stays as it is.
   */
  perform(name: string, input: unknown, files: readonly QueuedFile[], command_id?: string): Promise<AnyAnswer>
  /** Sends what waits and pulls what changed; resolves when nothing more can be done now. */
  sync(): Promise<SyncState>
  waiting(): Promise<readonly WaitingCommand[]>
  /** Takes a refused command out of the list after a person saw it. */
  dismiss(command_id: string): Promise<void>
  download(assignment_id: string): Promise<DownloadState>
  removeDownload(assignment_id: string): Promise<void>
  downloads(): Promise<readonly DownloadState[]>
  onSync(listener: (state: SyncState) => void): () => void
  onDownload(listener: (state: DownloadState) => void): () => void
}
