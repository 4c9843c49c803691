/** Commands of the outbox by their work: a person counts works. */
import type { WaitingCommand } from './offline-port.ts'

/** Commands of one work together, in the order of their first; what waits and what was refused stay apart. */
export function groupByWork(list: readonly WaitingCommand[]): readonly (readonly WaitingCommand[])[] {
  const groups = new Map<string, WaitingCommand[]>()
  for (const command of list) {
    // The outbox counts alike: `countCommands`.
    const key = `${command.refusal === null} ${command.subject ?? command.command_id}`
    groups.set(key, [...(groups.get(key) ?? []), command])
  }
  return [...groups.values()]
}

/** How many works wait, and how many were refused. */
export function countWorks(list: readonly WaitingCommand[]): { readonly waiting: number; readonly refused: number } {
  const groups = groupByWork(list)
  const refused = groups.filter(([first]) => first?.refusal !== null).length
  return { waiting: groups.length - refused, refused }
}
