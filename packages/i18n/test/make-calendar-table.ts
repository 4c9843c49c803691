/**
 * What ICU and CLDR say of calendars, as Node knows them (`npx tsx packages/i18n/test/make-calendar-table.ts` writes it again). Browsers lack
 * Pashto, so the table is kept, and what we reckon and name is compared with it where it runs: in a browser.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const day = 86_400_000
const tags = { en: 'en', ps: 'ps', da: 'fa-AF', ur: 'ur-PK' } as const
const calendars = { gregorian: 'gregory', solar: 'persian', islamic: 'islamic-umalqura' } as const

const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10)

function reader(calendar: string) {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  return (time: number) => {
    const figures = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number.parseInt(value, 10)]))
    return { year: figures.get('year') ?? 0, month: figures.get('month') ?? 0, day: figures.get('day') ?? 0 }
  }
}

/** `[1405, "2026-03-21", "31 31 31 31 31 31 30 30 30 30 30 29"]` for each year from first to last. */
export function solarYears(first: number, last: number): [number, string, string][] {
  const read = reader('persian')
  const years: [number, string, string][] = []
  let time = Date.UTC(first + 621, 2, 15)
  while (read(time).year < first) time += day
  for (let year = first; year <= last; year += 1) {
    const start = isoOf(time)
    const lengths: number[] = []
    while (read(time).year === year) {
      lengths[read(time).month - 1] = read(time).day
      time += day
    }
    years.push([year, start, lengths.join(' ')])
  }
  return years
}

/** The first day of each Islamic month by Umm al-Qura: `["2026-06-16", 1448, 1]`. */
function islamicMonths(from: string, to: string): [string, number, number][] {
  const read = reader('islamic-umalqura')
  const months: [string, number, number][] = []
  for (let time = Date.parse(from); time < Date.parse(to); time += day) {
    const date = read(time)
    if (date.day === 1) months.push([isoOf(time), date.year, date.month])
  }
  return months
}

function monthNames(tag: string, calendar: keyof typeof calendars): string[] {
  const starts = {
    gregorian: Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15)),
    solar: Array.from({ length: 12 }, (_, month) => Date.UTC(2026, 3 + month, 8)),
    islamic: Array.from({ length: 12 }, (_, month) => Date.UTC(2026, 5, 25) + Math.round(month * 29.53) * day),
  }
  const format = new Intl.DateTimeFormat(`${tag}-u-ca-${calendars[calendar]}`, { timeZone: 'UTC', month: 'long' })
  return starts[calendar].map((time) => format.formatToParts(time).find(({ type }) => type === 'month')?.value ?? '')
}

function weekdayNames(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'long' })
  return Array.from({ length: 7 }, (_, weekday) => format.format(Date.UTC(2026, 10, 15 + weekday)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = Object.fromEntries(
    Object.entries(tags).map(([locale, tag]) => [
      locale,
      {
        gregorian: monthNames(tag, 'gregorian'),
        solar: monthNames(tag, 'solar'),
        islamic: monthNames(tag, 'islamic'),
        weekdays: weekdayNames(tag),
      },
    ]),
  )
  const lines = (rows: readonly unknown[]) => `[\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`
  const { icu, cldr } = process.versions
  const text = `{
  "icu": ${JSON.stringify(icu)},
  "cldr": ${JSON.stringify(cldr)},
  "solarYears": ${lines(solarYears(1300, 1450))},
  "islamicMonths": ${lines(islamicMonths('2015-01-01', '2035-01-01'))},
  "names": ${JSON.stringify(names, null, 2).replaceAll('\n', '\n  ')}
}
`
  writeFileSync(new URL('calendar-table.json', import.meta.url), text)
}
