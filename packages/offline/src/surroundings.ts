/** What the store of a person needs of its device. Each platform brings its own; the store asks for no more than this. */
import type { StoreOwner } from '@maktab/client/offline-port'

export type SqlValue = string | number | null
export type SqlRow = Readonly<Record<string, SqlValue>>

export interface Statements {
  all(sql: string, params?: readonly SqlValue[]): Promise<SqlRow[]>
  run(sql: string, params?: readonly SqlValue[]): Promise<void>
  runMany(sql: string, rows: readonly (readonly SqlValue[])[]): Promise<void>
}

export interface StoreDatabase extends Statements {
  /** All or nothing; other works and other tabs wait. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** `put` stores all or nothing; without room it throws an error named `StorageFull` and harms nothing. */
export interface StoreFiles {
  put(path: string, bytes: ReadableStream<Uint8Array>, size: number): Promise<void>
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  size(path: string): Promise<number | undefined>
  remove(path: string): Promise<void>
  list(): Promise<readonly string[]>
  keepSpare(): Promise<void>
  freeSpare(): Promise<void>
}

export interface Surroundings {
  openDatabase(folder: string): Promise<StoreDatabase>
  files(folder: string): StoreFiles
  /** Holds over every tab of this browser. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>
  /** `path` begins with `/`. Rejects when the server cannot be reached. */
  fetch(path: string, init: RequestInit): Promise<Response>
  /** The person's access token; `rejected` is the one that the server just turned down. Undefined when signed out. */
  authorise(rejected?: string): Promise<{ readonly auth_token: string } | undefined>
  /** UUID of this browser or installation. */
  readonly device_id: string
  readonly clock: () => Date
  readonly newId: () => string
}

/** The person's own place on the device. Role by role: what a teacher keeps is not what a learner keeps. */
export function folderOf(owner: StoreOwner): string {
  return `${owner.institution_id}.${owner.user_id}.${owner.role}`
}

export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'StorageFull'
}
