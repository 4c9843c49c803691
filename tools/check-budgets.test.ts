import { expect, test } from 'vitest'
import { findFaults, readRoutes, readScreens, weigh, type Built, type Chunk, type Manifest } from './check-budgets.ts'

const dashboard = 'src/screens/learner/dashboard.tsx'
const player = 'src/screens/learner/lesson-player.tsx'

/** A build of a screen that is a dashboard and one that is not; a script of n kilobytes holds n in its name. */
const manifest: Manifest = {
  'index.html': {
    file: 'index-60.js',
    isEntry: true,
    dynamicImports: ['src/shell/application.tsx', 'i18n/compiled/en-entrance.ts'],
  },
  'i18n/compiled/en-entrance.ts': { file: 'en-entrance-4.js' },
  'i18n/compiled/ps-entrance.ts': { file: 'ps-entrance-5.js' },
  'i18n/compiled/en-others.ts': { file: 'en-others-1.js' },
  'i18n/compiled/en-pages.ts': { file: 'en-pages-6.js' },
  'src/features/tenants/entrance-extra.tsx': { file: 'entrance-extra-1.js', imports: ['_card-2.js'] },
  'i18n/compiled/en-application.ts': { file: 'en-application-4.js' },
  'i18n/compiled/ps-application.ts': { file: 'ps-application-7.js' },
  'i18n/compiled/ps-home.ts': { file: 'ps-home-8.js' },
  'src/shell/application.tsx': { file: 'application-30.js', imports: ['index.html', 'src/screens/routes.tsx'] },
  'src/screens/routes.tsx': { file: 'routes-10.js', imports: ['index.html'], dynamicImports: [dashboard, player] },
  [dashboard]: { file: 'dashboard-3.js', imports: ['index.html', '_card-2.js'] },
  '_card-2.js': { file: 'card-2.js' },
  [player]: {
    file: 'player-20.js',
    imports: ['src/screens/routes.tsx', '_card-2.js'],
    dynamicImports: ['src/features/viewers/document-viewer.tsx'],
  },
  'src/features/viewers/document-viewer.tsx': { file: 'viewer-300.js' },
}

const scripts = new Map([
  ['viewer-300.js', 'throw Error("GlobalWorkerOptions")'],
  ['books-90.js', '"urn:oasis:names:tc:opendocument:xmlns:container"'],
  ['store.worker-200.js', 'let a="sqlite3_open_v2"'],
])

const built = (changes: Partial<Built> & { readonly chunks?: Readonly<Record<string, Chunk>> } = {}): Built => ({
  routes: new Map([
    ['/learner/dashboard', dashboard],
    ['/learner/lesson/player', player],
  ]),
  words: new Map([['/learner/dashboard', ['home']]]),
  dashboards: new Set(['/learner/dashboard']),
  scripts,
  sizeOf: (file) => Number(/-(\d+)\.js$/.exec(file)?.[1]) * 1000,
  ...changes,
  manifest: { ...manifest, ...changes.chunks },
})

test('adds up what each first load and each screen fetches, once each, in the heaviest language', () => {
  expect(weigh(built())).toEqual([
    { what: '/login', kilobytes: 60 + 5, budget: 92.5 },
    { what: '/login with what comes after it', kilobytes: 60 + 5 + 1 + 2 + 6, budget: 105.5 },
    { what: 'the frame with an empty screen', kilobytes: 60 + 30 + 10 + 5 + 1 + 7, budget: 123.5 },
    { what: '/learner/dashboard', kilobytes: 60 + 30 + 10 + 5 + 1 + 7 + 8 + 3 + 2, budget: 140 },
    { what: '/learner/lesson/player, on top of the frame', kilobytes: 20 + 2, budget: 74 },
  ])
})

test('a build within its budgets has no fault', () => {
  expect(findFaults(built())).toEqual([])
})

const heavier = (key: string, file: string) => ({ [key]: { ...manifest[key]!, file } })

test.each([
  ['login', heavier('index.html', 'index-91.js'), '/login: 96.0 KB of 92.5 KB'],
  ['a dashboard', heavier(dashboard, 'dashboard-28.js'), '/learner/dashboard: 151.0 KB of 140 KB'],
  ['another screen', heavier(player, 'player-74.js'), '/learner/lesson/player, on top of the frame: 76.0 KB of 74 KB'],
])('finds %s too heavy', (_, chunks, fault) => {
  expect(findFaults(built({ chunks }))).toContain(fault)
})

