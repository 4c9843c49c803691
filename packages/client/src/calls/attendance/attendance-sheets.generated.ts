/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readAttendance: ClientCall<Catalogue['readAttendance']> = {
  name: 'readAttendance',
  path: 'classteacher/attendance/data',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const assignAttendance: ClientCall<Catalogue['assignAttendance']> = {
  name: 'assignAttendance',
  path: 'classteacher/attendance/assign',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['attendance_id', 'class_id', 'attendance_date', 'marks'],
  flags: {},
  refusals: { [-404]: 'not_found', [-330]: 'attendance_off', [-331]: 'not_class_teacher', [-336]: 'register_elsewhere', [-332]: 'attendance_in_future', [-333]: 'attendance_closed', [-334]: 'nothing_marked', [-335]: 'learner_twice' },
  isLearning: true,
}

export const listAbsentGuardians: ClientCall<Catalogue['listAbsentGuardians']> = {
  name: 'listAbsentGuardians',
  path: 'classteacher/attendance/guardians',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id', 'attendance_date'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found', [-331]: 'not_class_teacher' },
  isLearning: true,
}
