/** What this browser knows of the people who can sign in here without a network: nothing that opens anything by itself. */
import type { Sealed } from '@maktab/device/sealing'
import { isSealed } from '@maktab/device/sealing'
import type { Shelf } from '@maktab/device/shelf'
import { isVault } from '@maktab/device/vault'
import type { Vault } from '@maktab/device/vault'
import { noDeviceTries } from '@maktab/domain/access/device-sign-in'
import type { DeviceTries } from '@maktab/domain/access/device-sign-in'

export interface PersonRecord {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
  readonly full_name: string
  /** What they typed to sign in, folded; the latest first. */
  readonly names: readonly string[]
  readonly vault: Vault
  /** Their key, under itself: only while they are signed in can it be had from here, until the vault has the school's lock. */
  readonly spare: Sealed | null
  /** Their last session, under their own key; null until there is one. */
  readonly session: Sealed | null
  readonly tries: DeviceTries
  /** The school ended their session, or knows another password. */
  readonly is_ended: boolean
  /** The device's clock at its latest since the school was reached, milliseconds. */
  readonly seen_on: number
}

const mostNames = 3

/** The person's part of the names of their stores: `2.17`. */
export function personName({ institution_id, user_id }: Pick<PersonRecord, 'institution_id' | 'user_id'>): string {
  return `${institution_id}.${user_id}`
}

export interface PeopleRecords {
  all(): Promise<readonly PersonRecord[]>
  read(person: string): Promise<PersonRecord | undefined>
  keep(record: PersonRecord): Promise<void>
  /** Changes what is there, alone over all tabs; does nothing where nobody is. Answers what stands there then. */
  change(person: string, change: (record: PersonRecord) => PersonRecord): Promise<PersonRecord | undefined>
  remove(person: string): Promise<void>
}

export function openPeopleRecords(
  shelf: Shelf,
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>,
): PeopleRecords {
  const read = async (person: string) => readRecord(await shelf.take(person))
  const keep = (record: PersonRecord) => shelf.keep(personName(record), record)
  return {
    async all() {
      const found = await Promise.all((await shelf.namesUnder('')).map(read))
      return found.filter((record) => record !== undefined)
    },
    read,
    keep,
    change: (person, change) =>
      withLock(`maktab-person-${person}`, async () => {
        const record = await read(person)
        if (record === undefined) return undefined
        const changed = change(record)
        await keep(changed)
        return changed
      }),
    remove: (person) => shelf.remove(person),
  }
}

/** The names with one more, as the latest. */
export function withName(names: readonly string[], name: string): readonly string[] {
  return [name, ...names.filter((known) => known !== name)].slice(0, mostNames)
}

/** Undefined for what is none: of an older version, or spoilt. */
function readRecord(value: unknown): PersonRecord | undefined {
  const { tenant_id, institution_id, user_id, full_name, names, vault, spare, session, tries, is_ended, seen_on } =
    (value ?? {}) as Partial<PersonRecord>
  const isWhole =
    typeof tenant_id === 'number' &&
    typeof institution_id === 'number' &&
    typeof user_id === 'number' &&
    typeof full_name === 'string' &&
    isVault(vault)
  if (!isWhole || !Array.isArray(names)) return undefined
  return {
    tenant_id,
    institution_id,
    user_id,
    full_name,
    names: names.filter((name) => typeof name === 'string'),
    vault,
    spare: isSealed(spare) ? spare : null,
    session: isSealed(session) ? session : null,
    tries: typeof tries?.wrong === 'number' && typeof tries.last_on === 'number' ? tries : noDeviceTries,
    is_ended: is_ended === true,
    seen_on: typeof seen_on === 'number' ? seen_on : 0,
  }
}
