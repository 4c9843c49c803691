/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const handInSubmission: ClientCall<Catalogue['handInSubmission']> = {
  name: 'handInSubmission',
  path: 'assignment/post',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['submission_id', 'assignment_id', 'text', 'attachments'],
  flags: { important: true },
  refusals: { [-404]: 'not_found', [-32]: 'nothing_handed_in', [-265]: 'comment_empty', [-266]: 'comment_too_long', [-53]: 'too_many_files', [-37]: 'file_missing', [-38]: 'duplicate_file', [-39]: 'not_started_yet' },
  isLearning: true,
}

export const listSubmissions: ClientCall<Catalogue['listSubmissions']> = {
  name: 'listSubmissions',
  path: 'teacher/assignment/users',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['assignment_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
