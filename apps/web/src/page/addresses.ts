/**
 * Every address that the specification names (seed 000 §2, seed 001 §2) and whom it is for. A screen stands at one as soon
 * as `routes.tsx` has a line for it; until then the address leads to where the person belongs (`destination.ts`).
 */
import type { Role } from '@maktab/contracts/roles'

export interface Address {
  readonly who: 'anyone' | 'signed-in' | readonly Role[]
  /** What the tenant or the person must have besides; without it the address does not exist for them. */
  readonly needs?:
    | 'assignments'
    | 'attendance'
    | 'Quran signup'
    | 'information pages'
    | 'plans'
    | 'payments'
    | 'Quran payments'
}

const anyone = { who: 'anyone' } as const
const signedIn = { who: 'signed-in' } as const
const learner = { who: ['learner'] } as const
const teacher = { who: ['teacher'] } as const
const principal = { who: ['principal'] } as const
const networkHead = { who: ['network_head'] } as const
const regionHead = { who: ['region_head'] } as const
const schoolAdmin = { who: ['school_admin'] } as const
const admin = { who: ['admin'] } as const
const campusAdmin = { who: ['campus_admin'] } as const
const superAdmin = { who: ['super_admin'] } as const
const contentTeam = { who: ['content_team'] } as const

const needsAssignments = { needs: 'assignments' } as const

/** The area that a role has for itself, by the first part of its addresses. */
export const areas = {
  learner: 'learner',
  teacher: 'teacher',
  principal: 'principal',
  networkhead: 'network_head',
  regionhead: 'region_head',
  'school-admin': 'school_admin',
  admin: 'admin',
  'campus-admin': 'campus_admin',
} as const satisfies Readonly<Record<string, Role>>