test('finds the application behind login’s extras', () => {
  const extra = 'src/features/tenants/entrance-extra.tsx'
  const chunks = { [extra]: { ...manifest[extra]!, imports: ['src/shell/application.tsx'] } }
  expect(findFaults(built({ chunks }))).toContain('/login with what comes after it: 112.0 KB of 105.5 KB')
})

test('finds a viewer in a first load', () => {
  const texts = new Map([...scripts, ['dashboard-3.js', 'GlobalWorkerOptions']])
  expect(findFaults(built({ scripts: texts }))).toEqual(['the PDF viewer is part of a first load, in dashboard-3.js'])
})

test('finds the kit page, which is for development only', () => {
  const texts = new Map([...scripts, ['dashboard-3.js', 'jsx("figure",{"data-opens":""})']])
  expect(findFaults(built({ scripts: texts }))).toEqual(['the kit page is part of the build, in dashboard-3.js'])
  expect(findFaults(built({ chunks: { 'kit/kit.tsx': { file: 'kit-9.js' } } }))).toEqual([
    'the kit page is part of the build, as kit/kit.tsx',
  ])
})

test('the schema library in a page is a fault', () => {
  const texts = new Map([...scripts, ['users-4.js', 'e["~standard"]={vendor:"zod"}']])
  expect(findFaults(built({ scripts: texts }))).toEqual(['the schema library is part of a page, in users-4.js'])
})

test('does not pass where it recognises nothing', () => {
  expect(findFaults(built({ scripts: new Map() }))).toHaveLength(3)
  expect(findFaults({ ...built(), manifest: {} })).toEqual([
    'the manifest has no entry index.html: the check is looking in the wrong place',
  ])
  expect(
    findFaults(built({ routes: new Map([['/learner/dashboard', 'src/features/insights/gone-screen.tsx']]) })).join(),
  ).toContain('no chunk of its own')
  expect(findFaults(built({ routes: new Map() })).join()).toContain('no route at /learner/dashboard')
})

test('a module that the first load fetches lazily must be known', () => {
  const chunks = {
    'src/screens/routes.tsx': { ...manifest['src/screens/routes.tsx']!, dynamicImports: ['src/shell/tour.tsx'] },
  }
  expect(findFaults(built({ chunks })).join()).toContain('src/shell/tour.tsx is fetched lazily')
})

test('reads path and module of every route, and refuses one that it cannot read', () => {
  const text = `const screens = [
    screen({ path: '/account', roles: 'signed-in', title: 'frame.account', load: async () => (await import('#screens/account/account.tsx')).AccountScreen }),
    screen({
      path: '/learner/dashboard',
      title: 'frame.home',
      words: ['home', 'parts'],
      load: async () => (await import('#screens/learner/dashboard.tsx')).LearnerDashboardScreen,
    }),
    ...oneScreenAt(['/learner/lesson/report/user', '/teacher/lesson/report/user'], {
      title: 'titles.lesson_report',
      load: async () => (await import('#screens/several-roles/lesson-report.tsx')).UserLessonReportScreen,
    }),
  ]`
  expect(Object.fromEntries(readRoutes(text))).toEqual({
    '/account': 'src/screens/account/account.tsx',
    '/learner/dashboard': dashboard,
    '/learner/lesson/report/user': 'src/screens/several-roles/lesson-report.tsx',
    '/teacher/lesson/report/user': 'src/screens/several-roles/lesson-report.tsx',
  })
  expect(readScreens(text).map(({ words }) => words)).toEqual([[], ['home', 'parts'], [], []])
  const everywhere =
    "...oneScreenAt(\n  ['/offline', ...inEveryArea('/lesson/erroroffline')], { title: 'a.b', load: async () => (await import('#x.tsx')).X })"
  expect(readRoutes(everywhere).get('/campus-admin/lesson/erroroffline')).toBe('src/x.tsx')
  expect(readRoutes(everywhere).get('/offline')).toBe('src/x.tsx')
  expect(readRoutes(everywhere).size).toBe(9)
  expect(() => readRoutes('screen({ path, load })')).toThrow('no path and module')
})
