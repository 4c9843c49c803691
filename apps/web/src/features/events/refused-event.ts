/** From an event that the school did not take back to the fields of its form. */
import { wallClockOf } from '@maktab/i18n/wall-clock'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import type { EventFields } from './event-form.ts'

export interface RefusedEvent {
  readonly command_id: string
  /** Those that were typed; of a time that was moved by the clocks of the event's zone. */
  typedIn(time_zone: string): Partial<EventFields>
  /** Takes the refused command out of the list, once its event is sent anew. */
  readonly settle: () => Promise<void>
}

/** What was typed in a refused command; undefined while it is looked for, and where there is none. */
export function useRefusedEvent(command_id: string | null): RefusedEvent | undefined {
  const { list, dismiss } = useWaitingCommands()
  const found = list.find((one) => one.command_id === command_id)
  const work = found?.work
  if (found === undefined || work?.kind !== 'event' || found.refusal === null) return undefined
  return {
    command_id: found.command_id,
    typedIn: (time_zone) => fieldsOfEventChange(work.change, time_zone),
    settle: () => dismiss(found.command_id),
  }
}

const scopes: readonly unknown[] = ['one', 'following', 'all'] satisfies readonly EventFields['scope'][]
const kinds: readonly unknown[] = [
  'online_class',
  'lesson',
  'exam',
  'meeting',
  'other',
] satisfies readonly EventFields['event_kind'][]

/** Reads those fields alone that are as this version writes them: an older one may have kept them. */
export function fieldsOfEventChange(change: Readonly<Record<string, unknown>>, own_zone: string): Partial<EventFields> {
  const text = (name: string) => (typeof change[name] === 'string' ? change[name] : undefined)
  const numbers = (value: unknown) =>
    Array.isArray(value) && value.every((one) => typeof one === 'number') ? (value as readonly number[]) : undefined
  const time_zone = text('time_zone') ?? own_zone
  const clock = (name: string) => {
    const moment = new Date(text(name) ?? Number.NaN)
    return Number.isNaN(moment.getTime()) ? undefined : wallClockOf(moment, time_zone)
  }
  const [start, end] = [clock('start_date'), clock('end_date')]
  const repeat = change['repeat'] as { readonly weekdays?: unknown; readonly until?: unknown } | null | undefined
  const weekdays = numbers(repeat?.weekdays)
  const { event_kind, scope } = change
  const read: { readonly [F in keyof EventFields]?: EventFields[F] | undefined } = {
    class_ids: numbers(change['class_ids']),
    event_kind: kinds.includes(event_kind) ? (event_kind as EventFields['event_kind']) : undefined,
    title: text('title'),
    description: text('description'),
    day: start?.slice(0, 10),
    from: start?.slice(11),
    to: end?.slice(11),
    time_zone: text('time_zone'),
    isRepeated: weekdays && true,
    weekdays: weekdays?.map(String),
    until: weekdays && typeof repeat?.until === 'string' ? repeat.until : undefined,
    link: text('link'),
    passcode: text('passcode'),
    place: text('place'),
    reminders: numbers(change['reminders'])?.join(','),
    scope: scopes.includes(scope) ? (scope as EventFields['scope']) : undefined,
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as Partial<EventFields>
}
