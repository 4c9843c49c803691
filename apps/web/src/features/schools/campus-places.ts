/** Where an office lists and writes campuses: each role at the addresses that the specification gives it (seed 001 §2). */
import type { Role } from '@maktab/contracts/roles'

export function campusPlaces(role: Role): {
  readonly list: string
  readonly add: string
  readonly edit: (institution_id: number) => string
} {
  return role === 'admin'
    ? { list: '/admin/campuses', add: '/admin/addcampus', edit: (id) => `/admin/addcampus/${id}` }
    : {
        list: '/school-admin/campuses',
        add: '/school-admin/campus-add',
        edit: (id) => `/school-admin/campus-update?institution_id=${id}`,
      }
}

/** The campus that an address names, in its path or behind `institution_id=`; undefined where it names none. */
export function campusOfAddress({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const named = new URLSearchParams(search).get('institution_id') ?? /\/(\d+)\/?$/.exec(pathname)?.[1] ?? ''
  return /^[1-9]\d{0,14}$/.test(named) ? Number(named) : undefined
}
