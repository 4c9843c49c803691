/** A question as the banks of other programs have it, whatever file it stood in: Moodle's model, which GIFT and Aiken are short ways to write. */
import type { ImportReason } from '@maktab/contracts/studio/import-reasons'
import type { Words } from './html-words.ts'

/** What of an item is not kept; `detail` is what the sentence needs beside the item's name. */
export interface Loss {
  readonly reason: ImportReason
  readonly detail: string
}

export interface BankAnswer {
  readonly text: string
  /** Per cent of the marks that it brings, from −100 to 100. */
  readonly fraction: number
  /** What is said to whoever gave it; may be empty. */
  readonly feedback: string
}

export interface BankNumber extends BankAnswer {
  readonly tolerance: number
}

/** A place in a text, each of which stands as `gapMark` in it. */
export type BankGap =
  | {
      readonly kind: 'typed'
      readonly weight: number
      readonly isCaseKept: boolean
      readonly answers: readonly BankAnswer[]
    }
  | { readonly kind: 'number'; readonly weight: number; readonly answers: readonly BankNumber[] }
  | {
      readonly kind: 'chosen'
      readonly weight: number
      readonly isShuffled: boolean
      readonly answers: readonly BankAnswer[]
    }

/** Stands in a text where a gap is: no author types it. */
export const gapMark = '\ue000'

export type BankPart =
  | {
      readonly kind: 'choice'
      readonly isSingle: boolean
      readonly isShuffled: boolean
      readonly answers: readonly BankAnswer[]
    }
  | { readonly kind: 'true_false'; readonly answers: readonly BankAnswer[] }
  | { readonly kind: 'typed'; readonly isCaseKept: boolean; readonly answers: readonly BankAnswer[] }
  | {
      readonly kind: 'number'
      readonly answers: readonly BankNumber[]
      /** How many of one are worth one of the answer. */
      readonly units: readonly { readonly name: string; readonly multiplier: number }[]
    }
  | { readonly kind: 'pairs'; readonly pairs: readonly { readonly left: string; readonly right: string }[] }
  | { readonly kind: 'order'; readonly items: readonly string[]; readonly isPartly: boolean }
  | { readonly kind: 'gaps'; readonly gaps: readonly BankGap[] }
  | { readonly kind: 'written' }
  | { readonly kind: 'files'; readonly most: number }
  /** Words that stand between questions. */
  | { readonly kind: 'words' }

export interface BankItem {
  /** As its author named it, else the beginning of its text. */
  readonly name: string
  /** The last part of its category's path; empty where it has none. */
  readonly category: string
  readonly text: string
  /** Said to everybody once it is marked. */
  readonly explanation: string
  /** Said by how the whole answer came out. */
  readonly feedback: { readonly right: string; readonly partly: string; readonly wrong: string }
  readonly hints: readonly string[]
  /** What it counts in its test; 1 where nobody said. */
  readonly marks: number
  /** Whether parts of an answer bring parts of the marks there. */
  readonly isByParts: boolean
  /** What its reader could not hold. */
  readonly losses: readonly Loss[]
  readonly part: BankPart
}

/** An item, or why there is none. */
export type BankEntry =
  | { readonly item: BankItem }
  | { readonly name: string; readonly reason: ImportReason; readonly detail: string }

export const noFeedback = { right: '', partly: '', wrong: '' } as const

/** The beginning of a text, for questions that nobody named. */
export function nameFrom(text: string): string {
  const line = text.replaceAll(gapMark, '…').replace(/\s+/g, ' ').trim()
  const letters = Array.from(line.slice(0, 200))
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : line
}

/** Categories are paths; the marks of their programs are no part of them. */
export function nameOfCategory(path: string): string {
  const parts = path
    .replaceAll('//', '\u0001')
    .split('/')
    .map((part) => part.replaceAll('\u0001', '/').trim())
  return parts.findLast((part) => part !== '' && part !== 'top' && !/^\$\w+\$$/.test(part)) ?? ''
}

/** Gathers the words of one item, and what of them is lost. */
export class ItemWords {
  readonly #losses = new Map<ImportReason, Set<string>>()

  take({ text, losses }: Words): string {
    for (const [loss, whats] of losses) for (const what of whats) this.lose(lossReasons[loss], what)
    return text
  }

  lose(reason: ImportReason, detail = ''): void {
    const details = this.#losses.get(reason) ?? new Set()
    this.#losses.set(reason, details.add(detail))
  }

  get losses(): readonly Loss[] {
    return [...this.#losses].map(([reason, details]) => ({ reason, detail: [...details].filter(Boolean).join(', ') }))
  }
}

const lossReasons = { picture: 'question_picture', look: 'question_look', script: 'scripts_removed' } as const
