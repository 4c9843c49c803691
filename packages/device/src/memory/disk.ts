/** Files of a device in memory, with the power switch that tests need: what was written stays, the rest never happens. */

export interface DiskFile {
  bytes: Uint8Array<ArrayBuffer>
  size: number
}

export class MemoryDisk {
  readonly files = new Map<string, DiskFile>()
  /** Counts up at each kill: whoever opened a file before is dead. */
  generation = 0
  #writesLeft = Number.POSITIVE_INFINITY
  #room = Number.POSITIVE_INFINITY

  /** Ends every open connection at once. */
  kill(): void {
    this.generation += 1
    this.#writesLeft = Number.POSITIVE_INFINITY
  }

  /** Ends every open connection in the middle of the write after the next `writes` ones, leaving half of it. */
  killAfter(writes: number): void {
    this.#writesLeft = writes
  }

  /** Lets all files together grow to `bytes`, no further. */
  limit(bytes: number): void {
    this.#room = bytes
  }

  get used(): number {
    let sum = 0
    for (const file of this.files.values()) sum += file.size
    return sum
  }

  hasRoom(bytes: number): boolean {
    return this.used + bytes <= this.#room
  }

  /** Answers how much of a write happens: all, half of it (the power went), or none (no room). */
  admit(file: DiskFile, end: number): 'all' | 'half' | 'full' {
    if (end > file.size && !this.hasRoom(end - file.size)) return 'full'
    if (this.#writesLeft === 0) {
      this.kill()
      return 'half'
    }
    this.#writesLeft -= 1
    return 'all'
  }
}

export function writeTo(file: DiskFile, bytes: Uint8Array, at: number): void {
  const end = at + bytes.byteLength
  if (end > file.bytes.byteLength) {
    const larger = new Uint8Array(Math.max(end, file.bytes.byteLength * 2))
    larger.set(file.bytes.subarray(0, file.size))
    file.bytes = larger
  }
  // Between an old end and a write beyond it there are zeros.
  if (at > file.size) file.bytes.fill(0, file.size, at)
  file.bytes.set(bytes, at)
  file.size = Math.max(file.size, end)
}
