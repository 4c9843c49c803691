/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readRevision: ClientCall<Catalogue['readRevision']> = {
  name: 'readRevision',
  path: 'content/revision',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['content_id', 'revision'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-404]: 'not_found' },
  isLearning: true,
}

export const saveRevision: ClientCall<Catalogue['saveRevision']> = {
  name: 'saveRevision',
  path: 'content/revision/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['course_id', 'lesson_guid', 'title', 'content_type', 'body'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-101]: 'may_not_write', [-404]: 'not_found', [-104]: 'draft_changed', [-105]: 'draft_in_review', [-110]: 'body_differs', [-111]: 'link_refused', [-112]: 'site_refused', [-37]: 'file_missing' },
  isLearning: true,
}

export const uploadPicture: ClientCall<Catalogue['uploadPicture']> = {
  name: 'uploadPicture',
  path: 'content/picture/upload',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'multipart',
  required: ['file_id', 'name'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-101]: 'may_not_write', [-50]: 'file_too_large', [-51]: 'file_type_refused', [-52]: 'file_name_refused', [-53]: 'too_many_files', [-54]: 'file_empty' },
  isLearning: true,
}
