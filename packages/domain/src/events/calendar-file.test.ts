import { expect, test } from 'vitest'
import { icsOf } from './calendar-file.ts'

const file = {
  event_id: '0f4a3f0e-7c54-4f6e-9a51-0d1d1f0b1a02',
  title: 'Maths; fractions, again',
  description: 'Bring\na ruler \\ compass',
  place: '',
  link: 'https://meet.example/abc',
  made_on: new Date('2026-03-16T12:40:00Z'),
  times: [
    {
      occurrence: 0,
      start_date: '2026-03-17T04:30:00.000Z',
      end_date: '2026-03-17T05:30:00.000Z',
      is_cancelled: false,
    },
    { occurrence: 1, start_date: '2026-03-24T04:30:00.000Z', end_date: '2026-03-24T05:30:00.000Z', is_cancelled: true },
  ],
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('a file names each occurrence in UTC, with its signs escaped, and says which is cancelled', () => {
  expect(unfolded(icsOf(file))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maktab//Events//EN',
    'BEGIN:VEVENT',
    'UID:0f4a3f0e-7c54-4f6e-9a51-0d1d1f0b1a02-0@maktab',
    'DTSTAMP:20260316T124000Z',
    'DTSTART:20260317T043000Z',
    'DTEND:20260317T053000Z',
    String.raw`SUMMARY:Maths\; fractions\, again`,
    String.raw`DESCRIPTION:Bring\na ruler \\ compass\n\nhttps://meet.example/abc`,
    'LOCATION:https://meet.example/abc',
    'URL:https://meet.example/abc',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:0f4a3f0e-7c54-4f6e-9a51-0d1d1f0b1a02-1@maktab',
    'DTSTAMP:20260316T124000Z',
    'DTSTART:20260324T043000Z',
    'DTEND:20260324T053000Z',
    String.raw`SUMMARY:Maths\; fractions\, again`,
    String.raw`DESCRIPTION:Bring\na ruler \\ compass\n\nhttps://meet.example/abc`,
    'LOCATION:https://meet.example/abc',
    'URL:https://meet.example/abc',
    'STATUS:CANCELLED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line is longer than 75 octets, and no letter is torn apart', () => {
  const title = `${'د ریاضیاتو آنلاین درس '.repeat(9)}🧮`
  const text = icsOf({ ...file, title, place: 'خونه ۷' })
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(unfolded(text)).toContain(`SUMMARY:${title}`)
  expect(unfolded(text)).toContain('LOCATION:خونه ۷')
})
