/** Who the person was before they moved, over the school's word, the people of this device and its stores. */
import { listEarlierSelves } from '@maktab/client/calls/access/earlier-selves.generated'
import type { Answer } from '@maktab/client/call'
import type { StoreOwner } from '@maktab/client/offline-port'
import type { Sender } from '@maktab/client/send'
import type { KeptSession, SessionKeeper } from '@maktab/client/session'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { bringEarlierProgress } from './earlier-progress.ts'
import { openEarlierSelves } from './earlier-selves.ts'
import type { EarlierSelf, EarlierSelves, EarlierSelvesNeeds } from './earlier-selves.ts'
import type { BrowserPeople } from './open-people.ts'
import type { Typed } from './people-here.ts'
import { waitingOf } from './waiting-notes.ts'

interface Finding extends Pick<EarlierSelvesNeeds, 'makePort' | 'onChange' | 'log'> {
  /** Who the person is now. */
  readonly owner: StoreOwner
  readonly typed: Typed | undefined
  readonly sender: Sender
  readonly session: SessionKeeper
  readonly people: BrowserPeople
}

const nameOf = ({ institution_id, user_id }: Pick<EarlierSelf, 'institution_id' | 'user_id'>) =>
  `${institution_id}.${user_id}`

/** One tab of the browser does it; undefined in the others, and where the school cannot be asked. */
export async function findEarlierSelves({
  owner,
  typed,
  sender,
  session,
  people,
  makePort,
  onChange,
  log,
}: Finding): Promise<EarlierSelves | undefined> {
  const { tenant_id } = owner
  const release = await holdAlone(`maktab-earlier-${nameOf(owner)}`)
  if (release === undefined) return undefined
  const pastOf = ({ institution_id, user_id, role, auth_token, token_exp }: EarlierSelf): KeptSession | undefined => {
    const present = session.current()
    return (
      present && { ...present, institution_id, user_id, active_role: role, auth_token, token_exp, refresh_token: '' }
    )
  }
  const found = await openEarlierSelves({
    tenant_id,
    makePort,
    onChange,
    log,
    async ask() {
      if (session.current()?.user_id !== owner.user_id) return undefined
      const answer = (await sender.send(listEarlierSelves, {})) as Answer<Catalogue['listEarlierSelves']>
      return answer.ok ? answer.value.list : undefined
    },
    async bringProgress(self) {
      const past = pastOf(self)
      if (past !== undefined) await bringEarlierProgress(self.user_id, people.speakerFor(past))
    },
    async unlock(self) {
      const { institution_id, user_id } = self
      const past = pastOf(self)
      const isHere =
        (await people.isHere(nameOf(self))) || waitingOf({ tenant_id, institution_id, user_id }) !== undefined
      return isHere && past !== undefined && people.openEarlier(past, typed)
    },
    forget: (self) => people.forgetStores(nameOf(self)),
    lock: (self) => people.close(nameOf(self)),
  })
  if (found === undefined) release()
  return found && { ...found, close: () => found.close().finally(release) }
}

/** Holds a lock of the browser until it is released; undefined where another tab has it. */
function holdAlone(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return resolve(undefined)
        await new Promise<void>((release) => resolve(release))
      })
      .catch(reject)
  })
}
