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

export const contactTenant: ClientCall<Catalogue['contactTenant']> = {
  name: 'contactTenant',
  path: 'oup/v2/contactus',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['first_name', 'last_name', 'email', 'mobile', 'position', 'institution', 'address', 'city', 'country', 'subject', 'message', 't_Token'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-6]: 'captcha_failed' },
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

export const updateProfile: ClientCall<Catalogue['updateProfile']> = {
  name: 'updateProfile',
  path: 'user/profile/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['full_name'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-21]: 'contact_no_invalid', [-37]: 'file_missing', [-51]: 'file_type_refused', [-50]: 'file_too_large' },
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

export const listNotifications: ClientCall<Catalogue['listNotifications']> = {
  name: 'listNotifications',
  path: 'user/notifications',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { mute: true },
  refusals: {},
}

export const readNotifications: ClientCall<Catalogue['readNotifications']> = {
  name: 'readNotifications',
  path: 'notifications/read',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['users_notification_ids'],
  flags: { mute: true },
  refusals: {},
}

export const setPush: ClientCall<Catalogue['setPush']> = {
  name: 'setPush',
  path: 'user/pushnotification/set',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['pid', 'type'],
  flags: { mute: true },
  refusals: { [-80]: 'push_refused' },
}

export const readPushKey: ClientCall<Catalogue['readPushKey']> = {
  name: 'readPushKey',
  path: 'user/pushnotification/key',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { mute: true },
  refusals: {},
}

export const unsubscribe: ClientCall<Catalogue['unsubscribe']> = {
  name: 'unsubscribe',
  path: 'notification/user/unsubscribe',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email'],
  flags: { forcedOnline: true },
  refusals: {},
}

export const resolveLink: ClientCall<Catalogue['resolveLink']> = {
  name: 'resolveLink',
  path: 'user/link/resolve',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['code'],
  flags: { forcedOnline: true },
  refusals: { [-2]: 'link_invalid', [-82]: 'link_not_yours' },
}

export const readTourGuide: ClientCall<Catalogue['readTourGuide']> = {
  name: 'readTourGuide',
  path: 'user/tourguide',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { mute: true },
  refusals: {},
}

export const saveTourGuide: ClientCall<Catalogue['saveTourGuide']> = {
  name: 'saveTourGuide',
  path: 'user/tourguide/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['tour_guide_json'],
  flags: { mute: true },
  refusals: {},
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
  refusals: { [-1]: 'invalid_credentials', [-10]: 'wrong_institution', [-11]: 'different_institution', [-12]: 'outside_province', [-3]: 'subscription_over', [-403]: 'not_allowed', [-4]: 'too_many_tries' },
}

export const signInToInstitution: ClientCall<Catalogue['signInToInstitution']> = {
  name: 'signInToInstitution',
  path: 'lms/institution/sso',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['username', 'password', 'institution_id'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-1]: 'invalid_credentials', [-10]: 'wrong_institution', [-11]: 'different_institution', [-12]: 'outside_province', [-3]: 'subscription_over', [-403]: 'not_allowed', [-4]: 'too_many_tries' },
}

export const signInExternally: ClientCall<Catalogue['signInExternally']> = {
  name: 'signInExternally',
  path: 'login/external',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email', 'token', 'login_type'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-70]: 'external_person_unknown', [-71]: 'external_proof_refused', [-72]: 'external_email_unverified', [-73]: 'provider_unavailable', [-10]: 'wrong_institution', [-11]: 'different_institution', [-12]: 'outside_province', [-3]: 'subscription_over', [-403]: 'not_allowed' },
}

export const signInSocially: ClientCall<Catalogue['signInSocially']> = {
  name: 'signInSocially',
  path: 'auth/social',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['token', 'institution_id', 'login_type'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-70]: 'external_person_unknown', [-71]: 'external_proof_refused', [-72]: 'external_email_unverified', [-73]: 'provider_unavailable', [-10]: 'wrong_institution', [-11]: 'different_institution', [-12]: 'outside_province', [-3]: 'subscription_over', [-403]: 'not_allowed' },
}

export const signInToInstitutionSocially: ClientCall<Catalogue['signInToInstitutionSocially']> = {
  name: 'signInToInstitutionSocially',
  path: 'lms/institution/social/sso',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['token', 'institution_id', 'login_type'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-70]: 'external_person_unknown', [-71]: 'external_proof_refused', [-72]: 'external_email_unverified', [-73]: 'provider_unavailable', [-10]: 'wrong_institution', [-11]: 'different_institution', [-12]: 'outside_province', [-3]: 'subscription_over', [-403]: 'not_allowed' },
}

export const signUpExternally: ClientCall<Catalogue['signUpExternally']> = {
  name: 'signUpExternally',
  path: 'user/signup/external/request/verify',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['token', 'email', 'first_name', 'last_name', 'domain_name', 'login_type'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-71]: 'external_proof_refused', [-72]: 'external_email_unverified', [-73]: 'provider_unavailable', [-10]: 'wrong_institution', [-11]: 'different_institution', [-12]: 'outside_province', [-3]: 'subscription_over', [-403]: 'not_allowed' },
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

export const switchRole: ClientCall<Catalogue['switchRole']> = {
  name: 'switchRole',
  path: 'user/role/switch',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['role'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-1]: 'session_over' },
}

