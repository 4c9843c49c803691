/** Events of the weeks to come, as teachers arrange them: lessons online each week, of which one is cancelled, exams, meetings with parents. */
import type { Transaction } from 'kysely'
import type { EventKind, EventRepeat } from '@maktab/contracts/events/events'
import { decideCancelling, decideEvent, type EventWords } from '@maktab/domain/events/events'
import { addDays, momentAt, weekdayOf } from '@maktab/domain/events/zone-clock'
import { schoolDay } from '@maktab/domain/schools/school-day'
import type { Tables } from '#db/tables.ts'
import type { DemoLanguage } from '../../demo/demo-world.ts'
import type { DemoClass, DemoPerson, DemoSchool } from '#demo/cast.ts'
import type { DemoWords } from '#demo/demo-files.ts'
import { seededRandom } from '#demo/random.ts'
import { insertEvent, saveEvent } from '#features/events/events.sql.ts'

interface PlannedEvent {
  readonly teacher: DemoPerson
  readonly class_ids: readonly number[]
  readonly event_kind: EventKind
  readonly language: DemoLanguage
  readonly title: string
  readonly day: string
  readonly minute: number
  readonly lastsMinutes: number
  readonly link: string
  readonly place: string
  readonly repeat?: EventRepeat
  /** Whether its second time is cancelled. */
  readonly isCancelledOnce: boolean
}

/** Weekly lessons go on for so many days. */
const daysOfLessons = 34

export interface EventsToCome {
  readonly school: DemoSchool
  readonly words: DemoWords
  readonly languageOf: (taught: DemoClass) => DemoLanguage
  readonly now: Date
}

/** Of each teacher a weekly lesson online for their first class, an exam for the second, and a meeting with parents of all. */
export function planEvents({ school, words, languageOf, now }: EventsToCome): readonly PlannedEvent[] {
  const { campus, classes, teachers } = school
  const today = schoolDay(now, campus.time_zone)
  const rest = campus.country === 'Afghanistan' ? 5 : 0
  const days = Array.from({ length: 8 }, (_, after) => addDays(today, after)).filter((day) => weekdayOf(day) !== rest)
  const dayOf = (number: number) => days[number % days.length] ?? today
  const event = { link: '', place: '', lastsMinutes: 45, isCancelledOnce: false }
  const ofClasses = classes.flatMap((taught, number): readonly PlannedEvent[] => {
    const language = languageOf(taught)
    const { teacher, class_id } = taught
    const own = { ...event, teacher, class_ids: [class_id], language, day: dayOf(number) }
    const { events: said } = words[language]
    const place = classes.filter((one) => one.teacher === teacher).indexOf(taught)
    if (place === 0)
      return [
        {
          ...own,
          event_kind: 'online_class',
          title: said.online,
          minute: (15 + (number % 3)) * 60,
          link: `https://meet.example/class-${class_id}`,
          repeat: { weekdays: [weekdayOf(own.day)], until: addDays(today, daysOfLessons) },
          isCancelledOnce: number % 2 === 0,
        },
      ]
    return place === 1
      ? [
          {
            ...own,
            event_kind: 'exam',
            title: said.exam,
            day: dayOf(number + 3),
            minute: 8 * 60 + 30,
            place: said.place,
          },
        ]
      : []
  })
  const meetings = teachers.flatMap((teacher, number): readonly PlannedEvent[] => {
    const class_ids = classes.filter((one) => one.teacher === teacher).map(({ class_id }) => class_id)
    const { default_language: language } = campus
    const { meeting: title, place } = words[language].events
    const when = { day: days.at(-1) ?? today, minute: (13 + (number % 3)) * 60 }
    const meeting = {
      ...event,
      ...when,
      lastsMinutes: 60,
      event_kind: 'meeting',
      teacher,
      class_ids,
      language,
    } as const
    return class_ids.length === 0 ? [] : [{ ...meeting, title, place }]
  })
  return [...ofClasses, ...meetings]
}

export async function arrangeEvents(db: Transaction<Tables>, coming: EventsToCome): Promise<void> {
  const { school, words, now } = coming
  const { time_zone } = school.campus
  const random = seededRandom(`events of ${school.campus.key}`)
  for (const planned of planEvents(coming)) {
    const { teacher, class_ids, day, minute, repeat } = planned
    const start = momentAt({ day, minute }, time_zone)
    const decision = decideEvent({
      facts: { known_class_ids: class_ids, taught_class_ids: class_ids },
      input: {
        class_ids,
        time_zone,
        link: planned.link,
        repeat,
        start_date: start.toISOString(),
        end_date: new Date(start.getTime() + planned.lastsMinutes * 60_000).toISOString(),
      },
      given: now,
    })
    if (!decision.ok) throw new Error(`${planned.title} of ${teacher.username} cannot be arranged: ${decision.refusal}`)
    const { link, times } = decision.value
    const event_id = random.guid()
    const said: EventWords = {
      event_kind: planned.event_kind,
      title: planned.title,
      description: words[planned.language].events.description,
      link,
      passcode: '',
      place: planned.place,
      // Whoever looks around is not called by the clock.
      reminders: [],
    }
    await insertEvent(
      db,
      { ...school, user_id: teacher.user_id },
      { event_id, class_ids, time_zone, times, created_on: now, ...said },
    )
    if (!planned.isCancelledOnce) continue
    const event = { is_own: true, class_ids, taught_class_ids: class_ids, time_zone, times }
    const cancelled = decideCancelling({ event, occurrence: 1, scope: 'one', given: now })
    if (!cancelled.ok) throw new Error(`${planned.title} of ${teacher.username} cannot be cancelled once`)
    await saveEvent(db, school.institution_id, event_id, {
      words: said,
      times: cancelled.value.times,
      moments: {},
    })
  }
}
