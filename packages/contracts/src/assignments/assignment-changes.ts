/** Changing work that is set, and taking it back. */
import * as z from 'zod'
import { command } from '../call.ts'
import { Attachment } from '../content/files.ts'
import { linkRefusals, Links } from '../content/links.ts'
import { guid, id, instant, mark } from '../fields.ts'
import { RubricCriterion } from '../questions/rubrics.ts'
import { Extension, written } from './assignments.ts'

/** Days for which work that was taken back can be restored. */
export const restorableDays = 30

const changeRefusals = [
  'not_found',
  'not_allowed',
  'revision_behind',
  'due_before_start',
  'due_before_today',
  'start_before_today',
  'close_before_due',
  'auto_graded_attached',
  'nothing_auto_graded',
  'learner_not_in_class',
  'class_has_work',
  'nothing_attached',
  'content_missing',
  'too_many_files',
  'file_missing',
  ...linkRefusals,
  'rubric_mismatch',
  'total_below_score',
  'rubric_in_use',
  'ungraded_has_marks',
] as const

/** Fields that are left out stay as they are. What two teachers changed apart is merged; where both changed the same field, the later is asked. */
export const updateAssignment = command({
  path: 'teacher/assignment/update',
  summary: 'Change an assignment that is set',
  audience: ['teacher'],
  input: z.object({
    assignment_id: guid,
    /** The revision that was looked at; absent: what is sent counts, whatever changed since. */
    base_revision: z.int().optional(),
    class_ids: z.array(id).min(1).max(50).optional(),
    /** Null: everybody of the classes. */
    user_ids: z.array(id).min(1).max(400).nullable().optional(),
    cms_content_ids: z.array(id).max(200).optional(),
    lesson_guids: z.array(guid).max(20).optional(),
    title: written.title.optional(),
    description: written.description.optional(),
    start_date: instant.optional(),
    due_date: instant.optional(),
    closes_on: instant.nullable().optional(),
    allowed_attempts: written.allowed_attempts.optional(),
    total_score: mark.optional(),
    rubric_data: written.rubric_data.optional(),
    /** Levels that somebody was given and that are gone or worth something else are emptied; scores stay. */
    drop_levels: z.boolean().default(false),
    attachments: z.array(Attachment).max(50).optional(),
    links: Links.optional(),
    extensions: z.array(Extension).max(200).default([]),
    /** Whether its learners are told. */
    tell: z.boolean().default(true),
  }),
  output: z.object({ assignment_id: guid, revision: z.int() }),
  refusals: changeRefusals,
  offline: 'queue',
  flags: { important: true, loader: true },
})

export const updateRubric = command({
  path: 'teacher/assignment/update/rubric',
  summary: 'Change the rubric of an assignment, with its total marks',
  audience: ['teacher'],
  input: z.object({
    assignment_id: guid,
    rubric_data: z.array(RubricCriterion).max(12),
    total_score: mark.optional(),
    drop_levels: z.boolean().default(false),
  }),
  output: z.object({ assignment_id: guid, revision: z.int() }),
  refusals: changeRefusals,
  offline: 'queue',
})

/** Takes work back, or restores it within thirty days. What learners handed in is kept, also what arrives later. */
export const deleteAssignment = command({
  path: 'teacher/assignment/delete',
  summary: 'Take an assignment back, or restore it',
  audience: ['teacher'],
  input: z.object({ assignment_id: guid, restore: z.boolean().default(false) }),
  output: z.object({ assignment_id: guid, deleted_on: instant.nullable() }),
  refusals: ['not_found'],
  offline: 'queue',
  flags: { important: true },
})
