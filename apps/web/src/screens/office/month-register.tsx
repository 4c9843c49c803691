/** The register of a month on one sheet across: learners by days of the reader's calendar, days without school shaded. */
import { readMonthRegister } from '@maktab/client/calls/office/printing/class-rosters.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { RegisterDay } from '@maktab/contracts/office/printing/class-rosters'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { addMonths, dateIn, isoDateOf, lengthOfMonth, weekdayOf } from '@maktab/i18n/calendars'
import type { CalendarName, IsoDate } from '@maktab/i18n/calendars'
import { weekdayName } from '@maktab/i18n/month-names'
import { calendarOf, writeDate, writeMonth } from '@maktab/i18n/written-date'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { NoClassChosen, PaperClassChoice } from '#features/office/printing/paper-class.tsx'
import { PaperFrame, PaperHead, Sheet } from '#features/office/printing/paper-frame.tsx'
import table from '#features/office/printing/paper-table.module.css'
import { usePaperAddress } from '#features/office/printing/use-paper-address.ts'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import styles from './month-register.module.css'

/** Months before and after the present one that may be printed. */
const before = 12
const after = 2

const marks = [1, 2, 3, 4] as const

/** `?class=`, which is chosen here too; `?campus=` for another than the own one. */
export function MonthRegisterScreen() {
  const t = useT('papers')
  const { locale } = useLanguage()
  const { time_zone } = useSession()
  const now = useNow()
  const address = usePaperAddress()
  const { place, class_id } = address
  const calendar = calendarOf(locale)
  const present = firstOfMonth(calendar, schoolDay(new Date(now), time_zone))
  const [chosen, setChosen] = useState<IsoDate>()
  const start_date = chosen ?? present
  const months = Array.from({ length: before + 1 + after }, (_, index) => addMonths(calendar, present, after - index))
  return (
    <PaperFrame
      title={t('papers.register')}
      intro={t('papers.register_intro')}
      controls={
        <>
          <PaperClassChoice {...address} />
          <Select
            label={t('papers.month')}
            value={start_date}
            options={months.map((first) => ({
              value: first,
              label: writeMonth(dateIn(calendar, first), { locale, calendar }),
            }))}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          />
        </>
      }
    >
      {class_id === undefined ? (
        <NoClassChosen />
      ) : (
        <Register
          of={{ ...place, class_id, start_date, days: lengthOfMonth(calendar, dateIn(calendar, start_date)) }}
        />
      )}
    </PaperFrame>
  )
}

function firstOfMonth(calendar: CalendarName, day: IsoDate): IsoDate {
  return isoDateOf(calendar, { ...dateIn(calendar, day), day: 1 }) ?? day
}

interface RegisterProps {
  readonly of: {
    readonly institution_id?: number
    readonly class_id: number
    readonly start_date: IsoDate
    readonly days: number
  }
}

function Register({ of }: RegisterProps) {
  const t = useT('papers')
  const register = useQuery(readMonthRegister, of)
  return (
    <CallState of={register} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {(found) =>
        found.learners.length === 0 ? (
          <EmptyState icon="user" title={t('papers.nobody')} level={2} />
        ) : (
          <RegisterPaper register={found} start_date={of.start_date} />
        )
      }
    </CallState>
  )
}

interface RegisterPaperProps {
  readonly register: Output<Catalogue['readMonthRegister']>
  readonly start_date: IsoDate
}

function RegisterPaper({ register, start_date }: RegisterPaperProps) {
  const t = useT('papers', 'home')
  const format = useFormat()
  const { locale } = useLanguage()
  const calendar = calendarOf(locale)
  const { school_name, class_name, class_teacher, days, learners } = register
  const name = className(class_name, t, format)
  const about = [
    name,
    writeMonth(dateIn(calendar, start_date), { locale, calendar }),
    ...(class_teacher === null ? [] : [t('papers.of_class_teacher', { name: class_teacher })]),
  ]
  const lookOf = ({ is_school_day }: RegisterDay) =>
    [table['short'], styles['day'], is_school_day ? undefined : styles['off']].join(' ')
  return (
    <Sheet label={`${t('papers.register')}: ${name}`} className={styles['register']}>
      <PaperHead school={school_name} title={t('papers.register')} about={about} />
      <table className={`${table['table']} ${styles['table']}`}>
        <thead>
          <tr>
            <th scope="col" className={table['short']}>
              {t('papers.roll')}
            </th>
            <th scope="col" className={styles['name']}>
              {t('papers.name')}
            </th>
            <th scope="col" className={styles['name']}>
              {t('papers.father')}
            </th>
            {days.map((one) => {
              const full = writeDate(one.day, { locale, calendar }, 'full')
              return (
                <th
                  key={one.day}
                  scope="col"
                  className={lookOf(one)}
                  aria-label={one.is_school_day ? full : t('papers.day_off', { day: full })}
                >
                  {weekdayName(weekdayOf(one.day), locale, 'narrow')}
                  <br />
                  {format.digits(String(dateIn(calendar, one.day).day))}
                </th>
              )
            })}
            {marks.map((mark) => (
              <th key={mark} scope="col" className={`${table['short']} ${styles['sum']}`}>
                {t(`papers.mark_${mark}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {learners.map(({ user_id, roll_number, full_name, father_name, marks: given }) => (
            <tr key={user_id}>
              <td className={table['short']}>{roll_number === null ? '' : format.digits(String(roll_number))}</td>
              <th scope="row">
                <bdi>{full_name}</bdi>
              </th>
              <td>
                <bdi>{father_name}</bdi>
              </td>
              {days.map((one, index) => {
                const mark = given[index] ?? null
                return (
                  <td key={one.day} className={lookOf(one)}>
                    {mark === null ? '' : t(`papers.mark_${mark}`)}
                  </td>
                )
              })}
              {marks.map((mark) => {
                const count = given.filter((one) => one === mark).length
                return (
                  <td key={mark} className={table['short']}>
                    {count === 0 ? '' : format.number(count)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['foot']}>
        <span>{t('papers.legend')}</span>
        <span className={styles['signature']}>{t('papers.signature')}</span>
      </p>
    </Sheet>
  )
}
