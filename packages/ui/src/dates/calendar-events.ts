/** Where events stand on the days and hours of a calendar. */
import type { IsoDate } from '@maktab/i18n/calendars'
import { addDays } from '@maktab/i18n/calendars'
import { wallClock } from '@maktab/i18n/wall-clock'
import type { IconName } from '../base/icon-paths.ts'
import type { Tone } from '../base/tone.ts'

export interface CalendarEvent {
  readonly key: string
  readonly title: string
  /** ISO 8601 moments; the same where it is a moment, as a due date is. */
  readonly start: string
  readonly end: string
  /** Belongs to the days from start to end and to no hour. */
  readonly isAllDay?: boolean
  /** What kind it is, beside its colour. */
  readonly icon: IconName
  readonly tone?: Tone
  /** A second line: the class, the room. */
  readonly note?: string
}

/** The part of an event that lies in one day, in minutes since midnight by the clocks of the place. */
export interface DayEvent {
  readonly event: CalendarEvent
  readonly from: number
  /** At most 1440, the midnight that ends the day. */
  readonly to: number
  /** Fills the day: told so, or begun before it and ending after it. */
  readonly isAllDay: boolean
}

const dayEnd = 1440

/** Events by day, for the days asked: whole days first, then by hour, then by title. An event over midnight stands on both days. */
export function eventsByDay(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  timeZone: string,
): ReadonlyMap<IsoDate, readonly DayEvent[]> {
  const byDay = new Map<IsoDate, DayEvent[]>(days.map((day) => [day, []]))
  for (const event of events) {
    const start = wallClock(event.start, timeZone)
    const end = wallClock(event.end, timeZone)
    // What ends at midnight ends with the day before.
    const last = end.minute === 0 && end.date > start.date && event.isAllDay !== true ? addDays(end.date, -1) : end.date
    for (const day of days) {
      if (day < start.date || day > last) continue
      const from = day === start.date ? start.minute : 0
      const to = day === end.date ? end.minute : dayEnd
      byDay
        .get(day)
        ?.push(
          event.isAllDay === true
            ? { event, from: 0, to: dayEnd, isAllDay: true }
            : { event, from, to, isAllDay: from === 0 && to === dayEnd },
        )
    }
  }
  for (const list of byDay.values())
    list.sort(
      (a, b) => Number(b.isAllDay) - Number(a.isAllDay) || a.from - b.from || (a.event.title < b.event.title ? -1 : 1),
    )
  return byDay
}

export interface PlacedEvent extends DayEvent {
  /** From 0: which of the lanes side by side it stands in. */
  readonly lane: number
  /** How many lanes share its time. */
  readonly lanes: number
}

/** Whether it stands above the hours: whole days, and moments such as a due date, which would stretch the hours into the night. */
export function isAboveHours({ from, to, isAllDay }: DayEvent): boolean {
  return isAllDay || from === to
}

/** As short as a thing of a day is drawn, in minutes: what is shorter must still be read and pressed. */
export const shortestDrawn = 30

/** Events of one day side by side where their times, as drawn, meet. */
export function inLanes(events: readonly DayEvent[]): readonly PlacedEvent[] {
  const timed = events.filter((event) => !isAboveHours(event)).sort((a, b) => a.from - b.from || b.to - a.to)
  const placed: PlacedEvent[] = []
  let group: { readonly event: DayEvent; readonly lane: number }[] = []
  let laneEnds: number[] = []
  const close = () => {
    for (const { event, lane } of group) placed.push({ ...event, lane, lanes: laneEnds.length })
    group = []
    laneEnds = []
  }
  for (const event of timed) {
    if (group.length > 0 && Math.max(...laneEnds) <= event.from) close()
    const free = laneEnds.findIndex((end) => end <= event.from)
    const lane = free < 0 ? laneEnds.length : free
    laneEnds[lane] = Math.max(event.to, event.from + shortestDrawn)
    group.push({ event, lane })
  }
  close()
  return placed
}

/** The hours to draw for some days: a school's day, longer where something lies outside it. */
export function hoursOf(days: Iterable<readonly DayEvent[]>): { readonly first: number; readonly last: number } {
  let [first, last] = [7, 16]
  for (const events of days) {
    for (const event of events) {
      if (isAboveHours(event)) continue
      const { from, to } = event
      first = Math.min(first, Math.floor(from / 60))
      last = Math.max(last, Math.ceil(Math.max(to, Math.min(from + shortestDrawn, dayEnd)) / 60))
    }
  }
  return { first, last }
}
