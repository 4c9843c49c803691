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
  const names = people.map(({ full_name }) => asRead(full_name))
  // Somebody may stand in the list more than once.
  const bearers = new Map<string, Set<string>>()
  for (const [at, name] of names.entries())
    bearers.set(name, (bearers.get(name) ?? new Set()).add(people[at]!.username))
  const isShared = (name: string) => bearers.get(name)!.size > 1
  if (!names.some(isShared)) return people
  return people.map((person, at) =>
    isShared(names[at]!) ? { ...person, full_name: `${person.full_name} (${person.username})` } : person,
  )
}
