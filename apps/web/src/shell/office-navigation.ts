/** The places that the menu of whoever administers or writes leads to. */
import type { Role } from '@maktab/contracts/roles'
import type { Path } from '#page/addresses.ts'
import { results, type Place } from './navigation.ts'

const dashboard = (path: Path): Place => ({ path, icon: 'chart', name: 'frame.dashboard' })
const slips = (path: Path): Place => ({ path, icon: 'lock', name: 'titles.slips' })
const campuses = (path: Path): Place => ({ path, icon: 'school', name: 'titles.campuses' })

const people = (path: Path): Place => ({ path, icon: 'user', name: 'titles.office_people' })
const moves = (path: Path): Place => ({ path, icon: 'sync', name: 'titles.moves' })

export const officePlaces: Partial<Record<Role, readonly Place[]>> = {
  school_admin: [
    campuses('/school-admin/campuses'),
    dashboard('/school-admin/dashboard'),
    people('/school-admin/users'),
    moves('/school-admin/moves'),
    slips('/school-admin/print/slips'),
    ...results('/school-admin/result/summary'),
  ],
  admin: [
    campuses('/admin/campuses'),
    dashboard('/admin/dashboard'),
    people('/admin/users'),
    moves('/admin/moves'),
    slips('/admin/print/slips'),
    ...results('/admin/result/summary'),
  ],
  campus_admin: [
    dashboard('/campus-admin/dashboard'),
    { path: '/campus-admin/classes', icon: 'classes', name: 'titles.classes' },
    people('/campus-admin/users'),
    { path: '/campus-admin/attendance', icon: 'check', name: 'titles.attendance' },
    moves('/campus-admin/moves'),
    { path: '/campus-admin/lessons', icon: 'lessons', name: 'titles.courses' },
    { path: '/campus-admin/downloads', icon: 'downloads', name: 'titles.downloads' },
    { path: '/campus-admin/imports', icon: 'document', name: 'titles.imports' },
    { path: '/campus-admin/calendar', icon: 'calendar', name: 'titles.school_calendar' },
    { path: '/campus-admin/years', icon: 'clock', name: 'titles.years' },
    { path: '/campus-admin/payments', icon: 'check', name: 'titles.payments' },
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
    { path: '/super-admin/systems', icon: 'classes', name: 'titles.school_systems' },
    people('/super-admin/users'),
    { path: '/super-admin/record', icon: 'clock', name: 'titles.acting_record' },
    { path: '/super-admin/plans', icon: 'star', name: 'titles.plans_on_sale' },
    { path: '/super-admin/configuration', icon: 'edit', name: 'titles.settings' },
  ],
}
