/** Every screen with its address. Whom an address is for stands in `page/addresses.ts`. Each screen is a file of its own, fetched when wanted. */
import type { Words } from '@maktab/i18n/words'
import { isAt } from '#page/router.tsx'
import { inEveryArea, type Path } from '#page/addresses.ts'
import { oneScreenAt, screen } from './screen.tsx'

export const screens = [
  screen({
    path: '/campus-admin/users',
    title: 'titles.office_people',
    words: ['parts', 'account', 'office', 'users'],
    load: async () => (await import('#screens/campus-admin/users.tsx')).CampusUsersScreen,
  }),
  ...oneScreenAt(['/campus-admin/adduser/:id?', '/school-admin/adduser/:id?'], {
    title: 'titles.office_people',
    words: ['parts', 'account', 'office', 'users'],
    load: async () => (await import('#screens/several-roles/office-user.tsx')).OfficeUserScreen,
  }),
  screen({
    path: '/campus-admin/classes',
    title: 'titles.classes',
    words: ['parts', 'home', 'office', 'classes'],
    load: async () => (await import('#screens/campus-admin/classes.tsx')).CampusClassesScreen,
  }),
  ...oneScreenAt(['/campus-admin/addclass/:id?', '/school-admin/addclass/:id?'], {
    title: 'titles.classes',
    words: ['parts', 'home', 'office', 'classes'],
    load: async () => (await import('#screens/several-roles/office-class.tsx')).OfficeClassScreen,
  }),
  screen({
    path: '/campus-admin/lessons',
    title: 'titles.courses',
    words: ['parts', 'home', 'office', 'classes'],
    load: async () => (await import('#screens/campus-admin/lessons.tsx')).CampusLessonsScreen,
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
    words: ['account'],
    load: async () => (await import('#screens/several-roles/class-link.tsx')).ClassLinkScreen,
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
    words: ['home', 'parts', 'finding'],
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
    words: ['home', 'parts', 'account', 'assignments'],
    load: async () => (await import('#screens/learner/assignment.tsx')).SetAssignmentScreen,
  }),
  screen({
    path: '/learner/downloads',
    title: 'titles.downloads',
    words: ['home', 'parts', 'account', 'assignments', 'waiting'],
    load: async () => (await import('#screens/learner/downloads.tsx')).DownloadsScreen,
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
    words: ['home', 'assignments'],
    load: async () => (await import('#screens/teacher/assignments.tsx')).TaughtAssignmentsScreen,
  }),
  screen({
    path: '/teacher/assignments/create',
    title: 'titles.create_assignment',
    words: ['home', 'parts', 'assignments', 'finding'],
    load: async () => (await import('#screens/teacher/create-assignment.tsx')).CreateAssignmentScreen,
  }),
  screen({
    path: '/teacher/assignments/detail',
    title: 'titles.assignment',
    words: ['home', 'parts', 'account', 'assignments', 'finding'],
    load: async () => (await import('#screens/teacher/marking.tsx')).MarkingScreen,
  }),
  screen({
    path: '/principal/dashboard',
    title: 'frame.dashboard',
    words: ['home'],
    load: async () => (await import('#screens/principal/dashboard.tsx')).PrincipalDashboardScreen,
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
  ...oneScreenAt(['/teacher/performance/detail', '/principal/performance/detail'], {
    title: 'titles.performance_detail',
    words: ['home', 'parts', 'reports'],
    load: async () => (await import('#screens/several-roles/pupil.tsx')).PupilScreen,
  }),
  screen({
    path: '/teacher/answers',
    title: 'titles.waiting_answers',
    words: ['home', 'parts', 'lessons', 'assignments', 'finding'],
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
  ...oneScreenAt(inEveryArea('/lesson/erroroffline'), {
    title: 'titles.not_offline',
    words: ['reports'],
    load: async () => (await import('#screens/several-roles/offline-content.tsx')).OfflineContentScreen,
  }),
  screen({
    path: '/content/courses',
    title: 'titles.courses',
    words: ['home', 'parts', 'courses', 'studio'],
    load: async () => (await import('#screens/studio/courses.tsx')).StudioCoursesScreen,
  }),
  screen({
    path: '/content/course',
    title: 'titles.course',
    words: ['parts', 'courses', 'studio'],
    load: async () => (await import('#screens/studio/course.tsx')).StudioCourseScreen,
  }),
  screen({
    path: '/content/edit',
    title: 'titles.module',
    words: ['parts', 'courses', 'lessons', 'studio'],
    load: async () => (await import('#screens/studio/edit.tsx')).ContentEditScreen,
  }),
  screen({
    path: '/content/preview',
    title: 'titles.lesson',
    words: ['parts', 'courses', 'lessons', 'studio'],
    load: async () => (await import('#screens/studio/preview.tsx')).LessonPreviewScreen,
  }),
  screen({
    path: '/content/skills',
    title: 'titles.skills',
    words: ['home', 'studio'],
    load: async () => (await import('#screens/studio/skills.tsx')).SkillsScreen,
  }),
  screen({
    path: '/content/institutions',
    title: 'titles.schools',
    words: ['parts', 'notices', 'studio'],
    load: async () => (await import('#screens/studio/institutions.tsx')).ContentInstitutionsScreen,
  }),
  ...oneScreenAt(['/campus-admin/print/slips', '/school-admin/print/slips', '/admin/print/slips'], {
    title: 'titles.slips',
    words: ['parts', 'office'],
    load: async () => (await import('#screens/office/slips.tsx')).SlipsScreen,
  }),
  screen({
    path: '/campus-admin/imports',
    title: 'titles.imports',
    words: ['parts', 'importing', 'office'],
    load: async () => (await import('#screens/campus-admin/imports.tsx')).ImportsScreen,
  }),
  ...oneScreenAt(['/admin/campuses', '/school-admin/campuses'], {
    title: 'titles.campuses',
    words: ['parts', 'campuses', 'office'],
    load: async () => (await import('#screens/office/campuses.tsx')).CampusesScreen,
  }),
  ...oneScreenAt(['/admin/addcampus/:id?', '/school-admin/campus-add', '/school-admin/campus-update'], {
    title: 'titles.campuses',
    words: ['campuses', 'office'],
    load: async () => (await import('#screens/office/campus-form.tsx')).CampusFormScreen,
  }),
  screen({
    path: '/super-admin/configuration',
    title: 'titles.settings',
    words: ['parts', 'office'],
    load: async () => (await import('#screens/super-admin/configuration.tsx')).ConfigurationScreen,
  }),
  screen({
    path: '/super-admin/record',
    title: 'titles.acting_record',
    words: ['parts', 'campuses'],
    load: async () => (await import('#screens/super-admin/acting-record.tsx')).ActingRecordScreen,
  }),
  screen({
    path: '/super-admin/schools',
    title: 'titles.schools',
    words: ['parts', 'notices'],
    load: async () => (await import('#screens/super-admin/schools.tsx')).SchoolsScreen,
  }),
]

/** Begins to fetch the screen of an address while the rest of the page is still getting ready. */
export function preloadScreen(pathname: string, words: Promise<Words>): void {
  screens.find(({ path }) => isAt(path, pathname))?.preload(words)
}

const paths: ReadonlySet<string> = new Set(screens.map(({ path }) => path))

/** Whether a screen stands at an address; at others of the specification none was built yet. */
export function hasScreen(path: Path): boolean {
  return paths.has(path)
}
