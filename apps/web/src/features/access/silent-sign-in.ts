import { signIn } from '@maktab/client/calls/access/sessions.generated'
import type { Client } from '@maktab/client/routing'
import type { Session } from '@maktab/contracts/access/sessions'
import { forgetSignIn, readRememberedSignIn } from './remembered-sign-in.ts'

/** Signs in with what the mobile application remembers, without a word (seed 000 §4, §8). Undefined where it remembers nothing that opens. */
export async function signInSilently(client: Client): Promise<Session | undefined> {
  const remembered = await readRememberedSignIn()
  if (remembered === undefined) return undefined
  const { username, passwordHash: password } = remembered
  const answer = await client.perform(signIn, { username, password, isForcedOnline: true, isMute: true })
  if (answer.ok) return answer.value
  // A password that was changed opens nothing any more.
  if ('refusal' in answer && answer.refusal === 'invalid_credentials') forgetSignIn()
  return undefined
}
