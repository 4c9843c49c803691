/** Where an office lists and writes campuses: each role at the addresses that the specification gives it (seed 001 §2), else at ours. */
import type { Role } from '@maktab/contracts/roles'

interface CampusPlaces {
  readonly list: string
  readonly add: string
  readonly edit: (institution_id: number) => string
  readonly details: (institution_id: number) => string
  /** Where sheets are brought in; not for those who belong to no campus. */
  readonly imports?: string
  /** Where forms and papers of classes stand. */
  readonly ofClasses?: string
}

export function campusPlaces(role: Role): CampusPlaces {
  switch (role) {
    case 'super_admin':
      return {
        list: '/super-admin/schools',
        add: '/super-admin/school',
        edit: (id) => `/super-admin/school/${id}`,
        details: (id) => `/super-admin/campus-details?institution_id=${id}`,
      }
    case 'admin':
      return {
        list: '/admin/campuses',
        add: '/admin/addcampus',
        edit: (id) => `/admin/addcampus/${id}`,
        details: (id) => `/admin/campus-details?institution_id=${id}`,
        imports: '/admin/imports',
        ofClasses: '/admin',
      }
    default:
      return {
        list: '/school-admin/campuses',
        add: '/school-admin/campus-add',
        edit: (id) => `/school-admin/campus-update?institution_id=${id}`,
        details: (id) => `/school-admin/campus-details?institution_id=${id}`,
        imports: '/school-admin/imports',
        ofClasses: '/school-admin',
      }
  }
}

/** The campus that an address names, in its path or behind `institution_id=`; undefined where it names none. */
export function campusOfAddress({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const named = new URLSearchParams(search).get('institution_id') ?? /\/(\d+)\/?$/.exec(pathname)?.[1] ?? ''
  return /^[1-9]\d{0,14}$/.test(named) ? Number(named) : undefined
}
