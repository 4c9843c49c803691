import type { CalendarEvent, CalendarView } from '@maktab/ui/dates/calendar-grid'
import { CalendarGrid } from '@maktab/ui/dates/calendar-grid'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const today = '2026-11-20'

const samples = {
  en: {
    maths: 'Mathematics',
    pashto: 'Pashto',
    biology: 'Biology',
    english: 'English',
    due: 'Water cycle is due',
    exam: 'Exam',
    meeting: 'Parents’ meeting',
    trip: 'Visit to the museum',
    class7: 'Class 7 A',
    class8: 'Class 8 B',
  },
  ps: {
    maths: 'ریاضي',
    pashto: 'پښتو',
    biology: 'بیولوژي',
    english: 'انګلیسي',
    due: 'د اوبو د دوران د سپارلو نېټه',
    exam: 'ازموینه',
    meeting: 'د والدینو غونډه',
    trip: 'د موزیم لیدنه',
    class7: 'اووم ټولګی الف',
    class8: 'اتم ټولګی ب',
  },
  da: {
    maths: 'ریاضی',
    pashto: 'پشتو',
    biology: 'بیولوژی',
    english: 'انگلیسی',
    due: 'تسلیمی کار دوران آب',
    exam: 'امتحان',
    meeting: 'جلسهٔ والدین',
    trip: 'دیدار از موزیم',
    class7: 'صنف هفتم الف',
    class8: 'صنف هشتم ب',
  },
  ur: {
    maths: 'ریاضی',
    pashto: 'پشتو',
    biology: 'حیاتیات',
    english: 'انگریزی',
    due: 'پانی کے چکر کا کام',
    exam: 'امتحان',
    meeting: 'والدین کی ملاقات',
    trip: 'عجائب گھر کی سیر',
    class7: 'جماعت ہفتم الف',
    class8: 'جماعت ہشتم ب',
  },
}

type Words = (typeof samples)['en']

/** Times are given in UTC; the kit stands in Kabul, 4:30 ahead. */
function eventsOf(w: Words): readonly CalendarEvent[] {
  const lesson = (
    key: string,
    title: string,
    day: string,
    start: string,
    end: string,
    note: string,
  ): CalendarEvent => ({ key, title, note, start: `${day}T${start}:00Z`, end: `${day}T${end}:00Z`, icon: 'lessons' })
  return [
    ...['14', '15', '16', '17', '18', '21', '22', '23', '24', '25'].flatMap((day) => [
      lesson(`maths-${day}`, w.maths, `2026-11-${day}`, '03:40', '04:25', w.class7),
      lesson(`pashto-${day}`, w.pashto, `2026-11-${day}`, '04:30', '05:15', w.class8),
    ]),
    lesson('biology', w.biology, '2026-11-18', '05:30', '06:15', w.class7),
    lesson('english', w.english, '2026-11-18', '06:20', '07:05', w.class7),
    lesson('maths-late', w.maths, '2026-11-18', '06:00', '06:45', w.class8),
    {
      key: 'due',
      title: w.due,
      start: '2026-11-17T15:30:00Z',
      end: '2026-11-17T15:30:00Z',
      icon: 'assignments',
      tone: 'warning',
    },
    {
      key: 'exam',
      title: w.exam,
      start: '2026-11-24T04:30:00Z',
      end: '2026-11-24T06:30:00Z',
      icon: 'question',
      tone: 'danger',
      note: w.class8,
    },
    {
      key: 'meeting',
      title: w.meeting,
      start: '2026-11-20T08:30:00Z',
      end: '2026-11-20T10:00:00Z',
      icon: 'user',
      tone: 'info',
    },
    {
      key: 'trip',
      title: w.trip,
      start: '2026-11-15T20:00:00Z',
      end: '2026-11-16T20:00:00Z',
      isAllDay: true,
      icon: 'school',
      tone: 'success',
    },
  ]
}

function Sample({
  first,
  date: firstDate,
  events,
}: {
  readonly first: CalendarView
  readonly date: string
  readonly events: readonly CalendarEvent[]
}) {
  const [view, setView] = useState(first)
  const [date, setDate] = useState(firstDate)
  return (
    <CalendarGrid
      view={view}
      onViewChange={setView}
      date={date}
      onDateChange={setDate}
      today={today}
      events={events}
      onEventOpen={() => undefined}
    />
  )
}

export const section: KitSection = {
  key: 'calendar-grid',
  group: 'dates',
  States({ locale }) {
    const events = eventsOf(samples[locale])
    return (
      <>
        <KitState name="month" isWide>
          <Sample first="month" date="2026-11-18" events={events} />
        </KitState>
        <KitState name="week" isWide>
          <Sample first="week" date="2026-11-18" events={events} />
        </KitState>
        <KitState name="day" isWide>
          <Sample first="day" date="2026-11-18" events={events} />
        </KitState>
        <KitState name="empty month" isWide>
          <Sample first="month" date={today} events={[]} />
        </KitState>
      </>
    )
  },
}
