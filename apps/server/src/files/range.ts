/** The Range header of RFC 9110 §14.2, one range of bytes. */

export interface ByteRange {
  readonly start: number
  /** Included. */
  readonly end: number
}

/**
 * What to send of `size` bytes. Several ranges, another unit or a header that is not understood mean the whole file,
 * as the standard allows; a range that begins behind the end is 'unsatisfiable'.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!asked || (asked[1] === '' && asked[2] === '')) return 'whole'
  const [from, to] = [asked[1] ?? '', asked[2] ?? '']
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end }
}
