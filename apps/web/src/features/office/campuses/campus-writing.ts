/** What the form of a campus holds, and how it becomes what the calls take. */
import type { Campus } from '@maktab/contracts/office/campuses'
import type { ContentRole } from '@maktab/contracts/roles'

export const emptyCampus = {
  name: '',
  names: {} as Campus['names'],
  address: '',
  contact_number: '',
  contact_email_address: '',
  ministry_code: '',
  /** Degrees as text with Latin digits; empty where nobody said. */
  latitude: '',
  longitude: '',
  default_language: '' as Campus['default_language'] | '',
  time_zone: '',
  attendance: 'usual' as 'usual' | 'off' | 'on' | 'lessons',
  /** Numbers as text; empty at a new campus for what is usual. */
  attendance_minimum: '',
  attendance_edit_days: '',
  theme: null as Campus['theme'],
  /** Of the new campus alone. */
  admin_name: '',
  admin_phone: '',
  /** What the super admin alone decides; ids as text, days as `YYYY-MM-DD`, empty for none. */
  school_system_id: '',
  region_id: '',
  city_id: '',
  sub_start_date: '',
  sub_end_date: '',
  offline_server_model: '',
  /** A number as text; empty for those of the tenant. */
  total_licenses: '',
  user_creation: 'usual' as 'usual' | 'on' | 'off',
  available_lessons: '',
  cms_roles: [] as readonly ContentRole[],
  is_cms_full_access: false,
}
export type CampusFormFields = typeof emptyCampus
export type SupportField =
  | 'school_system_id'
  | 'region_id'
  | 'city_id'
  | 'sub_start_date'
  | 'sub_end_date'
  | 'offline_server_model'

const textOf = (number: number | null) => (number === null ? '' : String(number))
const numberOf = (text: string) => (text === '' ? null : Number(text))
const dayOf = (instant: string | null) => instant?.slice(0, 10) ?? ''

/** Lessons are marked where the mode is 2; any other number above 0 is once a day. */
export function attendanceOf({ attendance_mode }: Pick<Campus, 'attendance_mode'>): CampusFormFields['attendance'] {
  if (attendance_mode === null) return 'usual'
  return attendance_mode === 0 ? 'off' : attendance_mode === 2 ? 'lessons' : 'on'
}

export function fieldsOfCampus(campus: Campus): CampusFormFields {
  const { names, address, contact_number, contact_email_address, default_language, time_zone, theme } = campus
  return {
    ...emptyCampus,
    name: campus.registered_name,
    names,
    address,
    contact_number,
    contact_email_address,
    ministry_code: campus.ministry_code,
    latitude: textOf(campus.latitude),
    longitude: textOf(campus.longitude),
    default_language,
    time_zone,
    theme,
    attendance: attendanceOf(campus),
    attendance_minimum: String(campus.attendance_minimum),
    attendance_edit_days: String(campus.attendance_edit_days),
    school_system_id: textOf(campus.school_system_id),
    region_id: textOf(campus.region_id),
    city_id: textOf(campus.city_id),
    sub_start_date: dayOf(campus.sub_start_date),
    sub_end_date: dayOf(campus.sub_end_date),
    offline_server_model: campus.offline_server_model,
    total_licenses: textOf(campus.total_licenses),
    user_creation: campus.is_user_creation === null ? 'usual' : campus.is_user_creation ? 'on' : 'off',
    available_lessons: campus.available_lessons,
    cms_roles: campus.cms_roles,
    is_cms_full_access: campus.is_cms_full_access,
  }
}

/** As every office's calls take it; what is empty at a new campus is that of the campus beside. */
export function givenByOffice(fields: CampusFormFields) {
  const {
    name,
    names,
    address,
    contact_number,
    contact_email_address,
    ministry_code,
    latitude,
    longitude,
    attendance,
    attendance_minimum,
    attendance_edit_days,
    default_language,
    time_zone,
    theme,
  } = fields
  return {
    name,
    names,
    address,
    contact_number,
    contact_email_address,
    ministry_code,
    latitude: numberOf(latitude),
    longitude: numberOf(longitude),
    theme,
    attendance_mode: { usual: null, off: 0, on: 1, lessons: 2 }[attendance],
    ...(attendance_minimum !== '' && { attendance_minimum: Number(attendance_minimum) }),
    ...(attendance_edit_days !== '' && { attendance_edit_days: Number(attendance_edit_days) }),
    ...(default_language !== '' && { default_language }),
    ...(time_zone !== '' && { time_zone }),
  }
}

/** A subscription begins and ends with the day in UTC, wherever it is read. */
const instantOf = (day: string) => (day === '' ? null : `${day}T00:00:00.000Z`)

/** … and what the super admin's calls take besides. Content goes along only where it is otherwise than it was: once written, it is the campus's own. */
export function givenBySupport(fields: CampusFormFields, saved: CampusFormFields) {
  return {
    ...givenByOffice(fields),
    school_system_id: numberOf(fields.school_system_id),
    region_id: numberOf(fields.region_id),
    city_id: numberOf(fields.city_id),
    sub_start_date: instantOf(fields.sub_start_date),
    sub_end_date: instantOf(fields.sub_end_date),
    offline_server_model: fields.offline_server_model,
    total_licenses: numberOf(fields.total_licenses),
    is_user_creation: { usual: null, on: true, off: false }[fields.user_creation],
    ...(fields.available_lessons !== saved.available_lessons && { available_lessons: fields.available_lessons }),
    ...(rolesOf(fields) !== rolesOf(saved) && { cms_roles: [...fields.cms_roles] }),
    ...(fields.is_cms_full_access !== saved.is_cms_full_access && { is_cms_full_access: fields.is_cms_full_access }),
  }
}

/** In whatever order they were chosen. */
export const rolesOf = ({ cms_roles }: CampusFormFields) => [...cms_roles].sort().join(', ')

/** The first campus admin of a new campus, where one was named. */
export function firstAdminOf({ admin_name, admin_phone }: CampusFormFields) {
  if (admin_name === '') return {}
  return { first_admin: { full_name: admin_name, ...(admin_phone !== '' && { phone_number: admin_phone }) } }
}
