/** Every screen with its address. Whom an address is for stands in `page/addresses.ts`. Each screen is a file of its own, fetched when wanted. */
import { isAt } from '#page/router.tsx'
import { inEveryArea, type Path } from '#page/addresses.ts'
import { oneScreenAt, screen } from './screen.tsx'

export const screens = [
  screen({
    path: '/account',
    title: 'frame.account',
    load: async () => (await import('#screens/account/account.tsx')).AccountScreen,
  }),
  ...oneScreenAt(
    ['/learner/settings', '/teacher/settings', '/principal/settings', '/networkhead/settings', '/regionhead/settings'],
    {
      title: 'people.settings',
      load: async () => (await import('#screens/account/account.tsx')).AccountScreen,
    },
  ),
  ...oneScreenAt(['/learner/class/dashboard', '/teacher/class/dashboard'], {
    title: 'schools.my_classes',
    load: async () => (await import('#screens/several-roles/class-link.tsx')).ClassLinkScreen,
  }),
  ...oneScreenAt(['/learner/unsubscribe', '/teacher/unsubscribe'], {
    title: 'frame.account',
    load: async () => (await import('#screens/account/unsubscribe.tsx')).UnsubscribeScreen,
  }),
  screen({
    path: '/signup/info',
    title: 'people.profile',
    load: async () => (await import('#screens/learner/sign-up-details.tsx')).SignUpDetailsPage,
  }),
  screen({
    path: '/quran/scape/signup/info',
    title: 'people.profile',
    load: async () => (await import('#screens/learner/sign-up-details.tsx')).QuranSignUpDetailsPage,
  }),
  screen({
    path: '/quran/scape/personal/info',
    title: 'people.profile',
    load: async () => (await import('#screens/learner/sign-up-details.tsx')).QuranPersonalDetailsPage,
  }),
  screen({
    path: '/learner/dashboard',
    title: 'frame.home',
    load: async () => (await import('#screens/learner/dashboard.tsx')).LearnerDashboardScreen,
  }),
  screen({
    path: '/learner/classes',
    title: 'schools.my_classes',
    load: async () => (await import('#screens/learner/classes.tsx')).LearnerClassesScreen,
  }),
  screen({
    path: '/learner/subjects',
    title: 'content.subjects',
    load: async () => (await import('#screens/learner/subjects.tsx')).SubjectsScreen,
  }),
  screen({
    path: '/learner/search',
    title: 'content.search',
    load: async () => (await import('#screens/learner/search.tsx')).LearnerSearchScreen,
  }),
  ...oneScreenAt(['/teacher/search', '/principal/search'], {
    title: 'content.search',
    load: async () => (await import('#screens/several-roles/search.tsx')).SearchScreen,
  }),
  screen({
    path: '/learner/clicker',
    title: 'content.live_questions',
    load: async () => (await import('#screens/learner/clicker.tsx')).ClickerAnswerScreen,
  }),
  screen({
    path: '/teacher/selectquestions',
    title: 'content.ask_live',
    load: async () => (await import('#screens/teacher/select-questions.tsx')).SelectQuestionsScreen,
  }),
  screen({
    path: '/teacher/clickerassignment',
    title: 'content.live_questions',
    load: async () => (await import('#screens/teacher/clicker.tsx')).ClickerScreen,
  }),
  screen({
    path: '/learner/lessons',
    title: 'content.lessons',
    load: async () => (await import('#screens/learner/lessons.tsx')).LessonsScreen,
  }),
  screen({
    path: '/learner/lesson/player',
    title: 'content.lesson',
    load: async () => (await import('#screens/learner/lesson-player.tsx')).LessonPlayerScreen,
  }),
  screen({
    path: '/learner/assignments',
    title: 'assignments.assignments',
    load: async () => (await import('#screens/learner/assignments.tsx')).SetAssignmentsScreen,
  }),
  screen({
    path: '/learner/assignments/detail',
    title: 'assignments.assignment',
    load: async () => (await import('#screens/learner/assignment.tsx')).SetAssignmentScreen,
  }),
  screen({
    path: '/learner/downloads',
    title: 'downloads.downloads',
    load: async () => (await import('#screens/learner/downloads.tsx')).DownloadsScreen,
  }),
  ...oneScreenAt(['/learner/notifications', '/teacher/notifications'], {
    title: 'notifications.notifications',
    load: async () => (await import('#screens/several-roles/notifications.tsx')).NotificationsScreen,
  }),
  screen({
    path: '/teacher/dashboard',
    title: 'frame.home',
    load: async () => (await import('#screens/teacher/dashboard.tsx')).TeacherDashboardScreen,
  }),
  screen({
    path: '/teacher/classes',
    title: 'schools.my_classes',
    load: async () => (await import('#screens/teacher/classes.tsx')).TaughtClassesScreen,
  }),
  screen({
    path: '/teacher/assignments',
    title: 'assignments.assignments',
    load: async () => (await import('#screens/teacher/assignments.tsx')).TaughtAssignmentsScreen,
  }),
  screen({
    path: '/teacher/assignments/create',
    title: 'assignments.create',
    load: async () => (await import('#screens/teacher/create-assignment.tsx')).CreateAssignmentScreen,
  }),
  screen({
    path: '/teacher/assignments/detail',
    title: 'assignments.assignment',
    load: async () => (await import('#screens/teacher/marking.tsx')).MarkingScreen,
  }),
  screen({
    path: '/principal/dashboard',
    title: 'frame.dashboard',
    load: async () => (await import('#screens/principal/dashboard.tsx')).PrincipalDashboardScreen,
  }),
  screen({
    path: '/learner/performance',
    title: 'insights.my_performance',
    load: async () => (await import('#screens/learner/performance.tsx')).LearnerPerformanceScreen,
  }),
  screen({
    path: '/learner/assignments/report',
    title: 'insights.assignments_report',
    load: async () => (await import('#screens/learner/assignment-report.tsx')).AssignmentReportScreen,
  }),
  screen({
    path: '/learner/lesson/report',
    title: 'insights.lesson_report',
    load: async () => (await import('#screens/several-roles/lesson-report.tsx')).LessonReportScreen,
  }),
  ...oneScreenAt(['/learner/lesson/report/user', '/teacher/lesson/report/user', '/principal/lesson/report/user'], {
    title: 'insights.lesson_report',
    load: async () => (await import('#screens/several-roles/lesson-report.tsx')).UserLessonReportScreen,
  }),
  ...oneScreenAt(['/learner/result/summary', '/teacher/result/summary', '/principal/result/summary'], {
    title: 'insights.result_summary',
    load: async () => (await import('#screens/several-roles/attempt-questions.tsx')).AttemptQuestionsScreen,
  }),
  ...oneScreenAt(['/teacher/lesson/performance', '/principal/lesson/performance'], {
    title: 'insights.lesson_performance',
    load: async () => (await import('#screens/several-roles/class-performance.tsx')).ClassPerformanceScreen,
  }),
  ...oneScreenAt(['/teacher/performance/detail', '/principal/performance/detail'], {
    title: 'insights.performance_detail',
    load: async () => (await import('#screens/several-roles/pupil.tsx')).PupilScreen,
  }),
  screen({
    path: '/teacher/answers',
    title: 'questions.waiting_answers',
    load: async () => (await import('#screens/teacher/answers.tsx')).WaitingAnswersScreen,
  }),
  ...oneScreenAt(['/teacher/attempt/questions', '/principal/attempt/questions'], {
    title: 'insights.attempt_questions',
    load: async () => (await import('#screens/several-roles/attempt-questions.tsx')).AttemptQuestionsScreen,
  }),
  screen({
    path: '/teacher/lesson/player',
    title: 'content.lesson',
    load: async () => (await import('#screens/teacher/lesson.tsx')).TaughtLessonScreen,
  }),
  screen({
    path: '/teacher/lesson/report',
    title: 'insights.lesson_report',
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
      title: 'insights.result_summary',
      load: async () => (await import('#screens/several-roles/result-summary.tsx')).ResultSummaryScreen,
    },
  ),
  ...oneScreenAt(inEveryArea('/lesson/erroroffline'), {
    title: 'insights.not_offline',
    load: async () => (await import('#screens/several-roles/offline-content.tsx')).OfflineContentScreen,
  }),
  screen({
    path: '/content/courses',
    title: 'content.courses',
    load: async () => (await import('#screens/studio/courses.tsx')).StudioCoursesScreen,
  }),
  screen({
    path: '/content/course',
    title: 'content.course',
    load: async () => (await import('#screens/studio/course.tsx')).StudioCourseScreen,
  }),
  screen({
    path: '/content/edit',
    title: 'content.module',
    load: async () => (await import('#screens/studio/edit.tsx')).ContentEditScreen,
  }),
  screen({
    path: '/content/preview',
    title: 'content.lesson',
    load: async () => (await import('#screens/studio/preview.tsx')).LessonPreviewScreen,
  }),
  screen({
    path: '/content/skills',
    title: 'content.skills',
    load: async () => (await import('#screens/studio/skills.tsx')).SkillsScreen,
  }),
  screen({
    path: '/content/institutions',
    title: 'acting.schools',
    load: async () => (await import('#screens/studio/institutions.tsx')).ContentInstitutionsScreen,
  }),
  screen({
    path: '/super-admin/schools',
    title: 'acting.schools',
    load: async () => (await import('#screens/super-admin/schools.tsx')).SchoolsScreen,
  }),
]

/** Begins to fetch the screen of an address while the rest of the page is still getting ready. */
export function preloadScreen(pathname: string): void {
  screens.find(({ path }) => isAt(path, pathname))?.preload()
}

const paths: ReadonlySet<string> = new Set(screens.map(({ path }) => path))

/** Whether a screen stands at an address; at others of the specification none was built yet. */
export function hasScreen(path: Path): boolean {
  return paths.has(path)
}
