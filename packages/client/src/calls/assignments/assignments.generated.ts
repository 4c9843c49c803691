/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const createAssignment: ClientCall<Catalogue['createAssignment']> = {
  name: 'createAssignment',
  path: 'teacher/assignment/create',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['assignment_id', 'class_ids', 'cms_content_ids', 'title', 'description', 'start_date', 'due_date', 'allowed_attempts', 'total_score', 'rubric_data'],
  flags: { important: true, loader: true },
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-34]: 'due_before_start', [-35]: 'due_before_today', [-254]: 'start_before_today', [-261]: 'close_before_due', [-256]: 'assignment_is_event', [-255]: 'auto_graded_attached', [-263]: 'nothing_auto_graded', [-43]: 'bank_question_faulty', [-264]: 'question_needs_person', [-262]: 'ungraded_has_marks', [-257]: 'learner_not_in_class', [-240]: 'nothing_attached', [-36]: 'content_missing', [-53]: 'too_many_files', [-111]: 'link_refused', [-112]: 'site_refused', [-250]: 'iframe_missing', [-251]: 'duplicate_link', [-252]: 'too_many_links', [-37]: 'file_missing', [-31]: 'rubric_mismatch' },
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
