import { foldText } from '@maktab/ui/base/fold-text'

interface Person {
  readonly full_name: string
  readonly username: string
}

/** A name as people read it: without case, spaces, joining marks, and with letters as one that look alike. */
const asRead = (name: string) => foldText(name).replaceAll(' ', '')

/**
 * People of one list as they are named in it: the username stands beside names that read alike, so that nobody is taken for
 * another. The same list where all names differ.
 */
export function tellApart<P extends Person>(people: readonly P[]): readonly P[] {
  // Somebody may stand in the list more than once.
  const bearers = new Map<string, Set<string>>()
  for (const { full_name, username } of people)
    bearers.set(asRead(full_name), (bearers.get(asRead(full_name)) ?? new Set()).add(username))
  const isShared = ({ full_name }: Person) => (bearers.get(asRead(full_name))?.size ?? 0) > 1
  if (!people.some(isShared)) return people
  return people.map((person) =>
    isShared(person) ? { ...person, full_name: `${person.full_name} (${person.username})` } : person,
  )
}
