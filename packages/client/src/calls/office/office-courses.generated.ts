/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listInstituteCourses: ClientCall<Catalogue['listInstituteCourses']> = {
  name: 'listInstituteCourses',
  path: 'admin/institute/courses',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const listOfficeCourses: ClientCall<Catalogue['listOfficeCourses']> = {
  name: 'listOfficeCourses',
  path: 'admin/courses',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}
