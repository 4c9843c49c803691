/** Every address of the application (the paths are the seeds'). Each screen is a file of its own, fetched when wanted. */
import { matchPath, Route, Routes } from 'react-router'
import { Fallback, Framed, Guarded } from '#shell/guarded.tsx'
import { screen } from '#shell/screens.tsx'

const learner = ['learner'] as const
const teacher = ['teacher'] as const
const principal = ['principal'] as const

const screens = [
  screen({ path: '/account', roles: 'signed-in', title: 'frame.account', load: async () => (await import('#features/people/account-screen.tsx')).AccountScreen }),
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
