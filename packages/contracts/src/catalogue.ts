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
import { listMoves, previewMoves, setMoves, withdrawMoves } from './office/moves.ts'
import { listLoginInstitutions } from './access/login-institutions.ts'
import { migrateLearner, migrateTeacher } from './access/migrations.ts'
import { endOtherSessions, endOwnSession, listOwnSessions, switchRole, updatePassword } from './access/own-sessions.ts'
import { recoverPassword, recoverPasswordByCode, requestRecovery, sendRecoveryCode } from './access/recovery.ts'
import { renewSession, signIn, signInToInstitution, signOut } from './access/sessions.ts'
import { listGradeTracks, saveEducationalDetails, savePersonalDetails } from './access/sign-up-details.ts'
import { createSignedUpUser, requestSignup, sendSignupCode, verifyCode, verifySignup } from './access/signup.ts'
import { readStoreKey } from './access/store-keys.ts'
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
import { readUploadStanding, uploadFile, uploadFilePart, uploadThumbnail } from './content/files.ts'
import { createEvent, deleteEvent, listEvents, readEvent, updateEvent } from './events/events.ts'
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
  listCampusTasks,
  listInstitutions,
  restoreCampus,
  updateCampus,
  updateInstitution,
} from './office/campuses.ts'
import {
  addOfficeClass,
  archiveOfficeClasses,
  deleteOfficeClass,
  listInstituteClasses,
  listOfficeClasses,
  restoreOfficeClasses,
  updateOfficeClass,
} from './office/office-classes.ts'
import { listInstituteCourses, listOfficeCourses } from './office/office-courses.ts'
import {
  issueCertificate,
  listCertificates,
  verifyCertificate,
  withdrawCertificate,
} from './office/printing/certificates.ts'
import { readClassRoster, readMonthRegister } from './office/printing/class-rosters.ts'
import { readReportCards } from './office/printing/report-cards.ts'
import { listClassTeachers, setClassTeacher } from './schools/class-teachers.ts'
import { listSchoolDays, saveSchoolDay, saveWeeklyRest } from './schools/school-days.ts'
import { listClasses, listClassLearners } from './schools/classes.ts'
import { enrolInClass, leaveClass, listAvailableSubjects } from './schools/enrolment.ts'
import { listFamilyRegionCities, listFamilyRegions } from './schools/family-regions.ts'
import { listSchoolSystems } from './office/school-systems.ts'
import { addSchoolYear, listSchoolYears, updateSchoolYear } from './office/school-years.ts'
import { applyYear, listYearRollovers, planYear, undoYear } from './office/year-rollovers.ts'
import { resetPasswords } from './office/password-resets.ts'
import { listOfficeChanges } from './schools/office-changes.ts'
import { listOfficeTasks } from './office/office-tasks.ts'
import { addTenantUser, deleteTenantUsers, listTenantUsers } from './office/tenant-users.ts'
import { addOfficeUser, listAlikeUsers, updateOfficeUser } from './office/office-registration.ts'
import {
  applyImport,
  checkImport,
  importClasses,
  importPeople,
  listImportRows,
  listOfficeImports,
  undoImport,
} from './office/office-imports.ts'
import {
  exportClasses,
  exportCourses,
  exportPeople,
  readImportReport,
  readSampleOfClasses,
  readSampleSheet,
} from './office/office-sheets.ts'
import { deleteOfficeUsers, listOfficeUsers, restoreOfficeUsers } from './office/office-users.ts'
import { readEditedConfiguration, updateEditedConfiguration } from './tenants/edited-configuration.ts'
import { contactTenant } from './tenants/contact.ts'
import { checkTime, readConfiguration } from './tenants/configuration.ts'
import { beginInstallation } from './schools/installation.ts'
import { classCalls } from './catalogue-of-class.ts'
import { downloadCalls } from './catalogue-of-downloads.ts'
import { headCalls } from './catalogue-of-heads.ts'
import { paymentCalls } from './catalogue-of-payments.ts'
import { principalCalls } from './catalogue-of-principals.ts'
import { workCalls } from './catalogue-of-work.ts'

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
  listMoves,
  previewMoves,
  setMoves,
  withdrawMoves,
  listActedCalls,
  listInstitutions,
  listCampuses,
  listCampusTasks,
  addCampus,
  updateCampus,
  deleteCampus,
  restoreCampus,
  addInstitution,
  updateInstitution,
  listSchoolSystems,
  listSchoolYears,
  addSchoolYear,
  updateSchoolYear,
  planYear,
  listYearRollovers,
  applyYear,
  undoYear,
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
  readClassRoster,
  readMonthRegister,
  readReportCards,
  listCertificates,
  issueCertificate,
  withdrawCertificate,
  verifyCertificate,
  listAvailableSubjects,
  enrolInClass,
  leaveClass,
  importPeople,
  importClasses,
  checkImport,
  listImportRows,
  applyImport,
  undoImport,
  listOfficeImports,
  readImportReport,
  exportPeople,
  exportClasses,
  exportCourses,
  readSampleSheet,
  readSampleOfClasses,
  listOfficeUsers,
  listTenantUsers,
  addTenantUser,
  deleteTenantUsers,
  deleteOfficeUsers,
  restoreOfficeUsers,
  resetPasswords,
  addOfficeUser,
  updateOfficeUser,
  listAlikeUsers,
  listOfficeChanges,
  listOfficeTasks,
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
  uploadFilePart,
  readUploadStanding,
  uploadThumbnail,
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
  ...workCalls,
  ...classCalls,
  ...paymentCalls,
  ...principalCalls,
  ...headCalls,
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
  createEvent,
  updateEvent,
  deleteEvent,
  readEvent,
  listEvents,
  ...downloadCalls,
}

export type Catalogue = typeof catalogue
export type CallName = keyof Catalogue
