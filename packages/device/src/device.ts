/** What a platform offers to the store of one person. Each platform has an adapter; nothing above it knows which. */
import type { Sqlite } from './database.ts'
import type { FileStore } from './files.ts'
import type { Locks } from './locks.ts'
import type { Network } from './network.ts'

export interface Device {
  /** `folder` names the person's own place: letters, digits, dots. At most 40 characters. */
  openDatabase(folder: string): Promise<Sqlite>
  files(folder: string): FileStore
  readonly locks: Locks
  readonly network: Network
}
