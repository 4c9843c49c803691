/** Every address of the application (the paths are the seeds'). Each screen is a file of its own, fetched when wanted. */
import { matchPath, Route, Routes } from 'react-router'
import { Fallback, Framed, Guarded } from '#shell/guarded.tsx'
import { screen } from '#shell/screens.tsx'

const learner = ['learner'] as const
const teacher = ['teacher'] as const
const principal = ['principal'] as const

const screens = [
  screen({ path: '/account', roles: 'signed-in', title: 'frame.account', load: async () => (await import('#features/people/account-screen.tsx')).AccountScreen }),
  screen({ path: '/learner/dashboard', roles: learner, title: 'frame.home', load: async () => (await import('#features/insights/learner-dashboard-screen.tsx')).LearnerDashboardScreen }),
  screen({ path: '/learner/classes', roles: learner, title: 'schools.my_classes', load: async () => (await import('#features/schools/classes-screen.tsx')).ClassesScreen }),
  screen({ path: '/learner/subjects', roles: learner, title: 'schools.my_classes', load: async () => (await import('#features/schools/classes-screen.tsx')).ClassesScreen }),
  screen({ path: '/learner/lessons', roles: learner, title: 'content.lessons', load: async () => (await import('#features/content/lessons-screen.tsx')).LessonsScreen }),
  screen({ path: '/learner/lesson/player', roles: learner, title: 'content.lesson', load: async () => (await import('#features/learning/lesson-player-screen.tsx')).LessonPlayerScreen }),
  screen({ path: '/learner/assignments', roles: learner, title: 'assignments.assignments', load: async () => (await import('#features/assignments/set-assignments-screen.tsx')).SetAssignmentsScreen }),
  screen({ path: '/learner/assignments/detail', roles: learner, title: 'assignments.assignment', load: async () => (await import('#features/downloads/set-assignment-page.tsx')).SetAssignmentPage }),
  screen({ path: '/learner/downloads', roles: learner, title: 'downloads.downloads', load: async () => (await import('#features/downloads/downloads-screen.tsx')).DownloadsScreen }),
  screen({ path: '/teacher/dashboard', roles: teacher, title: 'frame.home', load: async () => (await import('#features/insights/teacher-dashboard-screen.tsx')).TeacherDashboardScreen }),
  screen({ path: '/teacher/classes', roles: teacher, title: 'schools.my_classes', load: async () => (await import('#features/schools/taught-classes-screen.tsx')).TaughtClassesScreen }),
  screen({ path: '/teacher/assignments', roles: teacher, title: 'assignments.assignments', load: async () => (await import('#features/assignments/taught-assignments-screen.tsx')).TaughtAssignmentsScreen }),
  screen({ path: '/teacher/assignments/create', roles: teacher, title: 'assignments.create', load: async () => (await import('#features/assignments/create-assignment-screen.tsx')).CreateAssignmentScreen }),
  screen({ path: '/teacher/assignments/detail', roles: teacher, title: 'assignments.assignment', load: async () => (await import('#features/downloads/marking-page.tsx')).MarkingPage }),
  screen({ path: '/principal/dashboard', roles: principal, title: 'frame.dashboard', load: async () => (await import('#features/insights/principal-dashboard-screen.tsx')).PrincipalDashboardScreen }),
]

/** Begins to fetch the screen of an address while the rest of the page is still getting ready. */
export function preloadScreen(pathname: string): void {
  screens.find(({ path }) => matchPath(path, pathname))?.preload()
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Framed />}>
        {screens.map((route) => (
          <Route key={route.path} path={route.path} element={<Guarded route={route} />} />
        ))}
      </Route>
      <Route path="*" element={<Fallback />} />
    </Routes>
  )
}
