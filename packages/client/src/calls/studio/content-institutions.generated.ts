/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listContentInstitutions: ClientCall<Catalogue['listContentInstitutions']> = {
  name: 'listContentInstitutions',
  path: 'institution',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-103]: 'may_not_manage', [-404]: 'not_found' },
  isLearning: true,
}

export const createContentInstitution: ClientCall<Catalogue['createContentInstitution']> = {
  name: 'createContentInstitution',
  path: 'institution/create',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['institution_id'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-103]: 'may_not_manage', [-404]: 'not_found', [-115]: 'available_lessons_invalid', [-116]: 'repository_invalid', [-117]: 'institution_known' },
  isLearning: true,
}

export const updateContentInstitution: ClientCall<Catalogue['updateContentInstitution']> = {
  name: 'updateContentInstitution',
  path: 'institution/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['institution_id'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-103]: 'may_not_manage', [-404]: 'not_found', [-115]: 'available_lessons_invalid', [-116]: 'repository_invalid' },
  isLearning: true,
}
