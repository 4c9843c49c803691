/** Which downloads their person seems to need no more. */
const longMs = 30 * 86_400_000

/** Whether it was not opened for thirty days (ISO 8601, ms). What nobody knows of, or is told of a time that did not come yet, was not. */
export function isLongUnopened(opened_on: string | undefined, now: number): boolean {
  return opened_on !== undefined && now - Date.parse(opened_on) >= longMs
}
