/** How an import stands, and what may be done with it. */
import type { ImportState } from '@maktab/contracts/studio/import-reasons'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'

export interface KeptImport {
  readonly state: Exclude<ImportState, 'cut_off'>
  /** Until then the process that works on it is known to live. */
  readonly leased_until: Date
}

const isUnderWay = ({ state }: Pick<KeptImport, 'state'>): boolean => state === 'waiting' || state === 'working'

/** What nobody works on any more, and nobody finished, was cut off. */
export function standingOf(kept: KeptImport, now: Date): ImportState {
  return isUnderWay(kept) && kept.leased_until < now ? 'cut_off' : kept.state
}

/** Only what was cut off is taken up again: what was refused would be refused again. */
export function decideRetry(kept: KeptImport, now: Date): Outcome<void, 'not_allowed'> {
  return standingOf(kept, now) === 'cut_off' ? accept(undefined) : refuse('not_allowed')
}

/** What is over stays as it is. */
export function mayCancel(kept: KeptImport): boolean {
  return isUnderWay(kept)
}
