/** The places that a role's menu leads to. */
import type { Role } from '@maktab/contracts/roles'
import type { IconName } from '@maktab/ui/base/icon'
import type { Path } from '#page/addresses.ts'
import type { PlainKey } from '@maktab/i18n/keys'

export interface Place {
  readonly path: Path
  readonly icon: IconName
  readonly name: PlainKey<'application'>
}

const results = (path: Path): readonly Place[] => [{ path, icon: 'chart', name: 'titles.result_summary' }]

const slips = (path: Path): Place => ({ path, icon: 'lock', name: 'titles.slips' })
const campuses = (path: Path): Place => ({ path, icon: 'school', name: 'titles.campuses' })

const account: Place = { path: '/account', icon: 'user', name: 'frame.account' }

const places: Partial<Record<Role, readonly Place[]>> = {
  learner: [
    { path: '/learner/dashboard', icon: 'home', name: 'frame.home' },
    { path: '/learner/classes', icon: 'classes', name: 'titles.classes' },
    { path: '/learner/subjects', icon: 'lessons', name: 'titles.subjects' },
    { path: '/learner/assignments', icon: 'assignments', name: 'titles.assignments' },
    { path: '/learner/search', icon: 'search', name: 'titles.search' },
    { path: '/learner/downloads', icon: 'downloads', name: 'titles.downloads' },
  ],
  teacher: [
    { path: '/teacher/dashboard', icon: 'home', name: 'frame.home' },
    { path: '/teacher/classes', icon: 'classes', name: 'titles.classes' },
    { path: '/teacher/assignments', icon: 'assignments', name: 'titles.assignments' },
    { path: '/teacher/search', icon: 'search', name: 'titles.search' },
  ],
  principal: [
    { path: '/principal/dashboard', icon: 'chart', name: 'frame.dashboard' },
    { path: '/principal/search', icon: 'search', name: 'titles.search' },
  ],
  network_head: results('/networkhead/result/summary'),
  region_head: results('/regionhead/result/summary'),
  school_admin: [
    campuses('/school-admin/campuses'),
    slips('/school-admin/print/slips'),
    ...results('/school-admin/result/summary'),
  ],
  admin: [campuses('/admin/campuses'), slips('/admin/print/slips'), ...results('/admin/result/summary')],
  campus_admin: [
    { path: '/campus-admin/classes', icon: 'classes', name: 'titles.classes' },
    { path: '/campus-admin/users', icon: 'user', name: 'titles.office_people' },
    { path: '/campus-admin/lessons', icon: 'lessons', name: 'titles.courses' },
    { path: '/campus-admin/imports', icon: 'document', name: 'titles.imports' },
    slips('/campus-admin/print/slips'),
    ...results('/campus-admin/result/summary'),
  ],
  content_team: [
    { path: '/content/courses', icon: 'book', name: 'titles.courses' },
    { path: '/content/skills', icon: 'star', name: 'titles.skills' },
    { path: '/content/institutions', icon: 'school', name: 'titles.schools' },
  ],
  super_admin: [
    { path: '/super-admin/schools', icon: 'school', name: 'titles.schools' },
    { path: '/super-admin/record', icon: 'clock', name: 'titles.acting_record' },
    { path: '/super-admin/configuration', icon: 'edit', name: 'titles.settings' },
  ],
}

/** Without assignments (a tenant's choice) their places are not there. */
export function placesOf(role: Role, { hasAssignments }: { hasAssignments: boolean }): readonly Place[] {
  const own = places[role] ?? []
  return [...own.filter((place) => hasAssignments || !place.path.endsWith('/assignments')), account]
}
