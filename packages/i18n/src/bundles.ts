/**
 * Words travel in bundles: named sets of message files, each fetched beside the screen that says it. `useT('home')` speaks the
 * words of the way in and those of `home`; a key of another bundle does not compile. Every message file stands in one bundle.
 */

export const bundles = {
  /** The way in. Everybody begins with it, so it is there without being named. */
  entrance: ['frame', 'tenants', 'access', 'people-roles', 'refusals'],
  /** The frame behind the sign-in, and what several of its screens say. */
  application: ['frame-inside', 'titles', 'connection', 'refusals-inside'],
  /** Why a call was refused: fetched after the first screen, and before a refusal is handed on. */
  refused: ['refusals-answers'],
  /** Dashboards, with the classes and the state of work on them. */
  home: ['learning', 'schools', 'assignments-home', 'insights', 'downloads-home'],
  /** What parts of the design system say themselves. */
  parts: ['fields', 'calendars', 'overlays', 'tables', 'editor'],
  account: ['people', 'access-leaving'],
  /** Notifications, and what is said to somebody once: a move, a question, somebody else's account. */
  notices: ['notifications', 'tour', 'acting', 'migration', 'consent'],
  courses: ['content'],
  /** Playing lessons and answering questions. */
  lessons: ['questions', 'players'],
  assignments: ['assignments', 'downloads'],
  /** A download beside every screen. */
  downloading: ['downloads-following'],
  /** What downloads may use. */
  limits: ['downloads-limits'],
  /** Downloads that are taken off the device. */
  removal: ['removal'],
  /** What a device does without its school, and while it gets to know it. */
  offline: ['offline'],
  /** Finding lessons, and questions asked live. */
  finding: ['finding', 'clicker'],
  reports: ['reports'],
  /** Figures of schools, for whoever is the head of several. */
  heads: ['heads'],
  /** Reports of a whole school: its learners, teachers and subjects. */
  school: ['insights-school'],
  /** Data without names and its code book. */
  dataset: ['insights-data-set'],
  /** The figures of the week by mail, in the settings of an account. */
  weekly: ['insights-weekly'],
  /** How devices stand with the school. */
  devices: ['devices'],
  /** Marking work and answers, returning it, and what came of it. */
  scores: ['scores', 'marking'],
  /** The form in which work is set and changed. */
  creating: ['assignments-setting'],
  studio: ['studio'],
  /** Writing questions, and bringing content in. */
  writing: ['imports', 'questions-writing'],
  /** Marks, hints and feedback of a question that is written. */
  extras: ['questions-extras'],
  /** Taking a test with rules: its limits, its clock, looking through. */
  testing: ['questions-testing'],
  /** The rules of a test that is written. */
  rules: ['questions-rules'],
  /** Taking questions away as a file. */
  exporting: ['exporting'],
  /** Pages that everybody may read, those beside the login, and the first password of who came in by a starting code, and the first run. */
  pages: [
    'pages',
    'signup',
    'recovery',
    'entering',
    'here',
    'details',
    'access-demonstration',
    'access-starting',
    'refusals-starting',
    'setup',
    'verify',
  ],
  tours: ['tours'],
  /** What waits on this device, and how it goes to and fro. */
  waiting: ['waiting', 'refusals-transfers'],
  /** Links beside files, and why what concerns work, the stream, attendance and events was refused. */
  work: ['links', 'refusals-work', 'refusals-attendance'],
  /** The home of a class: stream, library, people. */
  stream: ['stream'],
  /** Taking attendance. */
  attendance: ['attendance'],
  /** Files of work: looking at them, recording them. */
  files: ['files'],
  /** The private thread of a learner and their teachers about one work, and handing in in somebody's place. */
  thread: ['thread'],
  /** Setting work, changing it and taking it back. */
  setting: ['setting'],
  /** Who has not handed in, and reminding them. */
  reminding: ['reminding'],
  /** Events of classes, and the calendar. */
  events: ['events'],
  /** What a tenant sells, and what a person has of it. */
  payments: ['payments', 'refusals-payments'],
  /** Payments as an office looks through them. */
  transactions: ['payments-office'],
  /** A plan that is paid by card again and again. */
  cards: ['payments-card'],
  /** Receipts on paper. */
  receipts: ['payments-receipts'],
  /** Codes that a school sells for cash. */
  vouchers: ['payments-vouchers'],
  /** Plans as a super admin writes them. */
  selling: ['payments-selling'],
  /** What the screens of an office share. */
  office: ['office', 'slips', 'refusals-office', 'refusals-years', 'configuration'],
  /** Papers that an office prints of classes and people. */
  papers: ['papers', 'papers-report', 'certificates'],
  /** The list and the form of campuses. */
  campuses: ['campuses'],
  /** One campus. */
  campus: ['campuses-details'],
  /** The history of a person or a class. */
  changes: ['changes'],
  /** What needs doing in a campus. */
  tasks: ['tasks'],
  /** How much contents are used. */
  usage: ['usage'],
  /** Weekly rest and holidays of a campus. */
  days: ['days'],
  /** Moves of people, as an office arranges and sees them. */
  moves: ['moves'],
  /** School years of a campus, and how one follows another. */
  years: ['years'],
  /** Sheets of people that an office brings in and takes away. */
  importing: ['importing'],
  /** The people of a campus, for its office. */
  users: ['users'],
  /** The classes and courses of a campus, for its office. */
  classes: ['classes'],
  materials: ['materials'],
  updates: ['updates'],
  /** Written by the server alone. */
  mails: ['mails', 'refusals-setup'],
} as const

export type Bundle = keyof typeof bundles

export const allBundles = Object.keys(bundles) as Bundle[]
