/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const scoreSubmission: ClientCall<Catalogue['scoreSubmission']> = {
  name: 'scoreSubmission',
  path: 'teacher/assignment/score',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['assignment_id', 'user_id', 'class_id', 'total_score'],
  flags: {},
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-30]: 'score_above_total', [-31]: 'rubric_mismatch', [-37]: 'file_missing' },
  isLearning: true,
}

export const returnSubmissions: ClientCall<Catalogue['returnSubmissions']> = {
  name: 'returnSubmissions',
  path: 'teacher/assignment/status',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['assignment_id', 'user_ids', 'assignment_status'],
  flags: {},
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-33]: 'nothing_to_return', [-275]: 'comment_required' },
  isLearning: true,
}
