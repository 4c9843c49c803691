/** The one campus admin who may patch a school's offline server (seed 000 §9). */
export const patchingUser = 3441

/** Whether somebody works in the patching utility: only while its mode is on, and only that user (seed 000 §2). */
export function isPatching({
  user_id,
  isPatchingMode,
}: {
  readonly user_id: number
  readonly isPatchingMode: boolean
}): boolean {
  return isPatchingMode && user_id === patchingUser
}
