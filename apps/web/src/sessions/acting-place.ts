/** Where a tab keeps a session in somebody's place; light, as every page asks. Under the name of a session, so that nothing else clears it. */
export const actingPlace = () => `maktab.session.acting.${location.host}`

/** Whether this tab may have one; reading it is `acting-session.ts`. */
export function mayAct(): boolean {
  try {
    return sessionStorage.getItem(actingPlace()) !== null
  } catch {
    return false
  }
}
