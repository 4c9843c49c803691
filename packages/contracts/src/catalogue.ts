/** Every call, by its name: the server must answer each, the client is generated from it, the tests walk it. */
import {
  signInExternally,
  signInSocially,
  signInToInstitutionSocially,
  signUpExternally,
} from './access/external-sign-in.ts'
import { listActedCalls } from './schools/acted-calls.ts'
import { actAsCampusAdmin, actAsPrincipal, beginActing } from './access/acting.ts'
import { listEarlierSelves } from './access/earlier-selves.ts'

import { listMigrations } from './schools/listed-migrations.ts'
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
import { openAssignmentModule, listAssignmentModules, readAssignmentModules } from './assignments/assignment-modules.ts'
import { saveModuleStatus } from './assignments/module-status.ts'
import { handInSubmission, listSubmissions } from './assignments/submissions.ts'
import { returnSubmissions, scoreSubmission } from './assignments/scores.ts'
import {
  createContentInstitution,
  listContentInstitutions,
  updateContentInstitution,
} from './studio/content-institutions.ts'
import {
  createCourse,
  listStudioCourses,
  publishCourse,
  readStudioCourse,
  reviewCourse,
  rollBackCourse,
  saveCourse,
} from './studio/course-versions.ts'
import { uploadFile } from './content/files.ts'
import { launchContent } from './viewers/launch.ts'
import { listClassLessons, listLessons, listModules } from './content/lessons.ts'
import { listCourses } from './content/courses.ts'
import { searchLessons } from './content/search.ts'
import {
  drawFromBank,
  readAssessmentQuestions,
  readContainerQuestions,
  saveBankQuestion,
  searchBank,
} from './studio/question-bank.ts'
import { cancelImport, importContent, listImports, retryImport } from './studio/imports.ts'
import { readRevision, saveRevision, uploadPicture } from './studio/revisions.ts'
import { listSkills, saveSkill } from './studio/skills.ts'
import { downloadContents } from './downloads/contents.ts'
import { pullCampusStructure, pullLearnerStructure } from './downloads/structure.ts'
import { reportSync, syncUp } from './downloads/sync-up.ts'
import { listAssignmentReport } from './insights/assignment-reports.ts'
import { listAttempts, listModuleAttempts } from './insights/attempt-reports.ts'
import {
  listClassStudents,
  readClassLesson,
  readClassLessons,
  readClassModules,
  readClassPerformance,
} from './insights/class-reports.ts'
import { readPrincipalDashboard } from './insights/dashboard.ts'
import {
  listClasswiseLessons,
  listClasswiseStats,
  listClassLessonReport,
  listLessonReport,
  listLessonStats,
  readClassSummary,
  readLessonContents,
  readLessonsSummary,
  readLessonStrengths,
  readPerformanceTrend,
} from './insights/learner-reports.ts'
import { listResultCampuses, readClassResults, readResultSummary } from './insights/result-summaries.ts'
import { listOwnAttempts, recordAttempt } from './learning/attempts.ts'
import { listScoredAttempts, listWaitingAttempts, scoreAnswers } from './learning/answer-scores.ts'
import { readPackage, savePackage } from './learning/packages.ts'
import { carryProgress } from './learning/carried-progress.ts'
import { readLearnerStats } from './learning/stats.ts'
import { saveStatus, saveTime } from './learning/progress.ts'
import { listBookmarks, saveBookmark } from './learning/bookmarks.ts'
import {
  answerClicker,
  listClickers,
  listLiveQuestions,
  moveClicker,
  readClicker,
  readRunningClickers,
  startClicker,
} from './learning/clickers.ts'
import { recommendAround, recommendLessons } from './learning/recommendations.ts'
import {
  listNotifications,
  readNotifications,
  readPushKey,
  resolveLink,
  resubscribe,
  setPush,
  unsubscribe,
} from './people/notifications.ts'
import { readProfile, switchLanguage, updateProfile } from './people/profile.ts'
import { readTourGuide, saveTourGuide } from './people/tour.ts'
import {
  addCampus,
  addInstitution,
  deleteCampus,
  listCampuses,
  listInstitutions,
  updateCampus,
  updateInstitution,
} from './schools/campuses.ts'
import {
  addOfficeClass,
  archiveOfficeClasses,
  deleteOfficeClass,
  listInstituteClasses,
  listOfficeClasses,
  restoreOfficeClasses,
  updateOfficeClass,
} from './content/office-classes.ts'
import { listInstituteCourses, listOfficeCourses } from './content/office-courses.ts'
import { listClassTeachers, setClassTeacher } from './schools/class-teachers.ts'
import { listSchoolDays, saveSchoolDay, saveWeeklyRest } from './schools/school-days.ts'
import { listClasses, listClassLearners } from './schools/classes.ts'
import { enrolInClass, leaveClass, listAvailableSubjects } from './schools/enrolment.ts'
import { listFamilyRegionCities, listFamilyRegions } from './schools/family-regions.ts'
import { listSchoolSystems } from './schools/school-systems.ts'
import { resetPasswords } from './schools/password-resets.ts'
import { listOfficeChanges } from './schools/office-changes.ts'
import { addOfficeUser, listAlikeUsers, updateOfficeUser } from './schools/office-registration.ts'
import {
  applyImport,
  checkImport,
  exportPeople,
  importPeople,
  listImportRows,
  listOfficeImports,
  readImportReport,
  readSampleSheet,
  undoImport,
} from './schools/office-imports.ts'
import { deleteOfficeUsers, listOfficeUsers, restoreOfficeUsers } from './schools/office-users.ts'
import { readEditedConfiguration, updateEditedConfiguration } from './tenants/edited-configuration.ts'
import { contactTenant } from './tenants/contact.ts'
import { checkTime, readConfiguration } from './tenants/configuration.ts'
import { beginInstallation } from './schools/installation.ts'

