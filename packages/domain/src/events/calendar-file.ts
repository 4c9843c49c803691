/** An event as a file for other calendars (RFC 5545): times in UTC, so that it needs no rules of zones. */
import type { EventTime } from '@maktab/contracts/events/events'

export interface CalendarFile {
  readonly event_id: string
  readonly title: string
  readonly description: string
  readonly place: string
  readonly link: string
  readonly times: readonly EventTime[]
  /** When the file was made. */
  readonly made_on: Date
}

/** The text of an `.ics` file with every occurrence; cancelled ones say so. */
export function icsOf({ event_id, title, description, place, link, times, made_on }: CalendarFile): string {
  const words = [description, link].filter((part) => part !== '').join('\n\n')
  const events = times.flatMap(({ occurrence, start_date, end_date, is_cancelled }) => [
    'BEGIN:VEVENT',
    `UID:${event_id}-${occurrence}@maktab`,
    `DTSTAMP:${utc(made_on)}`,
    `DTSTART:${utc(new Date(start_date))}`,
    `DTEND:${utc(new Date(end_date))}`,
    `SUMMARY:${escaped(title)}`,
    ...(words === '' ? [] : [`DESCRIPTION:${escaped(words)}`]),
    ...(place === '' && link === '' ? [] : [`LOCATION:${escaped(place === '' ? link : place)}`]),
    ...(link === '' ? [] : [`URL:${link}`]),
    `STATUS:${is_cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Maktab//Events//EN', ...events, 'END:VCALENDAR']
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

const octets = new TextEncoder()
const longestLine = 75

/** A line goes on in the next, which begins with a space, after 75 octets at most; no letter is torn apart. */
function folded(line: string): string {
  const lines: string[] = []
  let now = ''
  let length = 0
  for (const letter of line) {
    const size = octets.encode(letter).length
    if (length + size > longestLine) {
      lines.push(now)
      now = ' '
      length = 1
    }
    now += letter
    length += size
  }
  return [...lines, now].join('\r\n')
}
