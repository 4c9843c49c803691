/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readStudentAttendance: ClientCall<Catalogue['readStudentAttendance']> = {
  name: 'readStudentAttendance',
  path: 'classteacher/attendance/student_report',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: {},
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readClassAttendance: ClientCall<Catalogue['readClassAttendance']> = {
  name: 'readClassAttendance',
  path: 'classteacher/attendance/class_report',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id', 'start_date', 'end_date'],
  flags: {},
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end', [-337]: 'attendance_range_too_long' },
  isLearning: true,
}
