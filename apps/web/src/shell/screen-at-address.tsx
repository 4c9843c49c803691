import { useContext } from 'react'
import { isAt, useLocation } from '#page/router.tsx'
import { Elsewhere, Framed, Guarded } from './guarded.tsx'
import { ReachableContext } from './reachable.ts'

/** The screen of the address, or the way on from where none stands. */
export function ScreenAtAddress() {
  const { pathname } = useLocation()
  const { screens } = useContext(ReachableContext)
  const route = screens.find(({ path }) => isAt(path, pathname))
  return <Framed>{route === undefined ? <Elsewhere /> : <Guarded route={route} />}</Framed>
}
