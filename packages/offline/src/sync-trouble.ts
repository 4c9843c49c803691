/** Why a sync stops: a device's report says it, so that staff know which device needs a hand. */
import type { SyncTrouble } from '@maktab/contracts/downloads/sync-up'
import type { PullResult } from './pull.ts'
import type { ServerFailure } from './transport.ts'

/** What stopped a sync although the school was reached; a lost line, a lost session and a busy school say nothing about the device. */
export function troubleOf(stopped: ServerFailure | undefined, pulled: PullResult | undefined): SyncTrouble | undefined {
  const isOfDevice = (failure: string) => failure === 'broken' || failure === 'too_large' || failure === 'refused'
  if (stopped) return isOfDevice(stopped.failure) ? 'send' : undefined
  return pulled?.ok === false && isOfDevice(pulled.failure) ? 'pull' : undefined
}
