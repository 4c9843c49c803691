/** The sheets that an office takes away (seed 001 §1, §2, §7; the payloads are ours). */
import * as z from 'zod'
import { query } from '../call.ts'
import { guid } from '../fields.ts'
import { campusOfOffice, officeQuery, offices } from '../office.ts'
import { roles } from '../roles.ts'
import { sheetUserStates } from './office-lists.ts'

const format = z.enum(['xlsx', 'csv']).default('xlsx')

/** The sheet as it came, with what became of each row and what to do about it, in the reader's language. */
export const readImportReport = query({
  path: 'admin/import/report',
  summary: 'A sheet as it came, with its results, as a file',
  audience: offices,
  input: z.object({ ...campusOfOffice, import_id: guid, format }),
  output: z.null(),
  answers: 'file',
  refusals: ['not_found', 'sheet_unreadable'],
  ...officeQuery,
})

/**
 * Active people, sought and filtered as their list is, with headings that importing finds again: bringing the file in as it is changes nothing.
 */
export const exportPeople = query({
  path: 'admin/users/export',
  summary: 'People of a campus as a file',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    search_string: z.string().trim().max(100).default(''),
    role: z.enum(roles).optional(),
    grade: z.string().trim().min(1).max(60).optional(),
    section: z.string().trim().min(1).max(60).optional(),
    state: z.enum(sheetUserStates).default('active'),
    format,
  }),
  output: z.null(),
  answers: 'file',
  refusals: ['not_found', 'sheet_unreadable'],
  ...officeQuery,
})

/** Classes that are taught; bringing the file in as it is changes nothing. */
export const exportClasses = query({
  path: 'admin/classes/export',
  summary: 'Classes of a campus as a file',
  audience: offices,
  input: z.object({ ...campusOfOffice, grade: z.string().trim().min(1).max(60).optional(), format }),
  output: z.null(),
  answers: 'file',
  refusals: ['not_found', 'sheet_unreadable'],
  ...officeQuery,
})

/** Courses that the campus has, with their lessons and classes. */
export const exportCourses = query({
  path: 'admin/courses/export',
  summary: 'Courses of a campus as a file',
  audience: offices,
  input: z.object({ ...campusOfOffice, format }),
  output: z.null(),
  answers: 'file',
  refusals: ['not_found', 'sheet_unreadable'],
  ...officeQuery,
})

/** With examples that importing passes over, and the campus's own grades and classes to choose from. */
export const readSampleSheet = query({
  path: 'admin/users/import/sample',
  summary: 'An empty sheet of people in the reader’s language',
  audience: offices,
  input: z.object({ ...campusOfOffice }),
  output: z.null(),
  answers: 'file',
  refusals: ['not_found', 'sheet_unreadable'],
  ...officeQuery,
})

export const readSampleOfClasses = query({
  path: 'admin/classes/import/sample',
  summary: 'An empty sheet of classes in the reader’s language',
  audience: offices,
  input: z.object({ ...campusOfOffice }),
  output: z.null(),
  answers: 'file',
  refusals: ['not_found', 'sheet_unreadable'],
  ...officeQuery,
})
