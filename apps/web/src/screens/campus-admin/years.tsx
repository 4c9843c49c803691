import { listSchoolYears } from '@maktab/client/calls/office/school-years.generated'
import { listYearRollovers, undoYear } from '@maktab/client/calls/office/year-rollovers.generated'
import type { SchoolYear } from '@maktab/contracts/office/school-years'
import type { YearRollover } from '@maktab/contracts/office/year-rollovers'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { calendarOf, writeDate, type Writing } from '@maktab/i18n/written-date'
import { Badge } from '@maktab/ui/base/badge'
import { buttonClass, Button } from '@maktab/ui/base/button'
import { usePartWords } from '@maktab/ui/base/part-words'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading, Row, Stack } from '@maktab/ui/layout/layout'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { YearForm } from '#features/office/year-form.tsx'
import { YearPlanner } from '#features/office/year-plan.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link, useSearchParams } from '#page/router.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'

/** The school years of a campus, and how one follows another. The year that is planned stands in the address. */
export function CampusYearsScreen() {
  const t = useT('application', 'years', 'office', 'parts')
  const { time_zone } = useSession()
  const { language } = usePartWords()
  const writing: Writing = { locale: language.locale, calendar: calendarOf(language.locale) }
  const today = schoolDay(new Date(useNow()), time_zone)
  const [search, setSearch] = useSearchParams()
  const years = useQuery(listSchoolYears, {})
  const [editing, setEditing] = useState<SchoolYear | 'new'>()
  const [done, setDone] = useState<string>()
  const list = years.state === 'ready' ? years.value.list : []
  const planned = list.find(({ year_id, is_current }) => !is_current && String(year_id) === search.get('plan'))
  const days = ({ start_date, end_date }: SchoolYear) =>
    t('calendars.range', { from: writeDate(start_date, writing), to: writeDate(end_date, writing) })

  return (
    <Stack gap={5}>
      <PageHeading
        title={planned ? t('years.plan_year', { name: planned.name }) : t('titles.years')}
        actions={
          planned ? (
            <Link className={buttonClass({})} to="/campus-admin/years">
              {t('years.to_years')}
            </Link>
          ) : (
            editing === undefined && (
              <Button variant="primary" icon="add" onClick={() => setEditing('new')}>
                {t('years.add_year')}
              </Button>
            )
          )
        }
      />
      {editing === undefined && <OfficeOffline />}
      <div role="status">
        {done !== undefined && (
          <Notice tone="success" onClose={() => setDone(undefined)}>
            {done}
          </Notice>
        )}
      </div>
      {planned ? (
        <YearPlanner
          key={planned.year_id}
          of={planned}
          onBegun={() => {
            setDone(t('years.begun', { name: planned.name }))
            setSearch({}, { replace: true })
          }}
        />
      ) : (
        <>
          <p className="soft">{t('years.intro')}</p>
          {editing !== undefined && (
            <Card
              level={2}
              heading={editing === 'new' ? t('years.add_year') : t('years.change_of', { name: editing.name })}
            >
              <YearForm
                key={editing === 'new' ? 'new' : editing.year_id}
                of={editing === 'new' ? undefined : editing}
                today={today}
                onCancel={() => setEditing(undefined)}
                onSaved={({ name }) => {
                  setEditing(undefined)
                  setDone(t('years.saved_year', { name }))
                }}
              />
            </Card>
          )}
          <CallState of={years} shape="rows" refused={{ not_found: () => <NotFound /> }}>
            {({ list: all }) => {
              const current = all.find(({ is_current }) => is_current)
              return all.length === 0 ? (
                <EmptyState icon="calendar" title={t('years.none')} />
              ) : (
                <ul className="grid gap-3 bare" role="list">
                  {all.map((year) => (
                    <li key={year.year_id}>
                      <YearCard
                        of={year}
                        days={days(year)}
                        canFollow={current !== undefined && year.start_date > current.start_date}
                        onChange={() => setEditing(year)}
                      />
                    </li>
                  ))}
                </ul>
              )
            }}
          </CallState>
          <Rollovers years={list} onUndone={() => setDone(t('years.undone'))} />
        </>
      )}
    </Stack>
  )
}

function YearCard({
  of: { year_id, name, is_current, classes, archived_classes },
  days,
  canFollow,
  onChange,
}: {
  readonly of: SchoolYear
  readonly days: string
  /** It may follow the current year. */
  readonly canFollow: boolean
  readonly onChange: () => void
}) {
  const t = useT('years')
  const format = useFormat()
  return (
    <Card
      level={2}
      heading={
        <>
          <bdi>{name}</bdi> {is_current && <Badge>{t('years.current')}</Badge>}
        </>
      }
      actions={
        <Button size="small" aria-label={t('years.change_of', { name })} onClick={onChange}>
          {t('years.change')}
        </Button>
      }
    >
      <p>{days}</p>
      <p className="soft">
        {t('years.class_counts', { taught: format.number(classes), archived: format.number(archived_classes) })}
      </p>
      {canFollow && (
        <Row>
          <Link className={buttonClass({ variant: 'primary' })} to={`/campus-admin/years?plan=${year_id}`}>
            {t('years.plan_year', { name })}
          </Link>
        </Row>
      )}
    </Card>
  )
}

function Rollovers({ years, onUndone }: { readonly years: readonly SchoolYear[]; readonly onUndone: () => void }) {
  const t = useT('years', 'office')
  const format = useFormat()
  const isOnline = useIsOnline()
  const rollovers = useQuery(listYearRollovers, {})
  const undoing = useCommand(undoYear)
  const [asking, setAsking] = useState<YearRollover>()
  const [problem, setProblem] = useState<string>()
  if (rollovers.state !== 'ready' || rollovers.value.list.length === 0) return null
  const nameOf = (id: number) => years.find(({ year_id }) => year_id === id)?.name ?? ''
  const [latest] = rollovers.value.list

  async function undo({ rollover_id }: YearRollover): Promise<void> {
    const answer = await undoing.run({ rollover_id })
    setAsking(undefined)
    if (!answer.ok) return setProblem(explain(t, answer))
    setProblem(undefined)
    onUndone()
  }

  return (
    <section className="grid gap-3">
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <ul className="grid gap-2" role="list">
        {rollovers.value.list.map((one) => (
          <li key={one.rollover_id}>
            {t('years.rolled', {
              from: nameOf(one.from_year_id),
              to: nameOf(one.to_year_id),
              date: format.date(one.applied_on),
              name: one.applied_by_name,
            })}
            {one.undone_on !== null && ` · ${t('years.undone_on', { date: format.date(one.undone_on) })}`}
          </li>
        ))}
      </ul>
      {latest !== undefined && latest.undoable_until !== null && (
        <Row>
          <Button disabled={!isOnline} onClick={() => setAsking(latest)}>
            {t('years.undo')}
          </Button>
          <span className="soft">{t('years.undo_until', { date: format.date(latest.undoable_until) })}</span>
        </Row>
      )}
      {asking !== undefined && (
        <ConfirmDialog
          isOpen
          isDangerous
          heading={t('years.undo_ask', { name: nameOf(asking.from_year_id) })}
          confirmLabel={t('years.undo')}
          isBusy={undoing.isBusy}
          onClose={() => setAsking(undefined)}
          onConfirm={() => void undo(asking)}
        >
          {t('years.undo_body')}
        </ConfirmDialog>
      )}
    </section>
  )
}
