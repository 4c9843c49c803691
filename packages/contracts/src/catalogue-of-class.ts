/** Calls of a class as a place: its stream, its library and its attendance: a part of the catalogue. */
import { readAttendanceOverview } from './attendance/attendance-overview.ts'
import { readClassAttendance, readStudentAttendance } from './attendance/attendance-reports.ts'
import { assignAttendance, listAbsentGuardians, readAttendance } from './attendance/attendance-sheets.ts'

export const classCalls = {
  readAttendance,
  assignAttendance,
  listAbsentGuardians,
  readStudentAttendance,
  readClassAttendance,
  readAttendanceOverview,
}