export const updatePassword: ClientCall<Catalogue['updatePassword']> = {
  name: 'updatePassword',
  path: 'user/profile/password/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['old_password', 'password'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-13]: 'old_password_wrong', [-4]: 'too_many_tries', [-403]: 'not_allowed' },
}

export const listOwnSessions: ClientCall<Catalogue['listOwnSessions']> = {
  name: 'listOwnSessions',
  path: 'user/sessions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}

export const endOwnSession: ClientCall<Catalogue['endOwnSession']> = {
  name: 'endOwnSession',
  path: 'user/sessions/end',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['session_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const actAsCampusAdmin: ClientCall<Catalogue['actAsCampusAdmin']> = {
  name: 'actAsCampusAdmin',
  path: 'superadmin/jwt/campusadmin',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['institution_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const actAsPrincipal: ClientCall<Catalogue['actAsPrincipal']> = {
  name: 'actAsPrincipal',
  path: 'superadmin/jwt/principal',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['institution_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const beginActing: ClientCall<Catalogue['beginActing']> = {
  name: 'beginActing',
  path: 'superadmin/jwt/exchange',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['jwt'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-2]: 'code_invalid' },
}

export const requestSignup: ClientCall<Catalogue['requestSignup']> = {
  name: 'requestSignup',
  path: 'user/signup/request/v2/add',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email', 't_Token'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-10]: 'institution_invalid', [-6]: 'captcha_failed', [-5]: 'mail_too_soon', [-4]: 'too_many_tries' },
}

export const verifySignup: ClientCall<Catalogue['verifySignup']> = {
  name: 'verifySignup',
  path: 'user/signup/request/verify',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['index', 'change_code', 'password'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-2]: 'link_invalid', [-10]: 'email_taken' },
}

export const sendSignupCode: ClientCall<Catalogue['sendSignupCode']> = {
  name: 'sendSignupCode',
  path: 'user/otp/send',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-10]: 'institution_invalid', [-5]: 'mail_too_soon', [-4]: 'too_many_tries' },
}

export const verifyCode: ClientCall<Catalogue['verifyCode']> = {
  name: 'verifyCode',
  path: 'user/otp/verify',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email', 'otp'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-2]: 'otp_invalid', [-4]: 'too_many_tries' },
}

export const createSignedUpUser: ClientCall<Catalogue['createSignedUpUser']> = {
  name: 'createSignedUpUser',
  path: 'user/signup/create/user',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email', 'password', 'otp'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-2]: 'otp_invalid', [-10]: 'email_taken', [-4]: 'too_many_tries' },
}

export const savePersonalDetails: ClientCall<Catalogue['savePersonalDetails']> = {
  name: 'savePersonalDetails',
  path: 'user/signup/request/set/personal/info',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['full_name'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-74]: 'details_incomplete', [-21]: 'contact_no_invalid' },
}

export const saveEducationalDetails: ClientCall<Catalogue['saveEducationalDetails']> = {
  name: 'saveEducationalDetails',
  path: 'user/signup/request/set/educational/info',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['grade', 'metadata'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-74]: 'details_incomplete' },
}

export const listGradeTracks: ClientCall<Catalogue['listGradeTracks']> = {
  name: 'listGradeTracks',
  path: 'user/signup/grade_tracks',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { cache: true },
  refusals: {},
}

export const requestRecovery: ClientCall<Catalogue['requestRecovery']> = {
  name: 'requestRecovery',
  path: 'password/v2/forgot',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email', 't_Token'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-6]: 'captcha_failed', [-5]: 'mail_too_soon', [-4]: 'too_many_tries' },
}

export const recoverPassword: ClientCall<Catalogue['recoverPassword']> = {
  name: 'recoverPassword',
  path: 'password/recover',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['user_id', 'change_code', 'password'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-2]: 'code_invalid' },
}

export const sendRecoveryCode: ClientCall<Catalogue['sendRecoveryCode']> = {
  name: 'sendRecoveryCode',
  path: 'user/fpotp/send',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-5]: 'mail_too_soon', [-4]: 'too_many_tries' },
}

export const recoverPasswordByCode: ClientCall<Catalogue['recoverPasswordByCode']> = {
  name: 'recoverPasswordByCode',
  path: 'password/recovermobile',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['user_id', 'otp', 'password'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-2]: 'otp_invalid', [-4]: 'too_many_tries' },
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

export const listAvailableSubjects: ClientCall<Catalogue['listAvailableSubjects']> = {
  name: 'listAvailableSubjects',
  path: 'user/signup/request/subjects/available',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['grade'],
  flags: {},
  refusals: {},
}

export const enrolInClass: ClientCall<Catalogue['enrolInClass']> = {
  name: 'enrolInClass',
  path: 'user/signup/request/enroll/class',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['learner_class_code'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-75]: 'class_code_unknown', [-4]: 'too_many_tries' },
}

export const leaveClass: ClientCall<Catalogue['leaveClass']> = {
  name: 'leaveClass',
  path: 'user/signup/request/unenroll/class',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['learner_class_code'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-75]: 'class_code_unknown', [-403]: 'not_allowed', [-4]: 'too_many_tries' },
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
