/** Every screen with its address. Whom an address is for stands in `shell/addresses.ts`. Each screen is a file of its own, fetched when wanted. */
import { matchPath } from 'react-router'
import type { Path } from '#shell/addresses.ts'
import { screen } from '#shell/screens.tsx'

export const screens = [
  screen({ path: '/account', title: 'frame.account', load: async () => (await import('#features/access/account-page.tsx')).AccountPage }),
  screen({ path: '/learner/settings', title: 'people.settings', load: async () => (await import('#features/access/account-page.tsx')).AccountPage }),
  screen({ path: '/teacher/settings', title: 'people.settings', load: async () => (await import('#features/access/account-page.tsx')).AccountPage }),
  screen({ path: '/principal/settings', title: 'people.settings', load: async () => (await import('#features/access/account-page.tsx')).AccountPage }),
  screen({ path: '/networkhead/settings', title: 'people.settings', load: async () => (await import('#features/access/account-page.tsx')).AccountPage }),
  screen({ path: '/regionhead/settings', title: 'people.settings', load: async () => (await import('#features/access/account-page.tsx')).AccountPage }),
  screen({ path: '/learner/class/dashboard', title: 'schools.my_classes', load: async () => (await import('#features/schools/class-link-screen.tsx')).ClassLinkScreen }),
  screen({ path: '/learner/unsubscribe', title: 'frame.account', load: async () => (await import('#features/people/unsubscribe-screen.tsx')).UnsubscribeScreen }),
  screen({ path: '/teacher/class/dashboard', title: 'schools.my_classes', load: async () => (await import('#features/schools/class-link-screen.tsx')).ClassLinkScreen }),
  screen({ path: '/teacher/unsubscribe', title: 'frame.account', load: async () => (await import('#features/people/unsubscribe-screen.tsx')).UnsubscribeScreen }),
  screen({ path: '/signup/info', title: 'people.profile', load: async () => (await import('#features/schools/sign-up-details-page.tsx')).SignUpDetailsPage }),
  screen({ path: '/quran/scape/signup/info', title: 'people.profile', load: async () => (await import('#features/schools/sign-up-details-page.tsx')).QuranSignUpDetailsPage }),
  screen({ path: '/quran/scape/personal/info', title: 'people.profile', load: async () => (await import('#features/schools/sign-up-details-page.tsx')).QuranPersonalDetailsPage }),
  screen({ path: '/learner/dashboard', title: 'frame.home', load: async () => (await import('#features/insights/learner-dashboard-screen.tsx')).LearnerDashboardScreen }),
  screen({ path: '/learner/classes', title: 'schools.my_classes', load: async () => (await import('#features/content/subject-classes-screen.tsx')).SubjectClassesScreen }),
  screen({ path: '/learner/subjects', title: 'content.subjects', load: async () => (await import('#features/learning/subjects-screen.tsx')).SubjectsScreen }),
  screen({ path: '/learner/search', title: 'content.search', load: async () => (await import('#features/learning/learner-search-screen.tsx')).LearnerSearchScreen }),
  screen({ path: '/teacher/search', title: 'content.search', load: async () => (await import('#features/content/search-screen.tsx')).SearchScreen }),
  screen({ path: '/principal/search', title: 'content.search', load: async () => (await import('#features/content/search-screen.tsx')).SearchScreen }),
  screen({ path: '/learner/clicker', title: 'content.live_questions', load: async () => (await import('#features/learning/clicker-answer-screen.tsx')).ClickerAnswerScreen }),
  screen({ path: '/teacher/selectquestions', title: 'content.ask_live', load: async () => (await import('#features/learning/select-questions-screen.tsx')).SelectQuestionsScreen }),
  screen({ path: '/teacher/clickerassignment', title: 'content.live_questions', load: async () => (await import('#features/learning/clicker-screen.tsx')).ClickerScreen }),
  screen({ path: '/learner/lessons', title: 'content.lessons', load: async () => (await import('#features/learning/advised-lessons-screen.tsx')).AdvisedLessonsScreen }),
  screen({ path: '/learner/lesson/player', title: 'content.lesson', load: async () => (await import('#features/learning/lesson-player-screen.tsx')).LessonPlayerScreen }),
  screen({ path: '/learner/assignments', title: 'assignments.assignments', load: async () => (await import('#features/assignments/set-assignments-screen.tsx')).SetAssignmentsScreen }),
  screen({ path: '/learner/assignments/detail', title: 'assignments.assignment', load: async () => (await import('#features/downloads/set-assignment-page.tsx')).SetAssignmentPage }),
  screen({ path: '/learner/downloads', title: 'downloads.downloads', load: async () => (await import('#features/downloads/downloads-screen.tsx')).DownloadsScreen }),
  screen({ path: '/learner/notifications', title: 'notifications.notifications', load: async () => (await import('#features/people/notifications-screen.tsx')).NotificationsScreen }),
  screen({ path: '/teacher/dashboard', title: 'frame.home', load: async () => (await import('#features/insights/teacher-dashboard-screen.tsx')).TeacherDashboardScreen }),
  screen({ path: '/teacher/classes', title: 'schools.my_classes', load: async () => (await import('#features/content/subject-classes-screen.tsx')).TaughtSubjectClassesScreen }),
  screen({ path: '/teacher/assignments', title: 'assignments.assignments', load: async () => (await import('#features/assignments/taught-assignments-screen.tsx')).TaughtAssignmentsScreen }),
  screen({ path: '/teacher/assignments/create', title: 'assignments.create', load: async () => (await import('#features/assignments/create-assignment-screen.tsx')).CreateAssignmentScreen }),
  screen({ path: '/teacher/assignments/detail', title: 'assignments.assignment', load: async () => (await import('#features/downloads/marking-page.tsx')).MarkingPage }),
  screen({ path: '/teacher/notifications', title: 'notifications.notifications', load: async () => (await import('#features/people/notifications-screen.tsx')).NotificationsScreen }),
  screen({ path: '/principal/dashboard', title: 'frame.dashboard', load: async () => (await import('#features/insights/principal-dashboard-screen.tsx')).PrincipalDashboardScreen }),
  screen({ path: '/learner/performance', title: 'insights.my_performance', load: async () => (await import('#features/insights/learner-performance-screen.tsx')).LearnerPerformanceScreen }),
  screen({ path: '/learner/assignments/report', title: 'insights.assignments_report', load: async () => (await import('#features/insights/assignment-report-screen.tsx')).AssignmentReportScreen }),
  screen({ path: '/learner/lesson/report', title: 'insights.lesson_report', load: async () => (await import('#features/insights/lesson-report-screen.tsx')).LessonReportScreen }),
  screen({ path: '/learner/lesson/report/user', title: 'insights.lesson_report', load: async () => (await import('#features/insights/lesson-report-screen.tsx')).UserLessonReportScreen }),
  screen({ path: '/learner/result/summary', title: 'insights.result_summary', load: async () => (await import('#features/insights/attempt-questions-screen.tsx')).AttemptQuestionsScreen }),
  screen({ path: '/teacher/lesson/report/user', title: 'insights.lesson_report', load: async () => (await import('#features/insights/lesson-report-screen.tsx')).UserLessonReportScreen }),
  screen({ path: '/teacher/result/summary', title: 'insights.result_summary', load: async () => (await import('#features/insights/attempt-questions-screen.tsx')).AttemptQuestionsScreen }),
  screen({ path: '/principal/lesson/report/user', title: 'insights.lesson_report', load: async () => (await import('#features/insights/lesson-report-screen.tsx')).UserLessonReportScreen }),
  screen({ path: '/principal/result/summary', title: 'insights.result_summary', load: async () => (await import('#features/insights/attempt-questions-screen.tsx')).AttemptQuestionsScreen }),
  screen({ path: '/teacher/lesson/performance', title: 'insights.lesson_performance', load: async () => (await import('#features/insights/class-performance-screen.tsx')).ClassPerformanceScreen }),
  screen({ path: '/teacher/performance/detail', title: 'insights.performance_detail', load: async () => (await import('#features/insights/pupil-screen.tsx')).PupilScreen }),
  screen({ path: '/teacher/answers', title: 'questions.waiting_answers', load: async () => (await import('#features/learning/waiting-answers-screen.tsx')).WaitingAnswersScreen }),
  screen({ path: '/teacher/attempt/questions', title: 'insights.attempt_questions', load: async () => (await import('#features/insights/attempt-questions-screen.tsx')).AttemptQuestionsScreen }),
  screen({ path: '/principal/lesson/performance', title: 'insights.lesson_performance', load: async () => (await import('#features/insights/class-performance-screen.tsx')).ClassPerformanceScreen }),
  screen({ path: '/principal/performance/detail', title: 'insights.performance_detail', load: async () => (await import('#features/insights/pupil-screen.tsx')).PupilScreen }),
  screen({ path: '/principal/attempt/questions', title: 'insights.attempt_questions', load: async () => (await import('#features/insights/attempt-questions-screen.tsx')).AttemptQuestionsScreen }),
  screen({ path: '/teacher/lesson/player', title: 'content.lesson', load: async () => (await import('#features/insights/taught-lesson-screen.tsx')).TaughtLessonScreen }),
  screen({ path: '/teacher/lesson/report', title: 'insights.lesson_report', load: async () => (await import('#features/insights/class-lesson-screen.tsx')).ClassLessonScreen }),
  screen({ path: '/networkhead/result/summary', title: 'insights.result_summary', load: async () => (await import('#features/insights/result-summary-screen.tsx')).ResultSummaryScreen }),
  screen({ path: '/regionhead/result/summary', title: 'insights.result_summary', load: async () => (await import('#features/insights/result-summary-screen.tsx')).ResultSummaryScreen }),
  screen({ path: '/school-admin/result/summary', title: 'insights.result_summary', load: async () => (await import('#features/insights/result-summary-screen.tsx')).ResultSummaryScreen }),
  screen({ path: '/admin/result/summary', title: 'insights.result_summary', load: async () => (await import('#features/insights/result-summary-screen.tsx')).ResultSummaryScreen }),
  screen({ path: '/campus-admin/result/summary', title: 'insights.result_summary', load: async () => (await import('#features/insights/result-summary-screen.tsx')).ResultSummaryScreen }),
  screen({ path: '/learner/lesson/erroroffline', title: 'insights.not_offline', load: async () => (await import('#features/insights/offline-content-screen.tsx')).OfflineContentScreen }),
  screen({ path: '/teacher/lesson/erroroffline', title: 'insights.not_offline', load: async () => (await import('#features/insights/offline-content-screen.tsx')).OfflineContentScreen }),
  screen({ path: '/principal/lesson/erroroffline', title: 'insights.not_offline', load: async () => (await import('#features/insights/offline-content-screen.tsx')).OfflineContentScreen }),
  screen({ path: '/networkhead/lesson/erroroffline', title: 'insights.not_offline', load: async () => (await import('#features/insights/offline-content-screen.tsx')).OfflineContentScreen }),
  screen({ path: '/regionhead/lesson/erroroffline', title: 'insights.not_offline', load: async () => (await import('#features/insights/offline-content-screen.tsx')).OfflineContentScreen }),
  screen({ path: '/school-admin/lesson/erroroffline', title: 'insights.not_offline', load: async () => (await import('#features/insights/offline-content-screen.tsx')).OfflineContentScreen }),
  screen({ path: '/admin/lesson/erroroffline', title: 'insights.not_offline', load: async () => (await import('#features/insights/offline-content-screen.tsx')).OfflineContentScreen }),
  screen({ path: '/campus-admin/lesson/erroroffline', title: 'insights.not_offline', load: async () => (await import('#features/insights/offline-content-screen.tsx')).OfflineContentScreen }),
  screen({ path: '/content/courses', title: 'content.courses', load: async () => (await import('#features/content/studio-courses-screen.tsx')).StudioCoursesScreen }),
  screen({ path: '/content/course', title: 'content.course', load: async () => (await import('#features/content/studio-course-screen.tsx')).StudioCourseScreen }),
  screen({ path: '/content/edit', title: 'content.module', load: async () => (await import('#features/content/content-edit-screen.tsx')).ContentEditScreen }),
  screen({ path: '/content/preview', title: 'content.lesson', load: async () => (await import('#features/content/lesson-preview-screen.tsx')).LessonPreviewScreen }),
  screen({ path: '/content/skills', title: 'content.skills', load: async () => (await import('#features/content/skills-screen.tsx')).SkillsScreen }),
  screen({ path: '/content/institutions', title: 'acting.schools', load: async () => (await import('#features/content/content-institutions-screen.tsx')).ContentInstitutionsScreen }),
  screen({ path: '/super-admin/schools', title: 'acting.schools', load: async () => (await import('#features/access/schools-screen.tsx')).SchoolsScreen }),
]

/** Begins to fetch the screen of an address while the rest of the page is still getting ready. */
export function preloadScreen(pathname: string): void {
  screens.find(({ path }) => matchPath(path, pathname))?.preload()
}

const paths: ReadonlySet<string> = new Set(screens.map(({ path }) => path))

/** Whether a screen stands at an address; at others of the specification none was built yet. */
export function hasScreen(path: Path): boolean {
  return paths.has(path)
}
