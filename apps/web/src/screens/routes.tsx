/** Every screen with its address, but those of whoever administers or writes (`office-routes.tsx`). Whom an address is for stands in `page/addresses.ts`. Each screen is a file of its own, fetched when wanted. */
import type { Role } from '@maktab/contracts/roles'
import type { Words } from '@maktab/i18n/words'
import { isAt } from '#page/router.tsx'
import { inEveryArea } from '#page/addresses.ts'
import { hasOfficeScreens, oneScreenAt, screen } from './screen.tsx'

export const screens = [
  ...oneScreenAt(['/premium', '/payment/status'], {
    title: 'titles.payment_status',
    words: ['payments', 'cards'],
    load: async () => (await import('#screens/several-roles/premium.tsx')).PremiumScreen,
  }),
  screen({
    path: '/premium/payment-plans',
    title: 'titles.plans',
    words: ['payments', 'cards'],
    load: async () => (await import('#screens/several-roles/payment-plans.tsx')).PaymentPlansScreen,
  }),
  screen({
    path: '/jazzpayment',
    title: 'titles.payments',
    words: ['payments'],
    load: async () => (await import('#screens/several-roles/wallet-hand-off.tsx')).WalletHandOffScreen,
  }),
  screen({
    path: '/bank',
    title: 'titles.bank_transfer',
    words: ['parts', 'payments'],
    load: async () => (await import('#screens/several-roles/bank.tsx')).BankScreen,
  }),
  screen({
    path: '/pay',
    title: 'titles.pay',
    words: ['parts', 'payments'],
    load: async () => (await import('#screens/several-roles/pay.tsx')).PayScreen,
  }),
  screen({
    path: '/premium/quranscape-payment',
    title: 'titles.plans',
    words: ['payments', 'cards'],
    load: async () => (await import('#screens/several-roles/quran-payment.tsx')).QuranPaymentScreen,
  }),
  screen({
    path: '/payment/receipt',
    title: 'titles.receipt',
    words: ['payments', 'receipts', 'office', 'papers'],
    load: async () => (await import('#screens/several-roles/receipt.tsx')).ReceiptScreen,
  }),
  screen({
    path: '/account',
    title: 'frame.account',
    words: ['parts', 'account'],
    load: async () => (await import('#screens/account/account.tsx')).AccountScreen,
  }),
  ...oneScreenAt(
    ['/learner/settings', '/teacher/settings', '/principal/settings', '/networkhead/settings', '/regionhead/settings'],
    {
      title: 'titles.settings',
      words: ['parts', 'account'],
      load: async () => (await import('#screens/account/account.tsx')).AccountScreen,
    },
  ),
  ...oneScreenAt(['/learner/class/dashboard', '/teacher/class/dashboard'], {
    title: 'titles.my_classes',
    words: ['home', 'stream'],
    load: async () => (await import('#screens/several-roles/class-home.tsx')).ClassHomeScreen,
  }),
  screen({
    path: '/learner/class/dashboard/library',
    title: 'titles.my_classes',
    words: ['home', 'parts', 'work', 'stream'],
    load: async () => (await import('#screens/learner/class-library.tsx')).ClassLibraryScreen,
  }),
  ...oneScreenAt(['/learner/unsubscribe', '/teacher/unsubscribe'], {
    title: 'frame.account',
    words: ['account', 'pages'],
    load: async () => (await import('#screens/account/unsubscribe.tsx')).UnsubscribeScreen,
  }),
  screen({
    path: '/signup/info',
    title: 'titles.profile',
    words: ['home', 'parts', 'account', 'pages'],
    load: async () => (await import('#screens/learner/sign-up-details.tsx')).SignUpDetailsPage,
  }),
  screen({
    path: '/quran/scape/signup/info',
    title: 'titles.profile',
    words: ['home', 'parts', 'account', 'pages'],
    load: async () => (await import('#screens/learner/sign-up-details.tsx')).QuranSignUpDetailsPage,
  }),
  screen({
    path: '/quran/scape/personal/info',
    title: 'titles.profile',
    words: ['home', 'parts', 'account', 'pages'],
    load: async () => (await import('#screens/learner/sign-up-details.tsx')).QuranPersonalDetailsPage,
  }),
  screen({
    path: '/learner/dashboard',
    title: 'frame.home',
    words: ['home'],
    load: async () => (await import('#screens/learner/dashboard.tsx')).LearnerDashboardScreen,
  }),
  screen({
    path: '/learner/classes',
    title: 'titles.my_classes',
    words: ['home', 'courses'],
    load: async () => (await import('#screens/learner/classes.tsx')).LearnerClassesScreen,
  }),
  screen({
    path: '/learner/subjects',
    title: 'titles.subjects',
    words: ['home', 'courses', 'finding'],
    load: async () => (await import('#screens/learner/subjects.tsx')).SubjectsScreen,
  }),
  screen({
    path: '/learner/search',
    title: 'titles.search',
    words: ['home', 'parts', 'courses', 'finding'],
    load: async () => (await import('#screens/learner/search.tsx')).LearnerSearchScreen,
  }),
  ...oneScreenAt(['/teacher/search', '/principal/search'], {
    title: 'titles.search',
    words: ['home', 'parts', 'courses', 'finding'],
    load: async () => (await import('#screens/several-roles/search.tsx')).SearchScreen,
  }),
  screen({
    path: '/learner/clicker',
    title: 'titles.live_questions',
    words: ['home', 'parts', 'courses', 'lessons', 'finding'],
    load: async () => (await import('#screens/learner/clicker.tsx')).ClickerAnswerScreen,
  }),
  screen({
    path: '/teacher/selectquestions',
    title: 'titles.ask_live',
    words: ['home', 'parts', 'finding', 'setting'],
    load: async () => (await import('#screens/teacher/select-questions.tsx')).SelectQuestionsScreen,
  }),
  screen({
    path: '/teacher/clickerassignment',
    title: 'titles.live_questions',
    words: ['parts', 'courses', 'finding'],
    load: async () => (await import('#screens/teacher/clicker.tsx')).ClickerScreen,
  }),
  screen({
    path: '/learner/lessons',
    title: 'titles.lessons',
    words: ['home', 'parts', 'courses'],
    load: async () => (await import('#screens/learner/lessons.tsx')).LessonsScreen,
  }),
  screen({
    path: '/learner/lesson/player',
    title: 'titles.lesson',
    words: ['home', 'parts', 'courses'],
    load: async () => (await import('#screens/learner/lesson-player.tsx')).LessonPlayerScreen,
  }),
  screen({
    path: '/learner/assignments',
    title: 'titles.assignments',
    words: ['home', 'assignments'],
    load: async () => (await import('#screens/learner/assignments.tsx')).SetAssignmentsScreen,
  }),
  screen({
    path: '/learner/assignments/detail',
    title: 'titles.assignment',
    words: ['home', 'parts', 'account', 'assignments', 'work', 'thread', 'files', 'setting'],
    load: async () => (await import('#screens/learner/assignment.tsx')).SetAssignmentScreen,
  }),
  ...oneScreenAt(['/learner/event/details', '/teacher/event/details'], {
    title: 'titles.event',
    words: ['home', 'parts', 'account', 'work', 'events'],
    load: async () => (await import('#screens/several-roles/event-details.tsx')).EventDetailsScreen,
  }),
  screen({
    path: '/event/details',
    title: 'titles.event',
    words: ['account'],
    load: async () => (await import('#screens/several-roles/event-link.tsx')).EventLinkScreen,
  }),
  ...oneScreenAt(['/learner/schedule', '/teacher/schedule'], {
    title: 'titles.calendar',
    words: ['home', 'parts', 'events'],
    load: async () => (await import('#screens/several-roles/schedule.tsx')).ScheduleScreen,
  }),
  screen({
    path: '/teacher/schedule/create',
    title: 'titles.create_event',
    words: ['home', 'parts', 'creating', 'work', 'events'],
    load: async () => (await import('#screens/teacher/create-schedule.tsx')).CreateScheduleScreen,
  }),
  screen({
    path: '/learner/downloads',
    title: 'titles.downloads',
    words: ['home', 'parts', 'account', 'assignments', 'waiting', 'work', 'limits'],
    load: async () => (await import('#screens/learner/downloads.tsx')).DownloadsScreen,
  }),
  screen({
    path: '/learner/delete/content',
    title: 'titles.free_up_room',
    words: ['parts', 'assignments', 'removal'],
    load: async () => (await import('#screens/learner/delete-content.tsx')).DeleteContentScreen,
  }),
  ...oneScreenAt(['/learner/notifications', '/teacher/notifications'], {
    title: 'titles.notifications',
    words: ['notices', 'assignments'],
    load: async () => (await import('#screens/several-roles/notifications.tsx')).NotificationsScreen,
  }),
  screen({
    path: '/teacher/dashboard',
    title: 'frame.home',
    words: ['home'],
    load: async () => (await import('#screens/teacher/dashboard.tsx')).TeacherDashboardScreen,
  }),
  screen({
    path: '/teacher/classes',
    title: 'titles.my_classes',
    words: ['home'],
    load: async () => (await import('#screens/teacher/classes.tsx')).TaughtClassesScreen,
  }),
  screen({
    path: '/teacher/assignments',
    title: 'titles.assignments',
    words: ['home', 'assignments', 'scores', 'setting'],
    load: async () => (await import('#screens/teacher/assignments.tsx')).TaughtAssignmentsScreen,
  }),
  screen({
    path: '/teacher/assignments/create',
    title: 'titles.create_assignment',
    words: ['home', 'parts', 'assignments', 'creating', 'work', 'setting'],
    load: async () => (await import('#screens/teacher/create-assignment.tsx')).CreateAssignmentScreen,
  }),
  screen({
    path: '/teacher/assignment/report',
    title: 'titles.assignments_report',
    words: ['home', 'parts', 'assignments', 'reports', 'scores'],
    load: async () => (await import('#screens/teacher/assignment-report.tsx')).WorkReportScreen,
  }),
  screen({
    path: '/teacher/attendance',
    title: 'titles.attendance',
    words: ['home', 'parts', 'attendance', 'work'],
    load: async () => (await import('#screens/teacher/attendance.tsx')).AttendanceScreen,
  }),
  screen({
    path: '/teacher/assignments/marks',
    title: 'titles.assignments',
    words: ['home', 'assignments', 'scores'],
    load: async () => (await import('#screens/teacher/marks.tsx')).MarksScreen,
  }),
  screen({
    path: '/teacher/assignments/edit',
    title: 'titles.assignment',
    words: ['home', 'parts', 'assignments', 'creating', 'work', 'setting'],
    load: async () => (await import('#screens/teacher/edit-assignment.tsx')).EditAssignmentScreen,
  }),
  screen({
    path: '/teacher/assignments/detail',
    title: 'titles.assignment',
    words: ['home', 'parts', 'account', 'assignments', 'scores', 'work', 'thread', 'files', 'setting'],
    load: async () => (await import('#screens/teacher/marking.tsx')).MarkingScreen,
  }),
  screen({
    path: '/principal/dashboard',
    title: 'frame.dashboard',
    words: ['home'],
    load: async () => (await import('#screens/principal/dashboard.tsx')).PrincipalDashboardScreen,
  }),
  screen({
    path: '/principal/students',
    title: 'titles.learners',
    words: ['home', 'parts', 'reports', 'school'],
    load: async () => (await import('#screens/principal/students.tsx')).PrincipalStudentsScreen,
  }),
  screen({
    path: '/principal/teachers',
    title: 'titles.teachers',
    words: ['home', 'parts', 'reports', 'school'],
    load: async () => (await import('#screens/principal/teachers.tsx')).PrincipalTeachersScreen,
  }),
  ...oneScreenAt(['/teacher/devices', '/principal/devices'], {
    title: 'titles.devices',
    words: ['parts', 'devices'],
    load: async () => (await import('#screens/several-roles/devices.tsx')).DevicesScreen,
  }),
  screen({
    path: '/principal/subject/detail',
    title: 'titles.subject',
    words: ['home', 'parts', 'reports', 'school'],
    load: async () => (await import('#screens/principal/subject-detail.tsx')).PrincipalSubjectScreen,
  }),
  screen({
    path: '/principal/attendance',
    title: 'titles.attendance',
    words: ['home', 'parts', 'attendance', 'work'],
    load: async () => (await import('#screens/several-roles/attendance-overview.tsx')).AttendanceOverviewScreen,
  }),
  screen({
    path: '/learner/performance',
    title: 'titles.my_performance',
    words: ['home', 'parts', 'reports'],
    load: async () => (await import('#screens/learner/performance.tsx')).LearnerPerformanceScreen,
  }),
  screen({
    path: '/learner/assignments/report',
    title: 'titles.assignments_report',
    words: ['home', 'parts', 'assignments', 'reports'],
    load: async () => (await import('#screens/learner/assignment-report.tsx')).AssignmentReportScreen,
  }),
  screen({
    path: '/learner/lesson/report',
    title: 'titles.lesson_report',
    words: ['home', 'parts', 'courses', 'reports'],
    load: async () => (await import('#screens/several-roles/lesson-report.tsx')).LessonReportScreen,
  }),
  ...oneScreenAt(['/learner/lesson/report/user', '/teacher/lesson/report/user', '/principal/lesson/report/user'], {
    title: 'titles.lesson_report',
    words: ['home', 'parts', 'courses', 'reports'],
    load: async () => (await import('#screens/several-roles/lesson-report.tsx')).UserLessonReportScreen,
  }),
  ...oneScreenAt(['/learner/result/summary', '/teacher/result/summary', '/principal/result/summary'], {
    title: 'titles.result_summary',
    words: ['home', 'parts', 'courses', 'lessons', 'reports'],
    load: async () => (await import('#screens/several-roles/attempt-questions.tsx')).AttemptQuestionsScreen,
  }),
  ...oneScreenAt(['/teacher/lesson/performance', '/principal/lesson/performance'], {
    title: 'titles.lesson_performance',
    words: ['home', 'parts', 'reports'],
    load: async () => (await import('#screens/several-roles/class-performance.tsx')).ClassPerformanceScreen,
  }),
  screen({
    path: '/teacher/performance/detail',
    title: 'titles.performance_detail',
    words: ['home', 'parts', 'reports'],
    load: async () => (await import('#screens/several-roles/pupil.tsx')).PupilScreen,
  }),
  screen({
    path: '/principal/performance/detail',
    title: 'titles.performance_detail',
    words: ['home', 'parts', 'reports', 'school'],
    load: async () => (await import('#screens/principal/performance-detail.tsx')).PrincipalPupilScreen,
  }),
  screen({
    path: '/teacher/answers',
    title: 'titles.waiting_answers',
    words: ['home', 'parts', 'lessons', 'assignments', 'scores'],
    load: async () => (await import('#screens/teacher/answers.tsx')).WaitingAnswersScreen,
  }),
  ...oneScreenAt(['/teacher/attempt/questions', '/principal/attempt/questions'], {
    title: 'titles.attempt_questions',
    words: ['home', 'parts', 'courses', 'lessons', 'reports'],
    load: async () => (await import('#screens/several-roles/attempt-questions.tsx')).AttemptQuestionsScreen,
  }),
  screen({
    path: '/teacher/lesson/player',
    title: 'titles.lesson',
    words: ['home', 'parts', 'courses', 'lessons', 'reports', 'studio'],
    load: async () => (await import('#screens/teacher/lesson.tsx')).TaughtLessonScreen,
  }),
  screen({
    path: '/teacher/lesson/report',
    title: 'titles.lesson_report',
    words: ['home', 'parts', 'courses', 'reports'],
    load: async () => (await import('#screens/teacher/lesson-report.tsx')).ClassLessonScreen,
  }),
  ...oneScreenAt(
    [
      '/networkhead/result/summary',
      '/regionhead/result/summary',
      '/school-admin/result/summary',
      '/admin/result/summary',
      '/campus-admin/result/summary',
    ],
    {
      title: 'titles.result_summary',
      words: ['home', 'parts', 'notices', 'reports'],
      load: async () => (await import('#screens/several-roles/result-summary.tsx')).ResultSummaryScreen,
    },
  ),
  ...oneScreenAt(['/networkhead/dashboard', '/regionhead/dashboard'], {
    title: 'frame.dashboard',
    words: ['home', 'reports', 'heads'],
    load: async () => (await import('#screens/several-roles/head-dashboard.tsx')).HeadDashboardScreen,
  }),
  ...oneScreenAt(['/networkhead/schools', '/regionhead/schools'], {
    title: 'titles.schools',
    words: ['home', 'parts', 'notices', 'reports', 'heads'],
    load: async () => (await import('#screens/several-roles/head-schools.tsx')).HeadSchoolsScreen,
  }),
  ...oneScreenAt(['/networkhead/subject/detail', '/regionhead/subject/detail'], {
    title: 'titles.subject',
    words: ['home', 'parts', 'notices', 'reports', 'heads'],
    load: async () => (await import('#screens/several-roles/head-subject.tsx')).HeadSubjectScreen,
  }),
  ...oneScreenAt(['/offline', ...inEveryArea('/lesson/erroroffline')], {
    title: 'titles.without_internet',
    words: ['offline'],
    load: async () => (await import('#screens/several-roles/offline.tsx')).OfflineScreen,
  }),
]

/** Begins to fetch the screen of an address while the rest of the page is still getting ready. */
export async function preloadScreen(role: Role, pathname: string, words: Promise<Words>): Promise<void> {
  const ofOffice = hasOfficeScreens(role) ? (await import('./office-routes.tsx')).officeScreens : []
  ;[...screens, ...ofOffice].find(({ path }) => isAt(path, pathname))?.preload(words)
}