const own = {
  '/': anyone,
  '/login': anyone,
  '/signup': anyone,
  '/signup/info': learner,
  '/forgot-password': anyone,
  '/privacy-policy': anyone,
  '/public-login': anyone,
  '/refresh': anyone,
  '/premium': { ...signedIn, needs: 'plans' },
  '/premium/payment-plans': { ...signedIn, needs: 'plans' },
  '/premium/quranscape-payment': { ...signedIn, needs: 'Quran payments' },
  '/jazzpayment': { ...signedIn, needs: 'payments' },
  '/bank': { ...signedIn, needs: 'payments' },
  '/pay': { ...signedIn, needs: 'payments' },
  '/payment/receipt': signedIn,
  '/payment/status': signedIn,
  '/releases': anyone,
  '/unsubscribe': anyone,
  // Ours: where a certificate leads whoever is shown it.
  '/verify': anyone,
  '/androidapp': anyone,
  '/OUP/FAQ': { ...anyone, needs: 'information pages' },
  '/OUP/AboutUs': { ...anyone, needs: 'information pages' },
  '/OUP/ContactUs': { ...anyone, needs: 'information pages' },
  '/event/details': signedIn,
  '/dashboard/classes': signedIn,
  '/quran/scape/signup/info': { ...learner, needs: 'Quran signup' },
  '/quran/scape/personal/info': { ...learner, needs: 'Quran signup' },
  '/account': signedIn,
  // Its place for lessons alone is `lesson/erroroffline`; everything else has none.
  '/offline': signedIn,

  '/learner/dashboard': learner,
  '/learner/classes': learner,
  '/learner/subjects': learner,
  '/learner/lessons': learner,
  '/learner/performance': learner,
  '/learner/assignments': { ...learner, ...needsAssignments },
  '/learner/assignments/detail': { ...learner, ...needsAssignments },
  '/learner/assignments/report': { ...learner, ...needsAssignments },
  '/learner/class/dashboard': learner,
  '/learner/class/dashboard/library': learner,
  '/learner/lesson/player': learner,
  '/learner/lesson/report': learner,
  '/learner/search': learner,
  '/learner/notifications': learner,
  '/learner/downloads': learner,
  '/learner/delete/content': learner,
  '/learner/settings': learner,
  '/learner/event/details': learner,
  // Ours: the calendar of a tenant without assignments.
  '/learner/schedule': learner,
  '/learner/unsubscribe': learner,
  // Where a learner answers what is asked live; the specification names the teacher's side alone (seed 001 §2).
  '/learner/clicker': learner,

  '/teacher/dashboard': teacher,
  '/teacher/classes': teacher,
  '/teacher/lesson/player': teacher,
  '/teacher/lesson/report': teacher,
  '/teacher/class/dashboard': teacher,
  '/teacher/assignments': { ...teacher, ...needsAssignments },
  '/teacher/assignments/detail': { ...teacher, ...needsAssignments },
  '/teacher/assignments/create': { ...teacher, ...needsAssignments },
  '/teacher/assignments/edit': { ...teacher, ...needsAssignments },
  // Ours: the marks of a class on one page.
  '/teacher/assignments/marks': { ...teacher, ...needsAssignments },
  '/teacher/attendance': { ...teacher, needs: 'attendance' },
  '/teacher/settings': teacher,
  '/teacher/search': teacher,
  '/teacher/notifications': teacher,
  '/teacher/clickerassignment': { ...teacher, ...needsAssignments },
  '/teacher/selectquestions': { ...teacher, ...needsAssignments },
  '/teacher/attempt/questions': teacher,
  '/teacher/answers': teacher,
  '/teacher/performance/detail': teacher,
  '/teacher/lesson/performance': teacher,
  '/teacher/assignment/report': { ...teacher, ...needsAssignments },
  '/teacher/schedule': teacher,
  '/teacher/schedule/create': teacher,
  '/teacher/event/details': teacher,
  '/teacher/unsubscribe': teacher,
  // Ours: why a device does not sync.
  '/teacher/devices': teacher,

  '/principal/dashboard': principal,
  '/principal/search': principal,
  // Ours: a day of attendance in the campus.
  '/principal/attendance': { ...principal, needs: 'attendance' },
  '/principal/subject/detail': principal,
  '/principal/performance/detail': principal,
  '/principal/students': principal,
  '/principal/teachers': principal,
  // Ours, as for teachers.
  '/principal/devices': principal,
  '/principal/settings': principal,
  '/principal/lesson/performance': principal,
  '/principal/attempt/questions': principal,

  '/networkhead/dashboard': networkHead,
  '/networkhead/schools': networkHead,
  '/networkhead/settings': networkHead,
  '/networkhead/subject/detail': networkHead,

  '/regionhead/dashboard': regionHead,
  '/regionhead/schools': regionHead,
  '/regionhead/settings': regionHead,
  '/regionhead/subject/detail': regionHead,

  // Ours: the dashboard of a campus admin, of several campuses.
  '/school-admin/dashboard': schoolAdmin,
  '/admin/dashboard': admin,

  '/school-admin/campuses': schoolAdmin,
  '/school-admin/campus-details': schoolAdmin,
  '/school-admin/addclass/:id?': schoolAdmin,
  '/school-admin/adduser/:id?': schoolAdmin,
  '/school-admin/campus-add': schoolAdmin,
  '/school-admin/campus-update': schoolAdmin,

  '/admin/campuses': admin,
  '/admin/addcampus/:id?': admin,
  '/admin/addadmin': admin,
  // Ours: the same for an admin.
  '/admin/campus-details': admin,
  '/admin/addclass/:id?': admin,

  '/campus-admin/dashboard': campusAdmin,
  '/campus-admin/downloads': campusAdmin,
  '/campus-admin/users': campusAdmin,
  '/campus-admin/classes': campusAdmin,
  '/campus-admin/payments': campusAdmin,
  '/campus-admin/vouchers': campusAdmin,
  '/campus-admin/lessons': campusAdmin,
  '/campus-admin/offlinepatching': campusAdmin,
  '/campus-admin/addclass/:id?': campusAdmin,
  '/campus-admin/adduser/:id?': campusAdmin,
  '/campus-admin/imports': campusAdmin,
  '/school-admin/imports': schoolAdmin,
  '/admin/imports': admin,
  '/campus-admin/calendar': campusAdmin,
  '/campus-admin/attendance': { ...campusAdmin, needs: 'attendance' },
  '/campus-admin/years': campusAdmin,

  // Ours: who moves to other classes or another campus.
  '/campus-admin/moves': campusAdmin,
  '/school-admin/moves': schoolAdmin,
  '/admin/moves': admin,

  // Ours: people over all campuses that an office reaches.
  '/school-admin/users': schoolAdmin,
  '/admin/users': admin,
  '/admin/adduser/:id?': admin,
  '/school-admin/addadmin': schoolAdmin,

  // Ours: where an office prints the slips by which people log in for the first time.
  '/campus-admin/print/slips': campusAdmin,
  '/school-admin/print/slips': schoolAdmin,
  '/admin/print/slips': admin,

  // Ours: papers of a class.
  '/campus-admin/print/class-list': campusAdmin,
  '/school-admin/print/class-list': schoolAdmin,
  '/admin/print/class-list': admin,
  '/campus-admin/print/register': campusAdmin,
  '/school-admin/print/register': schoolAdmin,
  '/admin/print/register': admin,
  '/campus-admin/print/report-cards': campusAdmin,
  '/school-admin/print/report-cards': schoolAdmin,
  '/admin/print/report-cards': admin,
  '/campus-admin/print/certificate': campusAdmin,
  '/school-admin/print/certificate': schoolAdmin,
  '/admin/print/certificate': admin,

  // The specification gives a super admin calls and no addresses (seed 001 §7).
  '/super-admin/schools': superAdmin,
  '/super-admin/record': superAdmin,
  '/super-admin/configuration': superAdmin,
  '/super-admin/plans': superAdmin,
  '/super-admin/users': superAdmin,
  '/super-admin/adduser/:id?': superAdmin,
  '/super-admin/addadmin': superAdmin,
  '/super-admin/school/:id?': superAdmin,
  '/super-admin/systems': superAdmin,
  '/super-admin/campus-details': superAdmin,

  // It names content roles and no addresses of theirs (seed 001 §6).
  '/content/courses': contentTeam,
  '/content/course': contentTeam,
  '/content/edit': contentTeam,
  '/content/preview': contentTeam,
  '/content/skills': contentTeam,
  '/content/institutions': contentTeam,
} as const satisfies Readonly<Record<string, Address>>

const endings = ['/result/summary', '/lesson/erroroffline', '/lesson/report/user'] as const

type Ending = (typeof endings)[number]

type Shared = `/${keyof typeof areas}${Ending}`

/** The addresses that end so, one in each area. */
export const inEveryArea = (ending: Ending): readonly Shared[] =>
  Object.keys(areas).map((area) => `/${area as keyof typeof areas}${ending}` as const)

/** The three addresses that every area has. */
const shared = Object.fromEntries(
  Object.entries(areas).flatMap(([area, role]) => endings.map((ending) => [`/${area}${ending}`, { who: [role] }])),
) as unknown as Readonly<Record<Shared, Address>>

export type Path = keyof typeof own | Shared

export const addresses: Readonly<Record<Path, Address>> = { ...own, ...shared }
