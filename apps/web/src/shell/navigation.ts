/** The places that a role's menu leads to. */
import type { Role } from '@maktab/contracts/roles'
import type { IconName } from '@maktab/ui/base/icon'
import type { Path } from '#page/addresses.ts'
import type { PlainKey } from '#language/plain-key.ts'

export interface Place {
  readonly path: Path
  readonly icon: IconName
  readonly name: PlainKey
}

const results = (path: Path): readonly Place[] => [{ path, icon: 'chart', name: 'insights.result_summary' }]

const account: Place = { path: '/account', icon: 'user', name: 'frame.account' }

const places: Partial<Record<Role, readonly Place[]>> = {
  learner: [
    { path: '/learner/dashboard', icon: 'home', name: 'frame.home' },
    { path: '/learner/classes', icon: 'classes', name: 'schools.classes' },
    { path: '/learner/subjects', icon: 'lessons', name: 'content.subjects' },
    { path: '/learner/assignments', icon: 'assignments', name: 'assignments.assignments' },
    { path: '/learner/search', icon: 'search', name: 'content.search' },
    { path: '/learner/downloads', icon: 'downloads', name: 'downloads.downloads' },
  ],
  teacher: [
    { path: '/teacher/dashboard', icon: 'home', name: 'frame.home' },
    { path: '/teacher/classes', icon: 'classes', name: 'schools.classes' },
    { path: '/teacher/assignments', icon: 'assignments', name: 'assignments.assignments' },
    { path: '/teacher/search', icon: 'search', name: 'content.search' },
  ],
  principal: [
    { path: '/principal/dashboard', icon: 'chart', name: 'frame.dashboard' },
    { path: '/principal/search', icon: 'search', name: 'content.search' },
  ],
  network_head: results('/networkhead/result/summary'),
  region_head: results('/regionhead/result/summary'),
  school_admin: results('/school-admin/result/summary'),
  admin: results('/admin/result/summary'),
  campus_admin: results('/campus-admin/result/summary'),
  content_team: [
    { path: '/content/courses', icon: 'book', name: 'content.courses' },
    { path: '/content/skills', icon: 'star', name: 'content.skills' },
    { path: '/content/institutions', icon: 'school', name: 'acting.schools' },
  ],
  super_admin: [{ path: '/super-admin/schools', icon: 'school', name: 'acting.schools' }],
}

/** Without assignments (a tenant's choice) their places are not there. */
export function placesOf(role: Role, { hasAssignments }: { hasAssignments: boolean }): readonly Place[] {
  const own = places[role] ?? []
  return [...own.filter((place) => hasAssignments || !place.path.endsWith('/assignments')), account]
}
