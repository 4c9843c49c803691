/** What importing a file answers within the server: what was made of it, or why not, by name. */
import type { ImportReason } from '@maktab/contracts/studio/import-reasons'

/** `name` is the file, entry or question that it is about; `detail` is what the sentence needs beside the name. */
export interface ImportFault {
  readonly reason: ImportReason
  readonly name: string
  readonly detail: string
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: ImportFault }

export const read = <T>(value: T) => ({ ok: true, value }) as const

export const unreadable = (reason: ImportReason, name: string, detail = '') =>
  ({ ok: false, fault: { reason, name, detail } }) as const
