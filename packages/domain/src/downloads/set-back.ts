/** A server that was restored from a backup: what a device keeps for that day, and when it knows. */

const dayMs = 86_400_000

/** What the server did stays so long on the device that gave it: longer than anybody works without noticing that a server was set back. */
export const commandsKeptMs = 30 * dayMs

/** Photos and films of it: backups are made every night, and a phone is small. The newest, up to so many bytes. */
export const filesKept = { ms: 7 * dayMs, bytes: 100_000_000 }

/** Each restore begins another epoch. An empty one is of a server that never was restored; an older server tells none. */
export function isSetBack(
  { heard_on, epoch }: { readonly heard_on: string; readonly epoch: string },
  told: string | undefined,
): boolean {
  return heard_on !== '' && told !== undefined && told !== epoch
}
