/** Every call, by its name: the server must answer each, the client is generated from it, the tests walk it. */
import { renewSession, signIn, signOut } from './access/sessions.ts'
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
import { readProfile, switchLanguage } from './people/profile.ts'
import { listClasses, listClassLearners } from './schools/classes.ts'
import { checkTime, readConfiguration } from './tenants/configuration.ts'

export const catalogue = {
  readConfiguration,
  checkTime,
  readProfile,
  switchLanguage,
  signIn,
  renewSession,
  signOut,
  listClasses,
  listClassLearners,
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
