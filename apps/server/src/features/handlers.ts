/** Every call of the catalogue with the code that answers it. One that is missing does not compile. */
import type { CallName, Catalogue } from '@maktab/contracts/catalogue'
import type { Handler } from '#calls/handle.ts'
import { externalSignIn, type ExternalAccess } from '#features/access/external-sign-in.ts'
import { actedCalls } from '#features/schools/acted-calls.ts'
import { acting } from '#features/access/acting.ts'
import { earlierSelves } from '#features/access/earlier-selves.ts'
import { loginInstitutions } from '#features/access/login-institutions.ts'
import { moves } from '#features/office/moves.ts'
import { migrations } from '#features/access/migrations.ts'
import { ownSessions } from '#features/access/own-sessions.ts'
import { recovery, type RecoveryAccess } from '#features/access/recovery.ts'
import { sessions } from '#features/access/sessions.ts'
import { storeKeys } from '#features/access/store-keys.ts'
import { signUpDetails } from '#features/access/sign-up-details.ts'
import { signup } from '#features/access/signup.ts'
import { assignments } from '#features/assignments/assignments.ts'
import { noteAttempt } from '#features/assignments/automatic-scores.ts'
import { events, eventsBetween } from '#features/events/events.ts'
import { assignmentChanges } from '#features/assignments/assignment-changes.ts'
import { assignmentModules } from '#features/assignments/assignment-modules.ts'
import { whereAssignmentsAre } from '#features/assignments/assignments-allowed.ts'
import { markingQueue } from '#features/assignments/marking-queue.ts'
import { remarks } from '#features/assignments/remarks.ts'
import { scoreHistory } from '#features/assignments/score-history.ts'
import { marksGrid } from '#features/assignments/marks-grid.ts'
import { moduleStatus } from '#features/assignments/module-status.ts'
import { reminders } from '#features/assignments/reminders.ts'
import { scores } from '#features/assignments/scores.ts'
import { submissions } from '#features/assignments/submissions.ts'
import { thread } from '#features/assignments/thread.ts'
import { contentInstitutions } from '#features/studio/content-institutions.ts'
import { courseVersions } from '#features/studio/course-versions.ts'
import { files, type FileEquipment } from '#features/content/files.ts'
import { launch } from '#features/viewers/launch.ts'
import { lessons } from '#features/content/lessons.ts'
import { imports, type ImportEquipment } from '#features/studio/imports.ts'
import { revisions } from '#features/studio/revisions.ts'
import { skills } from '#features/studio/skills.ts'
import { questionBank } from '#features/studio/question-bank.ts'
import { courses } from '#features/content/courses.ts'
import { search } from '#features/content/search.ts'
import { contents } from '#features/downloads/contents.ts'
import { courseRows } from '#features/downloads/course-rows.ts'
import { skillRows } from '#features/downloads/skill-rows.ts'
import { structure } from '#features/downloads/structure.ts'
import { devices } from '#features/downloads/devices.ts'
import { syncing } from '#features/downloads/sync-up.ts'
import { workReports } from '#features/insights/work-reports.ts'
import { assignmentReports } from '#features/insights/assignment-reports.ts'
import { attemptReports } from '#features/insights/attempt-reports.ts'
import { classReports } from '#features/insights/class-reports.ts'
import { attendanceOverview } from '#features/attendance/attendance-overview.ts'
import { attendanceReports } from '#features/attendance/attendance-reports.ts'
import { attendanceSheets } from '#features/attendance/attendance-sheets.ts'
import { entitlements } from '#features/payments/entitlements.ts'
import { families } from '#features/payments/families.ts'
import { orders } from '#features/payments/orders.ts'
import { plans } from '#features/payments/plans.ts'
import { heldWith } from '#features/payments/pulled-entitlements.ts'
import { receipts } from '#features/payments/receipts.ts'
import { vouchers } from '#features/payments/vouchers.ts'
import { stripe, type StripeSelling } from '#features/payments/stripe.ts'
import { wallet, type WalletSelling } from '#features/payments/wallet.ts'
import { behindWall } from '#features/payments/wall.ts'
import { classmates } from '#features/stream/classmates.ts'
import { classLibrary } from '#features/stream/class-library.ts'
import { streamComments } from '#features/stream/stream-comments.ts'
import { streamModeration } from '#features/stream/stream-moderation.ts'
import { streamPosts } from '#features/stream/stream-posts.ts'
import { dashboard } from '#features/insights/dashboard.ts'
import { headDashboards } from '#features/insights/head-dashboards.ts'
import { headPlaces } from '#features/insights/head-places.ts'
import { headSubjects } from '#features/insights/head-subjects.ts'
import { dataSet } from '#features/insights/data-set/data-set.ts'
import { weeklyFigures } from '#features/insights/weekly-figures/weekly-figures.ts'
import { learnerReports } from '#features/insights/learner-reports.ts'
import { resultSummaries } from '#features/insights/result-summaries.ts'
import { reportedClasses } from '#features/insights/reported-classes.ts'
import { reportedYears } from '#features/insights/reported-years.ts'
import { subjects } from '#features/insights/subjects.ts'
import { taughtStandings } from '#features/insights/taught-standings.ts'
import { teachers } from '#features/insights/teachers.ts'
import { students } from '#features/insights/students.ts'
import { carriedProgress } from '#features/learning/carried-progress.ts'
import { answerScores } from '#features/learning/answer-scores.ts'
import { attempts } from '#features/learning/attempts.ts'
import { packages } from '#features/learning/packages.ts'
import { clickers } from '#features/learning/clickers.ts'
import { bookmarks } from '#features/learning/bookmarks.ts'
import { progress } from '#features/learning/progress.ts'
import { recommendations } from '#features/learning/recommendations.ts'
import { stats } from '#features/learning/stats.ts'
import { notifications, type Notifying } from '#features/people/notifications.ts'
import { profile } from '#features/people/profile.ts'
import { tour, type Touring } from '#features/people/tour.ts'
import { campuses } from '#features/office/campuses.ts'
import { classes } from '#features/schools/classes.ts'
import { familyRegions } from '#features/schools/family-regions.ts'
import { schoolSystems } from '#features/office/school-systems.ts'
import { schoolYears } from '#features/office/school-years.ts'
import { yearRollovers } from '#features/office/year-rollovers.ts'
import { enrolment } from '#features/schools/enrolment.ts'
import { classTeachers } from '#features/schools/class-teachers.ts'
import { schoolDays } from '#features/schools/school-days.ts'
import { officeClasses } from '#features/office/office-classes.ts'
import { officeCourses } from '#features/office/office-courses.ts'
import { certificates } from '#features/office/printing/certificates.ts'
import { classRosters } from '#features/office/printing/class-rosters.ts'
import { reportCards } from '#features/office/printing/report-cards.ts'
import { passwordResets } from '#features/office/password-resets.ts'
import { officeDashboards } from '#features/office/office-dashboards.ts'
import { officeTasks } from '#features/office/office-tasks.ts'
import { officeChanges } from '#features/schools/office-changes.ts'
import { officeRegistration, type RegistrationEquipment } from '#features/office/office-registration.ts'
import { officeImports } from '#features/office/office-imports.ts'
import { officeSheets, type OfficeSheetEquipment } from '#features/office/office-sheets.ts'
import { tenantUsers } from '#features/office/tenant-users.ts'
import { officeUsers, type OfficeEquipment } from '#features/office/office-users.ts'
import { contact, type Contacting } from '#features/tenants/contact.ts'
import { configuration } from '#features/tenants/configuration.ts'
import { editedConfiguration } from '#features/tenants/edited-configuration.ts'
import { installation, type Installing } from '#features/schools/installation.ts'

