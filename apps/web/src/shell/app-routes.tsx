import { Route, Routes } from 'react-router'
import { screens } from '../routes.tsx'
import { Elsewhere, Framed, Guarded } from './guarded.tsx'

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Framed />}>
        {screens.map((route) => (
          <Route key={route.path} path={route.path} element={<Guarded route={route} />} />
        ))}
        <Route path="*" element={<Elsewhere />} />
      </Route>
    </Routes>
  )
}
