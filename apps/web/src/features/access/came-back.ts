import { externalPersonCookie } from '@maktab/contracts/access/external-return'

/** Whether this page was landed on from another provider's: with a proof, or with the reason why there is none. */
export function cameBack(): boolean {
  return new URLSearchParams(location.search).has('external') || document.cookie.includes(`${externalPersonCookie}=`)
}
