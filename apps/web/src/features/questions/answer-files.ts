/** Files that answers name: whoever asks the questions keeps them, the forms show them. */
import { createContext } from 'react'

export interface AnswerFile {
  readonly file_id: string
  readonly name: string
  readonly size_bytes: number
  /** Where it can be seen or heard. */
  readonly url?: string | undefined
}

export interface AnswerFiles {
  /** What a picker offers, as `accept` of an input has it. */
  readonly accept: string
  readonly files: readonly AnswerFile[]
  /** Why files of the last choice were not taken. */
  readonly refusals: readonly string[]
  readonly isBusy: boolean
  /** Answers the ids of those that were taken. */
  add(files: readonly File[]): Promise<readonly string[]>
  remove(file_id: string): void
}

/** Null where a question is only looked at: nothing can be handed over there. */
export const AnswerFilesContext = createContext<AnswerFiles | null>(null)
