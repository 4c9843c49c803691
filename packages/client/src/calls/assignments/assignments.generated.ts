/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const createAssignment: ClientCall<Catalogue['createAssignment']> = {
  name: 'createAssignment',
  path: 'teacher/assignment/create',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['assignment_id', 'class_ids', 'cms_content_ids', 'title', 'description', 'start_date', 'due_date', 'allowed_attempts', 'total_score', 'rubric_data'],
  flags: { important: true, loader: true },
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-34]: 'due_before_start', [-35]: 'due_before_today', [-36]: 'content_missing', [-37]: 'file_missing', [-31]: 'rubric_mismatch' },
  isLearning: true,
}

export const listTaughtAssignments: ClientCall<Catalogue['listTaughtAssignments']> = {
  name: 'listTaughtAssignments',
  path: 'teacher/assignments',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
  isLearning: true,
}

export const readTaughtAssignment: ClientCall<Catalogue['readTaughtAssignment']> = {
  name: 'readTaughtAssignment',
  path: 'teacher/assignment/details',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['assignment_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listSetAssignments: ClientCall<Catalogue['listSetAssignments']> = {
  name: 'listSetAssignments',
  path: 'learner/assignments',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
  isLearning: true,
}

export const readSetAssignment: ClientCall<Catalogue['readSetAssignment']> = {
  name: 'readSetAssignment',
  path: 'learner/assignments/details',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['assignment_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
