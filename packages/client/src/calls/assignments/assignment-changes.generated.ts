/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const updateAssignment: ClientCall<Catalogue['updateAssignment']> = {
  name: 'updateAssignment',
  path: 'teacher/assignment/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['assignment_id'],
  flags: { important: true, loader: true },
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-253]: 'revision_behind', [-34]: 'due_before_start', [-35]: 'due_before_today', [-254]: 'start_before_today', [-261]: 'close_before_due', [-255]: 'auto_graded_attached', [-263]: 'nothing_auto_graded', [-257]: 'learner_not_in_class', [-260]: 'class_has_work', [-240]: 'nothing_attached', [-36]: 'content_missing', [-53]: 'too_many_files', [-37]: 'file_missing', [-111]: 'link_refused', [-112]: 'site_refused', [-250]: 'iframe_missing', [-251]: 'duplicate_link', [-252]: 'too_many_links', [-31]: 'rubric_mismatch', [-258]: 'total_below_score', [-259]: 'rubric_in_use', [-262]: 'ungraded_has_marks' },
  isLearning: true,
}

export const updateRubric: ClientCall<Catalogue['updateRubric']> = {
  name: 'updateRubric',
  path: 'teacher/assignment/update/rubric',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['assignment_id', 'rubric_data'],
  flags: {},
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-253]: 'revision_behind', [-34]: 'due_before_start', [-35]: 'due_before_today', [-254]: 'start_before_today', [-261]: 'close_before_due', [-255]: 'auto_graded_attached', [-263]: 'nothing_auto_graded', [-257]: 'learner_not_in_class', [-260]: 'class_has_work', [-240]: 'nothing_attached', [-36]: 'content_missing', [-53]: 'too_many_files', [-37]: 'file_missing', [-111]: 'link_refused', [-112]: 'site_refused', [-250]: 'iframe_missing', [-251]: 'duplicate_link', [-252]: 'too_many_links', [-31]: 'rubric_mismatch', [-258]: 'total_below_score', [-259]: 'rubric_in_use', [-262]: 'ungraded_has_marks' },
  isLearning: true,
}

export const deleteAssignment: ClientCall<Catalogue['deleteAssignment']> = {
  name: 'deleteAssignment',
  path: 'teacher/assignment/delete',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['assignment_id'],
  flags: { important: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
