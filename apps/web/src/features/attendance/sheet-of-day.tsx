import { readAttendance } from '@maktab/client/calls/attendance/attendance-sheets.generated'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useState, type ReactNode } from 'react'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { AttendanceSheet } from './attendance-sheet.tsx'

interface SheetOfDayProps {
  readonly class_id: number
  /** ISO date at the school. */
  readonly attendance_date: string
  /** 0 where attendance is taken once a day. */
  readonly period: number
}

/** The sheet of a class on a day; on a day without school it is asked for first. */
export function SheetOfDay(place: SheetOfDayProps) {
  const attendance = useQuery(readAttendance, { ...place })
  return (
    <CallState of={attendance} refused={{ not_found: () => <NotFound /> }} shape="rows">
      {({ sheet, minimum, is_school_day }) =>
        sheet === null ? (
          <NotFound />
        ) : (
          <AskedFor isAsked={!is_school_day && sheet.attendance_id === null} key={place.attendance_date}>
            <AttendanceSheet
              key={`${sheet.class_id} ${sheet.period} ${place.attendance_date}`}
              sheet={sheet}
              attendance_date={place.attendance_date}
              minimum={minimum}
            />
          </AskedFor>
        )
      }
    </CallState>
  )
}

function AskedFor({ isAsked, children }: { readonly isAsked: boolean; readonly children: ReactNode }) {
  const t = useT('attendance')
  const [isWanted, setWanted] = useState(false)
  if (!isAsked || isWanted) return children
  return (
    <Notice tone="info">
      <p>{t('attendance.day_off')}</p>
      <Button onClick={() => setWanted(true)}>{t('attendance.take_anyway')}</Button>
    </Notice>
  )
}
