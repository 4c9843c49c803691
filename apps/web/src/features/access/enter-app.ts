/** The last step of signing in to a packaged application: not every role may, and a campus admin goes on as somebody else (seed 000 §4, §6). */
import { switchRole } from '@maktab/client/calls/access/own-sessions.generated'
import { signOut } from '@maktab/client/calls/access/sessions.generated'
import type { Answer } from '@maktab/client/call'
import { sentenceOfAnswer, type SentenceKey } from '@maktab/client/refusal-sentences'
import { createSender } from '@maktab/client/send'
import type { Session } from '@maktab/contracts/access/sessions'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { decideAppEntrance } from '@maktab/domain/access/app-roles'
import type { Capabilities } from '@maktab/domain/tenants/capabilities'
import { deviceId, newId } from '#browser/identifiers.ts'
import type { Platform } from '#browser/platform.ts'

/** `sentence`: why not; the session is over on the server, too. */
export type Entered =
  | { readonly session: Session }
  | { readonly sentence: SentenceKey | 'refusals.campusadmin_not_allowed' }

interface Entering extends Pick<Capabilities, 'rolesInApp'> {
  readonly platform: Platform
  readonly given: Session
}

export async function enterApp({ platform, given, rolesInApp }: Entering): Promise<Entered> {
  // Looked at once a password is chosen: until then nothing else is answered.
  if (given.must_change_password === true) return { session: given }
  const entrance = decideAppEntrance({ platform, active_role: given.active_role, roles: given.roles, rolesInApp })
  if (entrance.kind === 'enter') return { session: given }
  const sender = senderOf(given)
  if (entrance.kind === 'refuse') {
    await sender.send(signOut, {})
    return { sentence: `refusals.${entrance.message}` }
  }
  const answer = (await sender.send(switchRole, { role: entrance.role })) as Answer<Catalogue['switchRole']>
  if (answer.ok) return { session: { ...given, ...answer.value } }
  await sender.send(signOut, {})
  return { sentence: sentenceOfAnswer(answer) }
}

/** Calls as somebody whose session this page has not taken up. */
function senderOf(given: Session) {
  return createSender({
    base: new URL('/api/', document.baseURI).href,
    fetch: (address, request) => fetch(address, request),
    now: Date.now,
    newId,
    deviceId: deviceId(),
    language: () => given.current_language,
    session: {
      current: () => ({ ...given, storage_time: Date.now() }),
      renew: async () => 'over',
      end: () => undefined,
    },
    log: (message) => console.warn(message),
  })
}
