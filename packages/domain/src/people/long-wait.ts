/** Milliseconds. Work that is nowhere but on one device for longer is said to its person and to the school: three days. */
export const longWait = 3 * 86_400_000

export function waitsLong(milliseconds: number): boolean {
  return milliseconds >= longWait
}
