/** The people of this device over the browser's own shelves, keys and worker. */
import { forgetStores, personKeys } from '@maktab/device/web/person-keys'
import { openShelf } from '@maktab/device/web/shelf'
import { removeDraftFilesUnder } from '@maktab/device/web/draft-files'
import { renewSession, signIn } from '@maktab/client/calls/access/sessions.generated'
import { readStoreKey } from '@maktab/client/calls/access/store-keys.generated'
import type { Answer } from '@maktab/client/call'
import type { Sender, SenderOptions } from '@maktab/client/send'
import type { KeptSession, Renewal, SessionKeeper } from '@maktab/client/session'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { hashInWorker } from '#worker/slow-hash-port.ts'
import { newId } from '#browser/identifiers.ts'
import { openPeopleHere } from './people-here.ts'
import type { PeopleHere, Typed } from './people-here.ts'
import { notePeopleHere } from './people-note.ts'
import { openPeopleRecords } from './people-records.ts'
import { forgetNotes, unsavedName } from './waiting-notes.ts'

export interface PeopleNeeds {
  readonly tenant_id: number
  readonly sender: Sender
  readonly session: SessionKeeper
  /** Sends with the tokens of another session than the one that is kept. */
  readonly senderFor: (speaker: SenderOptions['session']) => Sender
}

export interface BrowserPeople extends PeopleHere {
  /** With everything that the device keeps of theirs: waiting work, downloads, drafts. */
  forget(person: string): Promise<void>
  /** The stores of somebody whose work is at their school; drafts stay. */
  forgetStores(person: string): Promise<void>
  /** Sends with the tokens of that session alone, and renews none. */
  speakerFor(person: KeptSession): Sender
}

const withLock = async <T>(name: string, work: () => Promise<T>): Promise<T> =>
  (await navigator.locks.request(name, () => work())) as T
/** Tries, in milliseconds from the one before: a line that has just come is often not there yet. */
const pauses = [0, 1_000, 4_000]

export function openPeople({ tenant_id, sender, session, senderFor }: PeopleNeeds): BrowserPeople {
  const people = openPeopleHere({
    tenant_id,
    records: openPeopleRecords(openShelf('maktab-people', 'people'), withLock),
    keys: personKeys,
    slowHash: hashInWorker,
    now: Date.now,
    newId,
    withLock,
    readStoreKey: askStoreKey,
    readEarlierKey: (earlier, store_id) => askKeyBy(speakerFor(earlier), store_id),
    renewWith,
    signInWith,
    onCount: (count) => notePeopleHere(tenant_id, count),
  })

  function speakerFor(person: KeptSession): Sender {
    return senderFor({ current: () => person, renew: async () => 'over', end: () => undefined })
  }

  /** Whoever signs in meanwhile must not be answered for the one before. */
  async function askStoreKey(person: KeptSession, store_id: string): Promise<string | undefined> {
    const isTheirs = (now: KeptSession | undefined) =>
      now?.user_id === person.user_id && now.institution_id === person.institution_id
    return askKeyBy(
      senderFor({
        current: () => (isTheirs(session.current()) ? session.current() : undefined),
        renew: (rejected) => session.renew(rejected),
        end: () => undefined,
      }),
      store_id,
    )
  }

  async function askKeyBy(speaker: Sender, store_id: string): Promise<string | undefined> {
    for (const pause of pauses) {
      await new Promise((resolve) => window.setTimeout(resolve, pause))
      const answer = (await speaker.send(readStoreKey, { store_id })) as Answer<Catalogue['readStoreKey']>
      if (answer.ok) return answer.value.key
      if ('refusal' in answer || answer.failure !== 'unreachable') return undefined
    }
    return undefined
  }

  async function renewWith(person: KeptSession): Promise<Renewal> {
    const answer = (await speakerFor(person).send(renewSession, { role: person.active_role })) as Answer<
      Catalogue['renewSession']
    >
    if (answer.ok) return { result: 'renewed', tokens: answer.value }
    return 'refusal' in answer || answer.failure === 'signed_out' ? { result: 'over' } : { result: 'unreachable' }
  }

  async function signInWith({ username, password }: Typed) {
    const answer = (await sender.send(signIn, { username, password, isForcedOnline: true })) as Answer<
      Catalogue['signIn']
    >
    if (answer.ok) return answer.value
    return 'refusal' in answer && answer.refusal !== 'too_many_tries' ? 'over' : 'unreachable'
  }

  return {
    ...people,
    speakerFor,
    async forgetStores(person) {
      await people.remove(person, forgetStores)
      forgetNotes([`maktab.waiting.${tenant_id}.${person}.`])
    },
    async forget(person) {
      await people.remove(person, forgetStores)
      const user_id = Number(person.slice(person.indexOf('.') + 1))
      await removeDraftFilesUnder(`${user_id}.`)
      forgetNotes([`maktab.draft.${user_id}.`, unsavedName(user_id), `maktab.waiting.${tenant_id}.${person}.`])
    },
  }
}
