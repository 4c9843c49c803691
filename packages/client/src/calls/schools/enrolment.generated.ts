/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listAvailableSubjects: ClientCall<Catalogue['listAvailableSubjects']> = {
  name: 'listAvailableSubjects',
  path: 'user/signup/request/subjects/available',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['grade'],
  flags: {},
  refusals: {},
}

export const enrolInClass: ClientCall<Catalogue['enrolInClass']> = {
  name: 'enrolInClass',
  path: 'user/signup/request/enroll/class',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['learner_class_code'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-75]: 'class_code_unknown', [-4]: 'too_many_tries' },
}

export const leaveClass: ClientCall<Catalogue['leaveClass']> = {
  name: 'leaveClass',
  path: 'user/signup/request/unenroll/class',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['learner_class_code'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-75]: 'class_code_unknown', [-403]: 'not_allowed', [-4]: 'too_many_tries' },
}
