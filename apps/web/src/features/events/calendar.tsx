import { schoolDay } from '@maktab/domain/schools/school-day'
import { dayNumber } from '@maktab/i18n/calendars'
import { calendarOf } from '@maktab/i18n/written-date'
import { buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { useSpoken } from '@maktab/ui/base/words'
import { CalendarGrid, type CalendarEvent, type CalendarView } from '@maktab/ui/dates/calendar-grid'
import { DatePickerSwitch } from '@maktab/ui/dates/date-picker-switch'
import { useMedia } from '#browser/use-media.ts'
import { useNow } from '#browser/use-now.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Failed } from '#page/call-state.tsx'
import { Link, useNavigate, useSearchParams } from '#page/router.tsx'
import { isAskedFor } from '@maktab/domain/assignments/reminders'
import { className } from '../schools/class-name.ts'
import { Agenda } from './agenda.tsx'
import styles from './agenda.module.css'
import { periodAround, type CalendarThing } from './calendar-things.ts'
import { useCalendarRole, useCalendarThings } from './use-calendar-things.ts'

const views: readonly string[] = ['month', 'week', 'day'] satisfies readonly CalendarView[]
const isView = (text: string): text is CalendarView => views.includes(text)

/**
 * Work and events by month, week or day, or as an agenda, which comes first on a phone. The address says which of them is looked at
 * (`show`), around which day (`date`), and of which class (`class_id`); going back leads out of it.
 */
export function Calendar() {
  const t = useT('application', 'events')
  const isNarrow = useMedia('(max-width: 40rem)')
  const { timeZone } = useSpoken()
  const [search, setSearch] = useSearchParams()
  const role = useCalendarRole()
  const today = schoolDay(new Date(useNow()), timeZone)
  const asked = search.get('show') ?? (isNarrow ? 'agenda' : 'month')
  const view = isView(asked) ? asked : undefined
  const written = search.get('date')
  const date = written !== null && dayNumber(written) !== undefined ? written : today
  const class_id = positive(search.get('class_id'))
  const put = (name: 'show' | 'date', value: string) =>
    setSearch(
      (now) => {
        now.set(name, value)
        return now
      },
      { replace: true },
    )
  const about = [...(class_id === undefined ? [] : [`class_id=${class_id}`]), ...(view ? [`date=${date}`] : [])]
  return (
    <div className={styles['page']}>
      <div className={styles['tools']}>
        <DatePickerSwitch
          legend={t('titles.calendar')}
          options={[
            { value: 'agenda', label: t('events.agenda') },
            { value: 'grid', label: t('titles.calendar') },
          ]}
          value={view ? 'grid' : 'agenda'}
          onValueChange={(value) => put('show', value === 'agenda' ? 'agenda' : 'month')}
        />
        {role === 'teacher' && (
          <Link
            className={buttonClass({})}
            to={`/teacher/schedule/create${about.length > 0 ? `?${about.join('&')}` : ''}`}
          >
            <Icon name="add" /> <span>{t('titles.create_event')}</span>
          </Link>
        )}
      </div>
      {view ? (
        <Grid view={view} date={date} today={today} class_id={class_id} put={put} />
      ) : (
        <Agenda today={today} class_id={class_id} />
      )}
    </div>
  )
}

interface GridProps {
  readonly view: CalendarView
  readonly date: string
  readonly today: string
  readonly class_id: number | undefined
  readonly put: (name: 'show' | 'date', value: string) => void
}

function Grid({ view, date, today, class_id, put }: GridProps) {
  const t = useT('application', 'events', 'home')
  const format = useFormat()
  const navigate = useNavigate()
  const { words, timeZone: time_zone, firstWeekday } = useSpoken()
  const calendar = calendarOf(words.language.locale)
  const things = useCalendarThings(periodAround(date, { calendar, firstWeekday, time_zone }), class_id)
  const list = things.state === 'ready' ? things.value : []
  const asEvent = (thing: CalendarThing): CalendarEvent => ({
    key: thing.key,
    title: thing.is_cancelled ? t('events.cancelled_title', { title: thing.title }) : thing.title,
    start: thing.start_date,
    end: thing.end_date,
    note: thing.class_names.map((name) => className(name, t, format)).join(' · '),
    ...looksOf(thing),
  })
  return (
    <div aria-busy={things.state === 'loading'}>
      {/* The grid stays while another month is asked for: whoever turns on keeps the button under the finger. */}
      <CalendarGrid
        view={view}
        onViewChange={(next) => put('show', next)}
        date={date}
        onDateChange={(next) => put('date', next)}
        today={today}
        events={list.map(asEvent)}
        onEventOpen={(key) => {
          const thing = list.find((one) => one.key === key)
          if (thing) navigate(thing.to)
        }}
      />
      <p role="status" className="soft small">
        {things.state === 'loading' && t('frame.loading')}
        {things.state === 'ready' && list.length === 0 && t('events.calendar_none')}
      </p>
      {things.state === 'failed' && <Failed failure={things.failure} onRetry={things.refresh} />}
    </div>
  )
}

function looksOf({ kind, is_cancelled, own }: CalendarThing): Pick<CalendarEvent, 'icon' | 'tone'> {
  if (is_cancelled) return { icon: 'close', tone: 'danger' }
  if (kind === 'event') return { icon: 'calendar', tone: 'accent' }
  return own && !isAskedFor(own) ? { icon: 'check', tone: 'success' } : { icon: 'assignments', tone: 'warning' }
}

function positive(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
