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

export const results = (path: Path): readonly Place[] => [{ path, icon: 'chart', name: 'titles.result_summary' }]

const ofHead = (area: '/networkhead' | '/regionhead'): readonly Place[] => [
  { path: `${area}/dashboard`, icon: 'chart', name: 'frame.dashboard' },
  { path: `${area}/schools`, icon: 'school', name: 'titles.schools' },
  ...results(`${area}/result/summary`),
]

const account: Place = { path: '/account', icon: 'user', name: 'frame.account' }

export const places: Partial<Record<Role, readonly Place[]>> = {
  learner: [
    { path: '/learner/dashboard', icon: 'home', name: 'frame.home' },
    { path: '/learner/classes', icon: 'classes', name: 'titles.classes' },
    { path: '/learner/subjects', icon: 'lessons', name: 'titles.subjects' },
    { path: '/learner/assignments', icon: 'assignments', name: 'titles.assignments' },
    { path: '/learner/schedule', icon: 'calendar', name: 'titles.calendar' },
    { path: '/learner/search', icon: 'search', name: 'titles.search' },
    { path: '/learner/downloads', icon: 'downloads', name: 'titles.downloads' },
  ],
  teacher: [
    { path: '/teacher/dashboard', icon: 'home', name: 'frame.home' },
    { path: '/teacher/classes', icon: 'classes', name: 'titles.classes' },
    { path: '/teacher/assignments', icon: 'assignments', name: 'titles.assignments' },
    { path: '/teacher/attendance', icon: 'check', name: 'titles.attendance' },
    { path: '/teacher/schedule', icon: 'calendar', name: 'titles.calendar' },
    { path: '/teacher/search', icon: 'search', name: 'titles.search' },
  ],
  principal: [
    { path: '/principal/dashboard', icon: 'chart', name: 'frame.dashboard' },
    { path: '/principal/students', icon: 'user', name: 'titles.learners' },
    { path: '/principal/teachers', icon: 'school', name: 'titles.teachers' },
    { path: '/principal/attendance', icon: 'check', name: 'titles.attendance' },
    { path: '/principal/search', icon: 'search', name: 'titles.search' },
  ],
  network_head: ofHead('/networkhead'),
  region_head: ofHead('/regionhead'),
}

/** A role's menu, with the account at its end. Without assignments (a tenant's choice) the calendar stands in their place, which is a view of them otherwise; attendance stands where it is taken. */
export function placesOf(
  own: readonly Place[] = [],
  { hasAssignments, hasAttendance }: { hasAssignments: boolean; hasAttendance: boolean },
): readonly Place[] {
  const absent = [hasAssignments ? '/schedule' : '/assignments', ...(hasAttendance ? [] : ['/attendance'])]
  return [...own.filter(({ path }) => !absent.some((end) => path.endsWith(end))), account]
}
