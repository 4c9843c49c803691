/** The screens of whoever administers schools or writes their courses: nobody else's phone fetches this list. */
import { oneScreenAt, screen } from './screen.tsx'

export const officeScreens = [
  screen({
    path: '/campus-admin/payments',
    title: 'titles.payments',
    words: ['parts', 'office', 'payments', 'transactions', 'receipts'],
    load: async () => (await import('#screens/campus-admin/payments.tsx')).CampusPaymentsScreen,
  }),
  screen({
    path: '/campus-admin/downloads',
    title: 'titles.downloads',
    words: ['home', 'parts', 'assignments', 'limits'],
    load: async () => (await import('#screens/campus-admin/downloads.tsx')).CampusDownloadsScreen,
  }),
  screen({
    path: '/campus-admin/vouchers',
    title: 'titles.vouchers',
    words: ['parts', 'office', 'payments', 'vouchers'],
    load: async () => (await import('#screens/campus-admin/vouchers.tsx')).VouchersScreen,
  }),
  screen({
    path: '/super-admin/plans',
    title: 'titles.plans_on_sale',
    words: ['parts', 'office', 'payments', 'selling'],
    load: async () => (await import('#screens/super-admin/plans.tsx')).PlansOnSaleScreen,
  }),
  ...oneScreenAt(['/campus-admin/users', '/school-admin/users', '/admin/users', '/super-admin/users'], {
    title: 'titles.office_people',
    words: ['parts', 'account', 'office', 'users'],
    load: async () => (await import('#screens/office/users.tsx')).OfficeUsersScreen,
  }),
  ...oneScreenAt(
    [
      '/campus-admin/adduser/:id?',
      '/school-admin/adduser/:id?',
      '/admin/adduser/:id?',
      '/school-admin/addadmin',
      '/admin/addadmin',
      '/super-admin/addadmin',
      '/super-admin/adduser/:id?',
    ],
    {
      title: 'titles.office_people',
      words: ['parts', 'account', 'home', 'office', 'users', 'changes'],
      load: async () => (await import('#screens/several-roles/office-user.tsx')).OfficeUserScreen,
    },
  ),
  ...oneScreenAt(['/campus-admin/moves', '/school-admin/moves', '/admin/moves'], {
    title: 'titles.moves',
    words: ['parts', 'account', 'home', 'moves', 'office', 'users', 'refused'],
    load: async () => (await import('#screens/office/moves.tsx')).OfficeMovesScreen,
  }),
  ...oneScreenAt(['/campus-admin/dashboard', '/school-admin/dashboard', '/admin/dashboard'], {
    title: 'frame.dashboard',
    words: ['parts', 'home', 'heads', 'office', 'reports', 'tasks'],
    load: async () => (await import('#screens/office/dashboard.tsx')).OfficeDashboardScreen,
  }),
  screen({
    path: '/campus-admin/attendance',
    title: 'titles.attendance',
    words: ['home', 'parts', 'attendance', 'work'],
    load: async () => (await import('#screens/several-roles/attendance-overview.tsx')).AttendanceOverviewScreen,
  }),
  screen({
    path: '/campus-admin/classes',
    title: 'titles.classes',
    words: ['parts', 'home', 'office', 'classes', 'tasks'],
    load: async () => (await import('#screens/campus-admin/classes.tsx')).CampusClassesScreen,
  }),
  ...oneScreenAt(['/campus-admin/addclass/:id?', '/school-admin/addclass/:id?', '/admin/addclass/:id?'], {
    title: 'titles.classes',
    words: ['parts', 'home', 'office', 'classes', 'changes'],
    load: async () => (await import('#screens/several-roles/office-class.tsx')).OfficeClassScreen,
  }),
  screen({
    path: '/campus-admin/lessons',
    title: 'titles.courses',
    words: ['parts', 'home', 'office', 'classes'],
    load: async () => (await import('#screens/campus-admin/lessons.tsx')).CampusLessonsScreen,
  }),
  screen({
    path: '/content/courses',
    title: 'titles.courses',
    words: ['home', 'parts', 'courses', 'studio', 'refused'],
    load: async () => (await import('#screens/studio/courses.tsx')).StudioCoursesScreen,
  }),
  screen({
    path: '/content/course',
    title: 'titles.course',
    words: ['parts', 'courses', 'studio', 'refused'],
    load: async () => (await import('#screens/studio/course.tsx')).StudioCourseScreen,
  }),
  screen({
    path: '/content/edit',
    title: 'titles.module',
    words: ['parts', 'courses', 'lessons', 'studio', 'refused'],
    load: async () => (await import('#screens/studio/edit.tsx')).ContentEditScreen,
  }),
  screen({
    path: '/content/preview',
    title: 'titles.lesson',
    words: ['parts', 'courses', 'lessons', 'studio', 'refused'],
    load: async () => (await import('#screens/studio/preview.tsx')).LessonPreviewScreen,
  }),
  screen({
    path: '/content/skills',
    title: 'titles.skills',
    words: ['home', 'studio', 'refused'],
    load: async () => (await import('#screens/studio/skills.tsx')).SkillsScreen,
  }),
  screen({
    path: '/content/institutions',
    title: 'titles.schools',
    words: ['parts', 'notices', 'studio', 'refused'],
    load: async () => (await import('#screens/studio/institutions.tsx')).ContentInstitutionsScreen,
  }),
  ...oneScreenAt(['/campus-admin/print/slips', '/school-admin/print/slips', '/admin/print/slips'], {
    title: 'titles.slips',
    words: ['parts', 'office'],
    load: async () => (await import('#screens/office/slips.tsx')).SlipsScreen,
  }),
  ...oneScreenAt(
    [
      '/campus-admin/print/class-list',
      '/school-admin/print/class-list',
      '/admin/print/class-list',
      '/campus-admin/print/register',
      '/school-admin/print/register',
      '/admin/print/register',
      '/campus-admin/print/report-cards',
      '/school-admin/print/report-cards',
      '/admin/print/report-cards',
      '/campus-admin/print/certificate',
      '/school-admin/print/certificate',
      '/admin/print/certificate',
    ],
    {
      title: 'titles.papers',
      words: ['parts', 'home', 'office', 'papers'],
      load: async () => (await import('#screens/office/papers.tsx')).PapersScreen,
    },
  ),
  screen({
    path: '/campus-admin/calendar',
    title: 'titles.school_calendar',
    words: ['parts', 'office', 'days'],
    load: async () => (await import('#screens/campus-admin/calendar.tsx')).CampusCalendarScreen,
  }),
  screen({
    path: '/campus-admin/years',
    title: 'titles.years',
    words: ['home', 'parts', 'office', 'years'],
    load: async () => (await import('#screens/campus-admin/years.tsx')).CampusYearsScreen,
  }),
  ...oneScreenAt(['/campus-admin/imports', '/school-admin/imports', '/admin/imports'], {
    title: 'titles.imports',
    words: ['parts', 'importing', 'office'],
    load: async () => (await import('#screens/office/imports.tsx')).ImportsScreen,
  }),
  ...oneScreenAt(['/admin/campuses', '/school-admin/campuses'], {
    title: 'titles.campuses',
    words: ['parts', 'campuses', 'notices', 'office'],
    load: async () => (await import('#screens/office/campuses.tsx')).CampusesScreen,
  }),
  screen({
    path: '/super-admin/schools',
    title: 'titles.schools',
    words: ['parts', 'campuses', 'notices', 'office'],
    load: async () => (await import('#screens/office/campuses.tsx')).CampusesScreen,
  }),
  screen({
    path: '/super-admin/systems',
    title: 'titles.school_systems',
    words: ['parts', 'campuses', 'office'],
    load: async () => (await import('#screens/super-admin/systems.tsx')).SchoolSystemsScreen,
  }),
  ...oneScreenAt(
    ['/admin/addcampus/:id?', '/school-admin/campus-add', '/school-admin/campus-update', '/super-admin/school/:id?'],
    {
      title: 'titles.campuses',
      words: ['parts', 'campuses', 'campus', 'office', 'studio'],
      load: async () => (await import('#screens/office/campus-form.tsx')).CampusFormScreen,
    },
  ),
  ...oneScreenAt(['/school-admin/campus-details', '/admin/campus-details', '/super-admin/campus-details'], {
    title: 'titles.campuses',
    words: ['parts', 'home', 'office', 'campuses', 'campus', 'classes', 'tasks', 'changes'],
    load: async () => (await import('#screens/office/campus-details.tsx')).CampusDetailsScreen,
  }),
  screen({
    path: '/super-admin/configuration',
    title: 'titles.settings',
    words: ['parts', 'office'],
    load: async () => (await import('#screens/super-admin/configuration.tsx')).ConfigurationScreen,
  }),
  screen({
    path: '/super-admin/record',
    title: 'titles.acting_record',
    words: ['parts', 'campuses'],
    load: async () => (await import('#screens/super-admin/acting-record.tsx')).ActingRecordScreen,
  }),
]
