import { roles, type Role } from '@maktab/contracts/roles'
import type { PageConfiguration } from '@maktab/contracts/tenants/configuration'
import type { Capabilities } from '@maktab/domain/tenants/capabilities'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { standingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import { describe, expect, test } from 'vitest'
import { wayInAt } from '#features/access/way-in-addresses.ts'
import { isPublicPage } from '#features/tenants/public-addresses.ts'
import { officeScreens } from '#screens/office-routes.tsx'
import { screens } from '#screens/routes.tsx'
import { hasOfficeScreens } from '#screens/screen.tsx'
import { addresses, areas, type Path } from '#page/addresses.ts'
import { destinationOf, type Asking, type Visitor } from './destination.ts'
import { landingOf, type Device } from '#page/landing.ts'

/** Whom the specification names beside each address, by the tenant's area; `anyone` is everybody, signed in or not. */
const specification: Readonly<Record<string, string>> = {
  anyone:
    '/ /login /signup /forgot-password /privacy-policy /public-login /refresh /releases /unsubscribe /verify /androidapp',
  publisher: '/OUP/FAQ /OUP/AboutUs /OUP/ContactUs',
  consumer: '/premium /premium/payment-plans /premium/quranscape-payment /jazzpayment /bank /pay',
  'signed-in': '/payment/status /payment/receipt /event/details /dashboard/classes /account /offline',
  learner: `/signup/info /quran/scape/signup/info /quran/scape/personal/info /learner/dashboard /learner/classes /learner/subjects /learner/lessons
    /learner/performance /learner/assignments /learner/assignments/detail /learner/assignments/report /learner/class/dashboard /learner/class/dashboard/library
    /learner/lesson/player /learner/lesson/report /learner/search /learner/notifications /learner/downloads /learner/delete/content /learner/settings
    /learner/event/details /learner/schedule /learner/unsubscribe /learner/clicker /learner/result/summary /learner/lesson/erroroffline /learner/lesson/report/user`,
  teacher: `/teacher/dashboard /teacher/classes /teacher/lesson/player /teacher/lesson/report /teacher/class/dashboard /teacher/assignments /teacher/assignments/detail
    /teacher/assignments/create /teacher/assignments/edit /teacher/assignments/marks /teacher/attendance /teacher/settings /teacher/search /teacher/notifications /teacher/clickerassignment
    /teacher/selectquestions /teacher/attempt/questions /teacher/answers /teacher/performance/detail /teacher/lesson/performance /teacher/assignment/report /teacher/schedule /teacher/schedule/create
    /teacher/event/details /teacher/devices /teacher/unsubscribe /teacher/result/summary /teacher/lesson/erroroffline /teacher/lesson/report/user`,
  principal: `/principal/dashboard /principal/search /principal/attendance /principal/subject/detail /principal/performance/detail /principal/students /principal/teachers /principal/devices /principal/settings
    /principal/lesson/performance /principal/attempt/questions /principal/result/summary /principal/lesson/erroroffline /principal/lesson/report/user`,
  network_head: `/networkhead/dashboard /networkhead/schools /networkhead/settings /networkhead/subject/detail /networkhead/result/summary
    /networkhead/lesson/erroroffline /networkhead/lesson/report/user`,
  region_head: `/regionhead/dashboard /regionhead/schools /regionhead/settings /regionhead/subject/detail /regionhead/result/summary /regionhead/lesson/erroroffline
    /regionhead/lesson/report/user`,
  school_admin: `/school-admin/dashboard /school-admin/campuses /school-admin/campus-details /school-admin/addclass/:id? /school-admin/adduser/:id? /school-admin/campus-add
    /school-admin/campus-update /school-admin/result/summary /school-admin/lesson/erroroffline /school-admin/lesson/report/user /school-admin/print/slips /school-admin/print/class-list /school-admin/print/register /school-admin/print/report-cards /school-admin/print/certificate
    /school-admin/users /school-admin/moves /school-admin/addadmin /school-admin/imports`,
  admin:
    '/admin/dashboard /admin/campuses /admin/addcampus/:id? /admin/addadmin /admin/result/summary /admin/lesson/erroroffline /admin/lesson/report/user /admin/print/slips /admin/print/class-list /admin/print/register /admin/print/report-cards /admin/print/certificate /admin/users /admin/adduser/:id? /admin/moves /admin/imports /admin/campus-details /admin/addclass/:id?',
  campus_admin: `/campus-admin/dashboard /campus-admin/downloads /campus-admin/users /campus-admin/classes /campus-admin/payments /campus-admin/vouchers /campus-admin/lessons
    /campus-admin/offlinepatching /campus-admin/addclass/:id? /campus-admin/adduser/:id? /campus-admin/result/summary /campus-admin/lesson/erroroffline
    /campus-admin/lesson/report/user /campus-admin/print/slips /campus-admin/print/class-list /campus-admin/print/register /campus-admin/print/report-cards /campus-admin/print/certificate /campus-admin/imports /campus-admin/calendar /campus-admin/moves
    /campus-admin/years /campus-admin/attendance`,
  super_admin: `/super-admin/configuration /super-admin/plans /super-admin/schools /super-admin/record /super-admin/users /super-admin/adduser/:id?
    /super-admin/addadmin /super-admin/school/:id? /super-admin/systems /super-admin/campus-details`,
  content_team: '/content/courses /content/course /content/edit /content/preview /content/skills /content/institutions',
}

const rows = Object.entries(specification).flatMap(([who, paths]) =>
  paths.split(/\s+/).map((path) => ({ path: path as Path, who })),
)
const assignmentPages = /^\/(learner|teacher)\/(assignments?(\/|$)|clickerassignment|selectquestions)/
const quranSignup = /^\/quran\/scape\//

interface Variant {
  readonly name: string
  readonly tenant: PageConfiguration
  readonly capabilities: Capabilities
  /** Which roles see which of the pages that money is paid on. */
  readonly payments: Readonly<Partial<Record<Path, readonly Role[]>>>
  readonly hasAssignments: boolean
  readonly hasSignup: boolean
  readonly isQuran: boolean
  readonly isPublisher: boolean
}

function variant(
  name: string,
  id: number,
  fields: Partial<PageConfiguration>,
  facts: Partial<Omit<Variant, 'name' | 'tenant' | 'capabilities'>> = {},
): Variant {
  const tenant = { ...standingConfiguration(id), id, name, domain_name: 'a.example', attendance_mode: 1, ...fields }
  return {
    name,
    tenant,
    capabilities: capabilitiesOf(tenant),
    payments: {},
    hasAssignments: true,
    hasSignup: false,
    isQuran: false,
    isPublisher: false,
    ...facts,
  }
}

const consumers = ['learner', 'teacher'] as const
const plansFor = (whose: readonly Role[]) => ({ '/premium': whose, '/premium/payment-plans': whose })
const paidBy = (whose: readonly Role[]) => ({ '/jazzpayment': whose, '/bank': whose, '/pay': whose })

const variants: readonly Variant[] = [
  variant('general', 1, {}),
  variant(
    'quran',
    2,
    { is_payment_enabled: true },
    {
      isQuran: true,
      hasSignup: true,
      payments: { ...plansFor(roles), ...paidBy(roles), '/premium/quranscape-payment': roles },
    },
  ),
  variant(
    'skills21',
    3,
    { is_payment_enabled: true },
    { hasSignup: true, payments: { ...plansFor(roles), ...paidBy(consumers) } },
  ),
  variant(
    'afghan',
    4,
    { is_b2c_enabled: true, is_assignment_allowed: false },
    { hasAssignments: false, hasSignup: true, payments: { ...plansFor(consumers), ...paidBy(consumers) } },
  ),
  variant('publisher', 5, { is_assignment_allowed: true }, { isPublisher: true }),
  variant('exam', 6, { is_exam_mode: true, is_assignment_allowed: true }),
  variant('without assignments', 1, { is_assignment_disabled: true }, { hasAssignments: false }),
]

const web: Device = { platform: 'web', isOnline: true, keepsRows: undefined, isPatchingMode: false }
const everyScreen = () => true
const everyday = new Set(screens.map(({ path }) => path))
const ofOffice = new Set(officeScreens.map(({ path }) => path))

/** Whether a screen stands at an address for a role today. */
const hasScreenOf =
  (role: Role): Asking['hasScreen'] =>
  (path) =>
    everyday.has(path) || (hasOfficeScreens(role) && ofOffice.has(path))

function ask(
  pathname: string,
  role: Role | undefined,
  { tenant, capabilities }: Pick<Variant, 'tenant' | 'capabilities'>,
  more: Partial<Asking> & { readonly visitor?: Partial<Visitor> } = {},
) {
  const { visitor, ...rest } = more
  const person = role === undefined ? undefined : { user_id: 7, active_role: role, is_subscribed: false, ...visitor }
  return destinationOf({
    pathname,
    search: '',
    person,
    tenant,
    capabilities,
    device: web,
    isOpen: false,
    hasScreen: everyScreen,
    ...rest,
  })
}

const address = (path: string) => path.replace('/:id?', '')

/** By the specification, with every screen there: `home` is where the role lands. */
function expected(
  path: Path,
  who: string,
  role: Role | undefined,
  { payments, hasAssignments, hasSignup, isQuran, isPublisher }: Variant,
): string {
  if (who === 'publisher') return isPublisher ? 'public page' : role ? 'home' : 'login'
  const isOpen = isPublicPage(path, { hasInformationPages: false }) || wayInAt(path, { hasSignup }) !== undefined
  if (who === 'anyone') return isOpen ? 'public page' : role ? 'home' : 'login'
  if (role === undefined) return 'login'
  if (who === 'consumer') return payments[path]?.includes(role) ? 'screen' : 'home'
  if (who !== 'signed-in' && who !== role) return 'no permission'
  if ((assignmentPages.test(path) && !hasAssignments) || (quranSignup.test(path) && !isQuran)) return 'home'
  return 'screen'
}

test('the addresses are those of the specification', () => {
  expect(rows.map(({ path }) => path).sort()).toEqual(Object.keys(addresses).sort())
  expect(rows.length).toBeGreaterThan(100)
})

describe.each(variants)('at $name', (variant) => {
  const { tenant } = variant
  test.each([undefined, ...roles])('every address leads %s where the specification says', (role) => {
    const home = role && landingOf({ active_role: role, is_subscribed: false }, tenant)
    const found = rows.map(({ path }) => {
      const destination = ask(address(path), role, variant)
      return [path, destination.kind === 'redirect' && destination.to === home ? 'home' : destination.kind]
    })
    expect(found).toEqual(rows.map(({ path, who }) => [path, expected(path, who, role, variant)]))
  })
})

describe('with the screens that are there today', () => {
  const devices: readonly Device[] = [
    web,
    { ...web, platform: 'mobile' },
    { ...web, isOnline: false, keepsRows: false },
    { ...web, platform: 'mobile', isOnline: false, keepsRows: true },
    { ...web, isPatchingMode: true },
  ]
  test.each(roles)('no address leaves %s without a screen or a plain word', (role) => {
    const faults: string[] = []
    for (const variant of variants) {
      for (const device of devices) {
        for (const pathname of [
          ...rows.map(({ path }) => address(path)),
          '/nowhere',
          '/learner',
          '/campus-admin/adduser/7',
          '/ACCOUNT/',
        ]) {
          const follow = (path: string) => ask(path, role, variant, { device, hasScreen: hasScreenOf(role) })
          const first = follow(pathname)
          const second = first.kind === 'redirect' ? follow(first.to) : first
          const last = second.kind === 'redirect' ? follow(second.to) : second
          const isGood =
            last.kind === 'screen' ||
            (first.kind !== 'redirect' && (last.kind === 'no permission' || last.kind === 'public page'))
          if (!isGood) faults.push(`${pathname} at ${variant.name} on ${JSON.stringify(device)}: ${last.kind}`)
        }
      }
    }
    expect(faults).toEqual([])
  })
  test('an address without a screen leads to where its role lands, and on to the account where that is not built either', () => {
    const [general] = variants as [Variant]
    expect(
      ask('/learner/performance', 'learner', general, { hasScreen: (path) => path !== '/learner/performance' }),
    ).toEqual({ kind: 'redirect', to: '/learner/dashboard' })
    expect(ask('/campus-admin/users', 'campus_admin', general, { hasScreen: (path) => path === '/account' })).toEqual({
      kind: 'redirect',
      to: '/account',
    })
  })
})

describe('an id may stand at the end', () => {
  const [general] = variants as [Variant]
  test.each(['/school-admin/adduser', '/school-admin/adduser/12', '/school-admin/adduser/12/'])('%s', (pathname) => {
    expect(ask(pathname, 'school_admin', general)).toEqual({ kind: 'screen', path: '/school-admin/adduser/:id?' })
  })
  test('but no more than one', () =>
    expect(ask('/school-admin/adduser/12/13', 'school_admin', general).kind).toBe('redirect'))
})

describe('without a network', () => {
  const [general] = variants as [Variant]
  const offline = (keepsRows: boolean | undefined) => ({ device: { ...web, isOnline: false, keepsRows } })
  const assignmentPaths = ['/learner/assignments', '/learner/assignments/detail', '/learner/assignments/report']
  const library = '/learner/class/dashboard/library'
  test.each(assignmentPaths)('%s opens from the rows of the device, whether or not it was downloaded', (path) => {
    expect(ask(path, 'learner', general, offline(true)).kind).toBe('screen')
    expect(ask(path, 'learner', general, offline(undefined)).kind).toBe('screen')
  })
  test.each(assignmentPaths)('%s leads to the dashboard in a browser that keeps no rows, and says why', (path) => {
    expect(ask(path, 'learner', general, offline(false))).toEqual({
      kind: 'redirect',
      to: '/learner/dashboard',
      needsInternet: true,
    })
  })
  test('a teacher’s assignments stay', () =>
    expect(ask('/teacher/assignments', 'teacher', general, offline(false)).kind).toBe('screen'))
  test('the library of a class leads to the class, and says why', () => {
    expect(ask(library, 'learner', general, { ...offline(true), search: '?class_id=5' })).toEqual({
      kind: 'redirect',
      to: '/learner/class/dashboard?class_id=5',
      needsInternet: true,
    })
  })
  test.each([...assignmentPaths, library])('%s stays open where it is open already', (path) => {
    for (const keepsRows of [true, false, undefined])
      expect(ask(path, 'learner', general, { ...offline(keepsRows), isOpen: true }).kind).toBe('screen')
  })
})

describe('pages of payments', () => {
  const by = (name: string) => variants.find((one) => one.name === name)!
  test('a consumer who has paid sees no plans', () => {
    expect(ask('/premium', 'learner', by('afghan'), { visitor: { is_payment_success: true } }).kind).toBe('redirect')
  })
  test('plans that are shown to all are not while a change is under way', () => {
    expect(ask('/premium', 'principal', by('skills21'), { visitor: { is_payment_update: true } }).kind).toBe('redirect')
  })
})

test('every area belongs to its role', () => {
  for (const [area, role] of Object.entries(areas)) {
    for (const path of Object.keys(addresses).filter((one) => one.startsWith(`/${area}/`)))
      expect(addresses[path as Path].who).toEqual([role])
  }
})

describe('a signup that is not finished', () => {
  const unfinished = { visitor: { profile_completion_step: 1 } }
  const offline = { ...unfinished, device: { ...web, isOnline: false } }
  test('leads to the details from the way in, before anywhere else', () => {
    for (const from of ['/', '/login', '/nowhere'])
      expect(ask(from, 'learner', variants[0]!, unfinished)).toEqual({
        kind: 'redirect',
        to: '/signup/info',
        isFirst: true,
      })
    expect(ask('/login', 'learner', variants[1]!, unfinished)).toEqual({
      kind: 'redirect',
      to: '/quran/scape/signup/info',
      isFirst: true,
    })
  })
  test('waits at the way in while there is no network', () => {
    expect(ask('/nowhere', 'learner', variants[0]!, offline)).toEqual({ kind: 'redirect', to: '/login', isFirst: true })
    expect(ask('/login', 'learner', variants[0]!, offline)).toEqual({ kind: 'unfinished signup' })
  })
  test('concerns learners alone, and leaves what is open to them open', () => {
    expect(ask('/login', 'teacher', variants[0]!, unfinished)).toEqual({ kind: 'redirect', to: '/teacher/dashboard' })
    expect(ask('/signup/info', 'learner', variants[0]!, unfinished)).toEqual({ kind: 'screen', path: '/signup/info' })
  })
})
