import { readClassAttendance } from '@maktab/client/calls/attendance/attendance-reports.generated'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { calendarOf, writeDate } from '@maktab/i18n/written-date'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { spanOfPreset } from '@maktab/ui/dates/date-presets'
import { DateRangePicker, type DateRange } from '@maktab/ui/dates/date-range-picker'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { Grid } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { className } from '../schools/class-name.ts'
import { rangeRefused } from '../schools/range-refused.tsx'
import styles from './register-table.module.css'
import { RegisterTable } from './register-table.tsx'

const orders = ['roll_number', 'name', 'attendance'] as const
/** Those that fit in a register: it is asked for at most 92 days. */
const presets = ['7d', '14d', '30d', '3m'] as const
/** Learners of a page, as the server sends them. */
const pageSize = 100

interface ClassReportProps {
  readonly class_id: number
  /** Where the report of one of its learners stands. */
  readonly learnerAddress: (user_id: number) => string
}

/** The register of a class over a span of days, which is printed on a sheet across. */
export function ClassReport({ class_id, learnerAddress }: ClassReportProps) {
  const t = useT('application', 'attendance', 'home', 'work')
  const format = useFormat()
  const { locale } = useLanguage()
  const { time_zone } = useSession()
  const calendar = calendarOf(locale)
  const today = schoolDay(new Date(useNow()), time_zone)
  const [range, setRange] = useState<DateRange>({ preset: '30d', ...spanOfPreset('30d', today, calendar) })
  const [sort, setSort] = useState<(typeof orders)[number]>('roll_number')
  const [page, setPage] = useState(1)
  const { from: start_date = today, to: end_date = today } = range
  const report = useQuery(readClassAttendance, { class_id, start_date, end_date, sort, page })
  const write = (day: string) => writeDate(day, { locale, calendar })
  return (
    <div className={`grid gap-4 shrink ${styles['sheet']}`}>
      <div data-print="no">
        <Grid narrowest={14}>
          <DateRangePicker
            label={t('attendance.period')}
            value={range}
            today={today}
            max={today}
            presets={presets}
            onValueChange={(next) => {
              setRange(next)
              setPage(1)
            }}
          />
          <Select
            label={t('attendance.order')}
            value={sort}
            options={orders.map((one) => ({ value: one, label: t(`attendance.order_${one}`) }))}
            onChange={({ target: { value } }) => {
              setSort(orders.find((one) => one === value) ?? 'roll_number')
              setPage(1)
            }}
          />
        </Grid>
      </div>
      <CallState
        of={report}
        shape="rows"
        refused={{
          not_found: () => <NotFound />,
          ...rangeRefused(t),
          attendance_range_too_long: () => <Notice tone="warning">{t('refusals.attendance_range_too_long')}</Notice>,
        }}
      >
        {(value) =>
          value.learners.length === 0 ? (
            <EmptyState icon="user" title={t('attendance.nobody_in_period')} />
          ) : (
            <Card>
              <div className="grid gap-4 shrink">
                <div className="flex wrap middle between gap-3">
                  <div>
                    <h2>
                      <bdi>{className(value.name, t, format)}</bdi>
                    </h2>
                    <p className="soft">
                      <bdi>{write(start_date)}</bdi> – <bdi>{write(end_date)}</bdi>
                      {value.attendance_avg !== null && (
                        <>
                          {' '}
                          · {t('attendance.share')}: {format.percent(value.attendance_avg, 1)}
                        </>
                      )}
                    </p>
                  </div>
                  <div data-print="no">
                    <Button onClick={() => window.print()}>{t('attendance.print')}</Button>
                  </div>
                </div>
                <RegisterTable report={value} learnerAddress={learnerAddress} />
                {value.total_pages > 1 && (
                  <Pagination
                    page={page}
                    pageSize={pageSize}
                    total={value.total_pages * pageSize}
                    onPageChange={setPage}
                  />
                )}
              </div>
            </Card>
          )
        }
      </CallState>
    </div>
  )
}
