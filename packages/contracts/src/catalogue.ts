/** Every call, by its name: the server must answer each, the client is generated from it, the tests walk it. */
import { signInExternally, signInSocially, signInToInstitutionSocially, signUpExternally } from './access/external-sign-in.ts'
import { actAsCampusAdmin, actAsPrincipal, beginActing } from './access/acting.ts'
import { listInstitutions } from './access/institutions.ts'
import { listLoginInstitutions } from './access/login-institutions.ts'
import { migrateLearner, migrateTeacher, setMigration, withdrawMigration } from './access/migrations.ts'
import { endOtherSessions, endOwnSession, listOwnSessions, switchRole, updatePassword } from './access/own-sessions.ts'
import { recoverPassword, recoverPasswordByCode, requestRecovery, sendRecoveryCode } from './access/recovery.ts'
import { renewSession, signIn, signInToInstitution, signOut } from './access/sessions.ts'
import { listGradeTracks, saveEducationalDetails, savePersonalDetails } from './access/sign-up-details.ts'
import { createSignedUpUser, requestSignup, sendSignupCode, verifyCode, verifySignup } from './access/signup.ts'
import { readStoreKey } from './access/store-keys.ts'
import {
  createAssignment,
  listSetAssignments,
  listTaughtAssignments,
  readSetAssignment,
  readTaughtAssignment,
} from './assignments/assignments.ts'
import { handInSubmission, listSubmissions, returnSubmissions, scoreSubmission } from './assignments/submissions.ts'
import { uploadFile } from './content/files.ts'
import { listClassLessons, listLessons, listModules } from './content/lessons.ts'
import {
  downloadContents,
  pullCampusStructure,
  pullLearnerStructure,
  reportSync,
  syncUp,
} from './downloads/structure.ts'
import { readPrincipalDashboard } from './insights/dashboard.ts'
import { readLearnerStats, recordAttempt, saveStatus, saveTime } from './learning/progress.ts'
import { listNotifications, readNotifications, readPushKey, resolveLink, resubscribe, setPush, unsubscribe } from './people/notifications.ts'
import { readProfile, switchLanguage, updateProfile } from './people/profile.ts'
import { readTourGuide, saveTourGuide } from './people/tour.ts'
import { listClasses, listClassLearners } from './schools/classes.ts'
import { enrolInClass, leaveClass, listAvailableSubjects } from './schools/enrolment.ts'
import { contactTenant } from './tenants/contact.ts'
import { checkTime, readConfiguration } from './tenants/configuration.ts'

export const catalogue = {
  readConfiguration,
  checkTime,
  contactTenant,
  readProfile,
  updateProfile,
  switchLanguage,
  listNotifications,
  readNotifications,
  setPush,
  readPushKey,
  unsubscribe,
  resubscribe,
  resolveLink,
  readTourGuide,
  saveTourGuide,
  signIn,
  signInToInstitution,
  listLoginInstitutions,
  signInExternally,
  signInSocially,
  signInToInstitutionSocially,
  signUpExternally,
  renewSession,
  signOut,
  switchRole,
  updatePassword,
  listOwnSessions,
  endOwnSession,
  endOtherSessions,
  readStoreKey,
  migrateLearner,
  migrateTeacher,
  setMigration,
  withdrawMigration,
  listInstitutions,
  actAsCampusAdmin,
  actAsPrincipal,
  beginActing,
  requestSignup,
  verifySignup,
  sendSignupCode,
  verifyCode,
  createSignedUpUser,
  savePersonalDetails,
  saveEducationalDetails,
  listGradeTracks,
  requestRecovery,
  recoverPassword,
  sendRecoveryCode,
  recoverPasswordByCode,
  listClasses,
  listClassLearners,
  listAvailableSubjects,
  enrolInClass,
  leaveClass,
  listLessons,
  listModules,
  listClassLessons,
  uploadFile,
  saveTime,
  saveStatus,
  recordAttempt,
  readLearnerStats,
  createAssignment,
  listTaughtAssignments,
  readTaughtAssignment,
  listSetAssignments,
  readSetAssignment,
  handInSubmission,
  listSubmissions,
  scoreSubmission,
  returnSubmissions,
  readPrincipalDashboard,
  pullLearnerStructure,
  pullCampusStructure,
  downloadContents,
  syncUp,
  reportSync,
}

export type Catalogue = typeof catalogue
export type CallName = keyof Catalogue