export type Handlers = { readonly [N in CallName]: Handler<Catalogue[N]> }

export function handlersWith(
  equipment: ExternalAccess &
    Notifying &
    Touring &
    RecoveryAccess &
    Contacting &
    OfficeEquipment &
    RegistrationEquipment &
    Installing &
    OfficeSheetEquipment &
    FileEquipment &
    ImportEquipment &
    Omit<WalletSelling, 'tenants'> &
    Omit<StripeSelling, 'tenants'>,
): Handlers {
  return {
    ...configuration(equipment),
    ...editedConfiguration(equipment),
    ...moves,
    ...installation(equipment),
    ...contact(equipment),
    ...profile(equipment),
    ...notifications(equipment),
    ...tour(equipment),
    ...sessions(equipment),
    ...loginInstitutions(equipment),
    ...externalSignIn(equipment),
    ...ownSessions(equipment),
    ...storeKeys(equipment),
    ...earlierSelves(equipment),
    ...actedCalls,
    ...acting(equipment),
    ...migrations(equipment),
    ...signup(equipment),
    ...signUpDetails(equipment),
    ...recovery(equipment),
    ...campuses(equipment),
    ...schoolSystems,
    ...schoolYears,
    ...yearRollovers,
    ...familyRegions,
    ...classes,
    ...enrolment,
    ...officeImports(equipment),
    ...officeSheets(equipment),
    ...officeUsers(equipment),
    ...tenantUsers(equipment),
    ...passwordResets(equipment),
    ...officeRegistration(equipment),
    ...officeChanges,
    ...officeTasks(equipment),
    ...officeDashboards(equipment),
    ...behindWall({ ...lessons, ...launch, ...contents }, equipment),
    ...questionBank,
    ...search,
    ...courses,
    ...officeClasses(equipment),
    ...classTeachers,
    ...schoolDays(equipment),
    ...officeCourses,
    ...classRosters(equipment),
    ...reportCards,
    ...certificates,
    ...files(equipment),
    ...courseVersions(equipment),
    ...revisions(equipment),
    ...imports(equipment),
    ...skills(equipment),
    ...contentInstitutions(equipment),
    ...progress,
    ...carriedProgress,
    ...bookmarks,
    ...clickers(equipment),
    ...recommendations,
    ...packages({ noteAttempt }),
    ...attempts({ ...equipment, noteAttempt }),
    ...answerScores({ ...equipment, noteAttempt }),
    ...stats,
    ...whereAssignmentsAre(
      {
        ...assignments({ ...equipment, eventsBetween }),
        ...assignmentChanges(equipment),
        ...assignmentModules,
        ...submissions(equipment),
        ...thread(equipment),
        ...scores(equipment),
        ...reminders,
        ...scoreHistory,
        ...remarks,
        ...markingQueue,
        ...marksGrid,
        ...moduleStatus,
        ...assignmentReports,
        ...workReports,
      },
      equipment,
    ),
    ...streamPosts(equipment),
    ...streamComments(equipment),
    ...streamModeration(equipment),
    ...classLibrary(equipment),
    ...classmates(equipment),
    ...attendanceSheets(equipment),
    ...attendanceReports(equipment),
    ...attendanceOverview(equipment),
    ...events,
    ...dashboard(equipment),
    ...learnerReports,
    ...classReports,
    ...resultSummaries,
    ...reportedClasses,
    ...reportedYears,
    ...students,
    ...subjects,
    ...teachers,
    ...headDashboards,
    ...taughtStandings,
    ...headPlaces,
    ...headSubjects,
    ...weeklyFigures(equipment),
    ...dataSet,
    ...attemptReports,
    ...structure({ ...equipment, heldBy: heldWith(equipment) }),
    ...courseRows({ ...equipment, heldBy: heldWith(equipment) }),
    ...skillRows,
    ...syncing,
    ...devices,
    ...plans(equipment),
    ...entitlements(equipment),
    ...orders(equipment),
    ...families(equipment),
    ...wallet(equipment),
    ...stripe(equipment),
    ...receipts,
    ...vouchers(equipment),
  }
}