export const catalogue = {
  readConfiguration,
  beginInstallation,
  readEditedConfiguration,
  updateEditedConfiguration,
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
  listEarlierSelves,
  migrateLearner,
  migrateTeacher,
  listMigrations,
  setMigration,
  withdrawMigration,
  listActedCalls,
  listInstitutions,
  listCampuses,
  addCampus,
  updateCampus,
  deleteCampus,
  addInstitution,
  updateInstitution,
  listSchoolSystems,
  listFamilyRegions,
  listFamilyRegionCities,
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
  listClassTeachers,
  setClassTeacher,
  listSchoolDays,
  saveSchoolDay,
  saveWeeklyRest,
  listOfficeClasses,
  addOfficeClass,
  updateOfficeClass,
  archiveOfficeClasses,
  deleteOfficeClass,
  restoreOfficeClasses,
  listInstituteClasses,
  listInstituteCourses,
  listOfficeCourses,
  listAvailableSubjects,
  enrolInClass,
  leaveClass,
  importPeople,
  checkImport,
  listImportRows,
  applyImport,
  undoImport,
  listOfficeImports,
  readImportReport,
  exportPeople,
  readSampleSheet,
  listOfficeUsers,
  deleteOfficeUsers,
  restoreOfficeUsers,
  resetPasswords,
  addOfficeUser,
  updateOfficeUser,
  listAlikeUsers,
  listOfficeChanges,
  listLessons,
  listModules,
  listClassLessons,
  searchLessons,
  listCourses,
  recommendLessons,
  recommendAround,
  saveBookmark,
  listBookmarks,
  listLiveQuestions,
  startClicker,
  moveClicker,
  readClicker,
  listClickers,
  readRunningClickers,
  answerClicker,
  launchContent,
  searchBank,
  saveBankQuestion,
  drawFromBank,
  readAssessmentQuestions,
  readContainerQuestions,
  uploadFile,
  listStudioCourses,
  readStudioCourse,
  createCourse,
  saveCourse,
  reviewCourse,
  publishCourse,
  rollBackCourse,
  readRevision,
  saveRevision,
  uploadPicture,
  importContent,
  listImports,
  retryImport,
  cancelImport,
  listSkills,
  saveSkill,
  listContentInstitutions,
  createContentInstitution,
  updateContentInstitution,
  saveTime,
  savePackage,
  readPackage,
  saveStatus,
  recordAttempt,
  listOwnAttempts,
  listWaitingAttempts,
  listScoredAttempts,
  scoreAnswers,
  readLearnerStats,
  carryProgress,
  createAssignment,
  listTaughtAssignments,
  readTaughtAssignment,
  listSetAssignments,
  readSetAssignment,
  handInSubmission,
  listSubmissions,
  scoreSubmission,
  returnSubmissions,
  openAssignmentModule,
  readAssignmentModules,
  listAssignmentModules,
  readPrincipalDashboard,
  readPerformanceTrend,
  listLessonReport,
  listClasswiseStats,
  readLessonsSummary,
  listLessonStats,
  listClasswiseLessons,
  readClassSummary,
  readLessonStrengths,
  listClassLessonReport,
  readLessonContents,
  readClassPerformance,
  readClassLessons,
  listClassStudents,
  readClassLesson,
  readClassModules,
  listResultCampuses,
  readResultSummary,
  readClassResults,
  listAttempts,
  listModuleAttempts,
  listAssignmentReport,
  saveModuleStatus,
  pullLearnerStructure,
  pullCampusStructure,
  downloadContents,
  syncUp,
  reportSync,
}

export type Catalogue = typeof catalogue
export type CallName = keyof Catalogue
