import { screens } from '#screens/routes.tsx'
import { Elsewhere, Framed, Guarded } from './guarded.tsx'
import { isAt, useLocation } from '#page/router.tsx'

export function AppRoutes() {
  const { pathname } = useLocation()
  const route = screens.find(({ path }) => isAt(path, pathname))
  return <Framed>{route === undefined ? <Elsewhere /> : <Guarded route={route} />}</Framed>
}
