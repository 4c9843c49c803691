/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from './call.ts'

export const readConfiguration: ClientCall<Catalogue['readConfiguration']> = {
  name: 'readConfiguration',
  path: 'tenant/config',
  kind: 'query',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['domain_name'],
  flags: { mute: true },
  refusals: {},
}

export const checkTime: ClientCall<Catalogue['checkTime']> = {
  name: 'checkTime',
  path: 'time/check',
  kind: 'query',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['utc_datetime'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
}

export const readProfile: ClientCall<Catalogue['readProfile']> = {
  name: 'readProfile',
  path: 'user/profile',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
}

export const switchLanguage: ClientCall<Catalogue['switchLanguage']> = {
  name: 'switchLanguage',
  path: 'user/language/switch',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['CurrentLanguage'],
  flags: { mute: true },
  refusals: { [-20]: 'language_not_offered' },
}

export const signIn: ClientCall<Catalogue['signIn']> = {
  name: 'signIn',
  path: 'login',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['username', 'password'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-1]: 'invalid_credentials', [-10]: 'wrong_institution', [-3]: 'subscription_over', [-4]: 'too_many_tries' },
}

export const renewSession: ClientCall<Catalogue['renewSession']> = {
  name: 'renewSession',
  path: 'token/refresh',
  kind: 'command',
  audience: 'refresh',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, mute: true },
  refusals: { [-1]: 'session_over' },
}

export const signOut: ClientCall<Catalogue['signOut']> = {
  name: 'signOut',
  path: 'user/logout',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
}

export const listClasses: ClientCall<Catalogue['listClasses']> = {
  name: 'listClasses',
  path: 'classes',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: { cache: true },
  refusals: {},
}

export const listClassLearners: ClientCall<Catalogue['listClassLearners']> = {
  name: 'listClassLearners',
  path: 'class/learners',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
}

export const listLessons: ClientCall<Catalogue['listLessons']> = {
  name: 'listLessons',
  path: 'learner/course/lessons',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['course_id', 'class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
}

export const listModules: ClientCall<Catalogue['listModules']> = {
  name: 'listModules',
  path: 'lesson/modules',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['course_id', 'lesson_guid', 'class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
}

export const listClassLessons: ClientCall<Catalogue['listClassLessons']> = {
  name: 'listClassLessons',
  path: 'teacher/class/lessons',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
}

export const uploadFile: ClientCall<Catalogue['uploadFile']> = {
  name: 'uploadFile',
  path: 'file/upload',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'multipart',
  required: ['file_id', 'name'],
  flags: {},
  refusals: { [-50]: 'file_too_large', [-51]: 'file_type_refused', [-52]: 'file_name_refused', [-53]: 'too_many_files', [-54]: 'file_empty', [-403]: 'not_allowed' },
}

export const saveTime: ClientCall<Catalogue['saveTime']> = {
  name: 'saveTime',
  path: 'learner/module/time/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['content_id', 'cms_course_id', 'lesson_guid', 'class_id', 'content_status', 'content_type', 'total_time_in_seconds'],
  flags: { mute: true },
  refusals: { [-404]: 'not_found' },
}

export const saveStatus: ClientCall<Catalogue['saveStatus']> = {
  name: 'saveStatus',
  path: 'learner/module/status/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['content_id', 'cms_course_id', 'lesson_guid', 'class_id', 'content_status'],
  flags: { mute: true },
  refusals: { [-404]: 'not_found' },
}

export const recordAttempt: ClientCall<Catalogue['recordAttempt']> = {
  name: 'recordAttempt',
  path: 'learner/tracking/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['enc_data'],
  flags: {},
  refusals: { [-41]: 'tracking_unreadable', [-404]: 'not_found', [-40]: 'attempt_mismatch' },
}

export const readLearnerStats: ClientCall<Catalogue['readLearnerStats']> = {
  name: 'readLearnerStats',
  path: 'learner/stats/global',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
}

export const createAssignment: ClientCall<Catalogue['createAssignment']> = {
  name: 'createAssignment',
  path: 'teacher/assignment/create',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['assignment_id', 'class_ids', 'cms_content_ids', 'title', 'description', 'start_date', 'due_date', 'allowed_attempts', 'total_score', 'rubric_data'],
  flags: { important: true, loader: true },
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-34]: 'due_before_start', [-35]: 'due_before_today', [-36]: 'content_missing', [-37]: 'file_missing', [-31]: 'rubric_mismatch' },
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
}

export const handInSubmission: ClientCall<Catalogue['handInSubmission']> = {
  name: 'handInSubmission',
  path: 'assignment/post',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['submission_id', 'assignment_id', 'text', 'attachments'],
  flags: { important: true },
  refusals: { [-404]: 'not_found', [-32]: 'nothing_handed_in', [-37]: 'file_missing', [-38]: 'duplicate_file', [-39]: 'not_started_yet' },
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
}

export const scoreSubmission: ClientCall<Catalogue['scoreSubmission']> = {
  name: 'scoreSubmission',
  path: 'teacher/assignment/score',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['assignment_id', 'user_id', 'class_id', 'score', 'total_score'],
  flags: {},
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-30]: 'score_above_total', [-31]: 'rubric_mismatch' },
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
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-33]: 'nothing_to_return' },
}

export const readPrincipalDashboard: ClientCall<Catalogue['readPrincipalDashboard']> = {
  name: 'readPrincipalDashboard',
  path: 'principal/dashboard/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { cache: true },
  refusals: {},
}

export const pullLearnerStructure: ClientCall<Catalogue['pullLearnerStructure']> = {
  name: 'pullLearnerStructure',
  path: 'offline/learner/structure',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['is_first_time'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
}

export const pullCampusStructure: ClientCall<Catalogue['pullCampusStructure']> = {
  name: 'pullCampusStructure',
  path: 'offline/v2/campusstructure',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['is_first_time'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
}

export const downloadContents: ClientCall<Catalogue['downloadContents']> = {
  name: 'downloadContents',
  path: 'contentservice/download',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['cms_course_ids', 'content_ids'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
}

export const syncUp: ClientCall<Catalogue['syncUp']> = {
  name: 'syncUp',
  path: 'offline/syncup',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['json_data'],
  flags: { forcedOnline: true, mute: true },
  refusals: { [-60]: 'batch_unreadable' },
}

export const reportSync: ClientCall<Catalogue['reportSync']> = {
  name: 'reportSync',
  path: 'institution/lastsyncdate/set',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['last_sync_date'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
}
