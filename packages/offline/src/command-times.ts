/** When commands were given, in terms of the clock that the device has now. */
import { checkTime } from '@maktab/client/calls/tenants/configuration.generated'
import type { OutboxEntry } from './outbox.sql.ts'
import type { ServerFailure, Transport } from './transport.ts'

/** Nothing waits so long on a clock that was left alone. */
const longestWait = 30 * 86_400_000

/**
 * The server counts back from the sending by the device's clock, so a clock that was set anew in between would move the
 * command with it. Where a wait cannot be believed, the present clock is compared with the server's and the moment is
 * told anew from what was known when the command was given. Answers why the server could not be asked, if so.
 */
export async function commandTimes(
  entries: readonly OutboxEntry[],
  { transport, clock }: { readonly transport: Transport; readonly clock: () => Date },
): Promise<readonly string[] | ServerFailure> {
  const now = clock().getTime()
  const isOdd = ({ at }: OutboxEntry) => {
    const waited = now - new Date(at).getTime()
    return waited < 0 || waited > longestWait
  }
  if (!entries.some(isOdd)) return entries.map(({ at }) => at)
  const answer = await transport.ask(checkTime, { utc_datetime: new Date(now).toISOString() })
  if (!answer.ok) return 'failure' in answer ? answer : entries.map(({ at }) => at)
  const offset = new Date(answer.value.utc_datetime).getTime() - now
  return entries.map((entry) => {
    if (!isOdd(entry)) return entry.at
    return new Date(Math.min(now, new Date(entry.given).getTime() - offset)).toISOString()
  })
}
