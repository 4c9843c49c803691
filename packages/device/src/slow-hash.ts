/** A hash of a password that costs whoever guesses time and memory: Argon2id. */

export interface HashCost {
  readonly memory_kib: number
  readonly passes: number
}

/** What a new lock costs: on a phone of 1 GB about 0.4 s and 24 MiB (docs/decisions/0054). A lock keeps what it was made with. */
export const hashCost: HashCost = { memory_kib: 24 * 1024, passes: 3 }

/** Answers 32 bytes. Runs for most of a second on a small phone: not in a page's own thread. */
export type SlowHash = (text: string, salt: Uint8Array<ArrayBuffer>, cost: HashCost) => Promise<Uint8Array<ArrayBuffer>>
