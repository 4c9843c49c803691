import { listSchoolDays, saveSchoolDay } from '@maktab/client/calls/schools/school-days.generated'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { spansOf } from '@maktab/domain/schools/school-calendar'
import { addDays, addYears, dateIn, isoDateOf, weekdayOf, type IsoDate } from '@maktab/i18n/calendars'
import { calendarOf, writeDate, type Writing } from '@maktab/i18n/written-date'
import { Button } from '@maktab/ui/base/button'
import { IconButton } from '@maktab/ui/base/icon-button'
import { usePartWords } from '@maktab/ui/base/part-words'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading, Row, Stack } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { SchoolDayForm, type SaidDays } from '#features/office/school-day-form.tsx'
import { WeeklyRestForm } from '#features/office/weekly-rest-form.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useSearchParams } from '#page/router.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'
import styles from './calendar.module.css'

const isSameSaid = (one: Pick<SaidDays, 'kind' | 'names'>, other: Pick<SaidDays, 'kind' | 'names'>) =>
  one.kind === other.kind && JSON.stringify(one.names) === JSON.stringify(other.names)

/** What was done last, and how it is taken back. */
interface Done {
  readonly text: string
  readonly undo?: () => void
}

/** Weekly rest of the campus, and the holidays and extra working days of a year of the reader's calendar; the year stands in the address. */
export function CampusCalendarScreen() {
  const t = useT('application', 'days', 'office', 'parts')
  const format = useFormat()
  const { language } = usePartWords()
  const { time_zone } = useSession()
  const [search, setSearch] = useSearchParams()
  const today = schoolDay(new Date(useNow()), time_zone)
  const writing: Writing = { locale: language.locale, calendar: calendarOf(language.locale) }
  const { year, start_date, end_date } = yearOf(search.get('year'), today, writing)
  // A winter's holiday begins in one year and ends in another: it is one all the same.
  const days = useQuery(listSchoolDays, { start_date: addDays(start_date, -366), end_date: addDays(end_date, 366) })
  const saving = useCommand(saveSchoolDay)
  const isOnline = useIsOnline()
  const [editing, setEditing] = useState<SaidDays | 'new'>()
  const [done, setDone] = useState<Done>()
  const [problem, setProblem] = useState<string>()
  const goTo = (first: IsoDate) => {
    setEditing(undefined)
    setSearch({ year: String(dateIn(writing.calendar, first).year) }, { replace: true })
  }
  const refresh = () => days.state === 'ready' && days.refresh()
  const nameOf = ({ names, kind }: SaidDays) =>
    names[language.code] ?? Object.values(names)[0] ?? t(kind === 'holiday' ? 'days.holiday' : 'days.working')
  const write = ({ day, last_day }: SaidDays) =>
    day === last_day
      ? writeDate(day, writing, 'full')
      : t('calendars.range', { from: writeDate(day, writing), to: writeDate(last_day, writing) })

  async function say(span: SaidDays, kind: SaidDays['kind'] | null, version: string): Promise<void> {
    const { day, last_day, names } = span
    const answer = await saving.run({ version, day, last_day, kind, names: kind === null ? {} : names })
    refresh()
    if (!answer.ok) {
      setDone(undefined)
      return setProblem(explain(t, answer))
    }
    setProblem(undefined)
    const after = answer.value.version
    setDone(
      kind === null
        ? { text: t('days.removed', { name: nameOf(span) }), undo: () => void say(span, span.kind, after) }
        : { text: t('days.kept') },
    )
  }

  return (
    <Stack gap={5}>
      <PageHeading
        title={t('titles.school_calendar')}
        actions={
          editing === undefined && (
            <Button variant="primary" icon="add" onClick={() => setEditing('new')}>
              {t('days.add_days')}
            </Button>
          )
        }
      />
      {editing === undefined && <OfficeOffline />}
      <div role="status">
        {done !== undefined && (
          <Notice
            tone="success"
            onClose={() => setDone(undefined)}
            actions={done.undo && <Button onClick={done.undo}>{t('days.undo')}</Button>}
          >
            {done.text}
          </Notice>
        )}
      </div>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      {editing !== undefined && (
        <Card>
          <Stack>
            <h2>{editing === 'new' ? t('days.add_days') : nameOf(editing)}</h2>
            <SchoolDayForm
              key={editing === 'new' ? 'new' : editing.day}
              of={editing === 'new' ? undefined : editing}
              today={today}
              version={days.state === 'ready' ? days.value.version : '0'}
              onStale={refresh}
              onCancel={() => setEditing(undefined)}
              onSaved={() => {
                setEditing(undefined)
                setDone({ text: t('days.kept') })
                refresh()
              }}
            />
          </Stack>
        </Card>
      )}
      <CallState of={days} shape="lines" refused={{ not_found: () => <NotFound /> }}>
        {({ list, weekly_rest, is_own_rest, version }) => {
          const spans = spansOf(list, isSameSaid).filter(
            ({ day, last_day }) => day <= end_date && last_day >= start_date,
          )
          return (
            <>
              <Card>
                <Stack>
                  <Row>
                    <IconButton
                      icon="previous"
                      label={t('days.year_before')}
                      onClick={() => goTo(addYears(writing.calendar, start_date, -1))}
                    />
                    <h2 aria-live="polite">{t('days.of_year', { year: format.digits(String(year)) })}</h2>
                    <IconButton
                      icon="chevron"
                      label={t('days.year_after')}
                      onClick={() => goTo(addDays(end_date, 1))}
                    />
                  </Row>
                  {spans.length === 0 ? (
                    <EmptyState level={3} icon="calendar" title={t('days.none')} />
                  ) : (
                    <ul className={`bare ${styles['days']}`} role="list">
                      {spans.map((span) => (
                        <li key={span.day} className={styles['day']}>
                          <span className="grid shrink">
                            <span className="bold">{write(span)}</span>
                            <span>
                              <bdi>{nameOf(span)}</bdi>{' '}
                              <span className="soft small">
                                {t(span.kind === 'holiday' ? 'days.holiday' : 'days.working')}
                                {span.kind === 'holiday' &&
                                  span.day === span.last_day &&
                                  weekly_rest.includes(weekdayOf(span.day)) &&
                                  ` · ${t('days.rests_anyway')}`}
                              </span>
                            </span>
                          </span>
                          <Row>
                            <Button size="small" onClick={() => setEditing(span)}>
                              {t('days.change')}
                            </Button>
                            <Button
                              size="small"
                              variant="quiet"
                              isBusy={saving.isBusy}
                              disabled={!isOnline}
                              onClick={() => void say(span, null, version)}
                            >
                              {t('days.remove')}
                            </Button>
                          </Row>
                        </li>
                      ))}
                    </ul>
                  )}
                </Stack>
              </Card>
              <Card>
                <Stack>
                  <h2>{t('days.rest_days')}</h2>
                  <WeeklyRestForm
                    weekly_rest={weekly_rest}
                    is_own_rest={is_own_rest}
                    version={version}
                    onStale={refresh}
                    onSaved={() => {
                      setDone({ text: t('days.kept') })
                      refresh()
                    }}
                  />
                </Stack>
              </Card>
            </>
          )
        }}
      </CallState>
    </Stack>
  )
}

/** A year of the reader's calendar by its number, or the one it is; with its first and last day. */
function yearOf(asked: string | null, today: IsoDate, { calendar }: Writing) {
  const now = dateIn(calendar, today).year
  const wanted = Number(asked)
  const year = /^\d{4}$/.test(asked ?? '') && Math.abs(wanted - now) <= 50 ? wanted : now
  const first = (of: number) => isoDateOf(calendar, { year: of, month: 1, day: 1 }) ?? today
  return { year, start_date: first(year), end_date: addDays(first(year + 1), -1) }
}
