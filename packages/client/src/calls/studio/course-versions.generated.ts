/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listStudioCourses: ClientCall<Catalogue['listStudioCourses']> = {
  name: 'listStudioCourses',
  path: 'content/courses',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: { [-100]: 'not_content_team' },
  isLearning: true,
}

export const readStudioCourse: ClientCall<Catalogue['readStudioCourse']> = {
  name: 'readStudioCourse',
  path: 'content/course',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['course_id'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-404]: 'not_found' },
  isLearning: true,
}

export const createCourse: ClientCall<Catalogue['createCourse']> = {
  name: 'createCourse',
  path: 'content/course/create',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['title', 'subject', 'grade', 'language'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-101]: 'may_not_write', [-107]: 'course_incomplete' },
  isLearning: true,
}

export const saveCourse: ClientCall<Catalogue['saveCourse']> = {
  name: 'saveCourse',
  path: 'content/course/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['course_id', 'version', 'saves', 'tree'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-101]: 'may_not_write', [-404]: 'not_found', [-104]: 'draft_changed', [-105]: 'draft_in_review', [-108]: 'tree_invalid' },
  isLearning: true,
}

export const reviewCourse: ClientCall<Catalogue['reviewCourse']> = {
  name: 'reviewCourse',
  path: 'content/course/review',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['course_id', 'version', 'saves', 'step'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-101]: 'may_not_write', [-102]: 'may_not_review', [-404]: 'not_found', [-104]: 'draft_changed', [-105]: 'draft_in_review', [-106]: 'not_in_review', [-107]: 'course_incomplete' },
  isLearning: true,
}

export const publishCourse: ClientCall<Catalogue['publishCourse']> = {
  name: 'publishCourse',
  path: 'content/course/publish',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['course_id', 'version', 'saves'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-102]: 'may_not_review', [-404]: 'not_found', [-104]: 'draft_changed', [-106]: 'not_in_review', [-107]: 'course_incomplete' },
  isLearning: true,
}

export const rollBackCourse: ClientCall<Catalogue['rollBackCourse']> = {
  name: 'rollBackCourse',
  path: 'content/course/rollback',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['course_id', 'to_version', 'published_version'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-102]: 'may_not_review', [-404]: 'not_found', [-104]: 'draft_changed', [-109]: 'version_not_published' },
  isLearning: true,
}
