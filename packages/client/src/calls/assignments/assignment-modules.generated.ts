/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const openAssignmentModule: ClientCall<Catalogue['openAssignmentModule']> = {
  name: 'openAssignmentModule',
  path: 'generic/assignment/open',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['assignment_id'],
  flags: {},
  refusals: { [-404]: 'not_found', [-39]: 'not_started_yet' },
  isLearning: true,
}

export const readAssignmentModules: ClientCall<Catalogue['readAssignmentModules']> = {
  name: 'readAssignmentModules',
  path: 'teacher/assignment/modules/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['assignment_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listAssignmentModules: ClientCall<Catalogue['listAssignmentModules']> = {
  name: 'listAssignmentModules',
  path: 'assignments/module/status',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['assignment_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
