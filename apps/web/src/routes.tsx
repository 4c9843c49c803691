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
  screen({ path: '/learner/classes', title: 'schools.my_classes', load: async () => (await import('#features/schools/classes-screen.tsx')).ClassesScreen }),
  screen({ path: '/learner/subjects', title: 'schools.my_classes', load: async () => (await import('#features/schools/classes-screen.tsx')).ClassesScreen }),
  screen({ path: '/learner/lessons', title: 'content.lessons', load: async () => (await import('#features/content/lessons-screen.tsx')).LessonsScreen }),
  screen({ path: '/learner/lesson/player', title: 'content.lesson', load: async () => (await import('#features/learning/lesson-player-screen.tsx')).LessonPlayerScreen }),
  screen({ path: '/learner/assignments', title: 'assignments.assignments', load: async () => (await import('#features/assignments/set-assignments-screen.tsx')).SetAssignmentsScreen }),
  screen({ path: '/learner/assignments/detail', title: 'assignments.assignment', load: async () => (await import('#features/downloads/set-assignment-page.tsx')).SetAssignmentPage }),
  screen({ path: '/learner/downloads', title: 'downloads.downloads', load: async () => (await import('#features/downloads/downloads-screen.tsx')).DownloadsScreen }),
  screen({ path: '/learner/notifications', title: 'notifications.notifications', load: async () => (await import('#features/people/notifications-screen.tsx')).NotificationsScreen }),
  screen({ path: '/teacher/dashboard', title: 'frame.home', load: async () => (await import('#features/insights/teacher-dashboard-screen.tsx')).TeacherDashboardScreen }),
  screen({ path: '/teacher/classes', title: 'schools.my_classes', load: async () => (await import('#features/schools/taught-classes-screen.tsx')).TaughtClassesScreen }),
  screen({ path: '/teacher/assignments', title: 'assignments.assignments', load: async () => (await import('#features/assignments/taught-assignments-screen.tsx')).TaughtAssignmentsScreen }),
  screen({ path: '/teacher/assignments/create', title: 'assignments.create', load: async () => (await import('#features/assignments/create-assignment-screen.tsx')).CreateAssignmentScreen }),
  screen({ path: '/teacher/assignments/detail', title: 'assignments.assignment', load: async () => (await import('#features/downloads/marking-page.tsx')).MarkingPage }),
  screen({ path: '/teacher/notifications', title: 'notifications.notifications', load: async () => (await import('#features/people/notifications-screen.tsx')).NotificationsScreen }),
  screen({ path: '/principal/dashboard', title: 'frame.dashboard', load: async () => (await import('#features/insights/principal-dashboard-screen.tsx')).PrincipalDashboardScreen }),
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
