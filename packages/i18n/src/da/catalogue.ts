import { frame } from './frame.ts'
import { frameInside } from './frame-inside.ts'
import { titles } from './titles.ts'
import { fields } from './parts/fields.ts'
import { calendars } from './parts/calendars.ts'
import { overlays } from './parts/overlays.ts'
import { tables } from './parts/tables.ts'
import { editor } from './parts/editor.ts'
import { connection } from './connection.ts'
import { refusals } from './refusals.ts'
import { refusalsAnswers } from './refusals/refusals-answers.ts'
import { refusalsInside } from './refusals-inside.ts'
import { office } from './office/office.ts'
import { campuses } from './office/campuses.ts'
import { campusesDetails } from './office/campuses-details.ts'
import { days } from './office/days.ts'
import { changes } from './office/changes.ts'
import { tasks } from './office/tasks.ts'
import { usage } from './office/usage.ts'
import { moves } from './office/moves.ts'
import { importing } from './office/importing.ts'
import { users } from './office/users.ts'
import { refusalsOffice } from './refusals-office.ts'
import { years } from './office/years.ts'
import { refusalsYears } from './office/refusals-years.ts'
import { verify } from './pages/verify.ts'
import { certificates } from './printing/certificates.ts'
import { papers } from './printing/papers.ts'
import { papersReport } from './printing/papers-report.ts'
import { slips } from './printing/slips.ts'
import { attendance } from './attendance/attendance.ts'
import { insightsDataSet } from './figures/insights-data-set.ts'
import { devices } from './work/devices.ts'
import { insightsSchool } from './figures/insights-school.ts'
import { insightsWeekly } from './figures/insights-weekly.ts'
import { payments } from './payments/payments.ts'
import { refusalsPayments } from './payments/refusals-payments.ts'
import { paymentsOffice } from './payments/payments-office.ts'
import { paymentsSelling } from './payments/payments-selling.ts'
import { paymentsCard } from './payments/payments-card.ts'
import { paymentsReceipts } from './payments/payments-receipts.ts'
import { paymentsVouchers } from './payments/payments-vouchers.ts'
import { refusalsAttendance } from './attendance/refusals-attendance.ts'
import { refusalsWork } from './work/refusals-work.ts'
import { events } from './work/events.ts'
import { links } from './work/links.ts'
import { files } from './work/files.ts'
import { stream } from './work/stream.ts'
import { thread } from './work/thread.ts'
import { setting } from './work/setting.ts'
import { refusalsTransfers } from './refusals-transfers.ts'
import { refusalsStarting } from './pages/refusals-starting.ts'
import { mails } from './mails.ts'
import { tenants } from './tenants.ts'
import { configuration } from './office/configuration.ts'
import { setup } from './pages/setup.ts'
import { refusalsSetup } from './pages/refusals-setup.ts'
import { pages } from './pages/pages.ts'
import { people } from './people.ts'
import { peopleRoles } from './people-roles.ts'
import { notifications } from './notifications.ts'
import { tour } from './tour.ts'
import { tours } from './tours.ts'
import { access } from './access.ts'
import { accessLeaving } from './access-leaving.ts'
import { accessDemonstration } from './pages/access-demonstration.ts'
import { accessStarting } from './pages/access-starting.ts'
import { acting } from './acting.ts'
import { entering } from './pages/entering.ts'
import { here } from './pages/here.ts'
import { waiting } from './waiting.ts'
import { signup } from './pages/signup.ts'
import { recovery } from './pages/recovery.ts'
import { details } from './pages/details.ts'
import { classes } from './office/classes.ts'
import { schools } from './schools.ts'
import { consent } from './consent.ts'
import { migration } from './migration.ts'
import { content } from './content.ts'
import { questions } from './questions.ts'
import { questionsExtras } from './studio/questions-extras.ts'
import { questionsRules } from './studio/questions-rules.ts'
import { questionsTesting } from './work/questions-testing.ts'
import { questionsWriting } from './studio/questions-writing.ts'
import { players } from './players.ts'
import { materials } from './materials.ts'
import { studio } from './studio/studio.ts'
import { exporting } from './studio/exporting.ts'
import { imports } from './studio/imports.ts'
import { learning } from './learning.ts'
import { assignments } from './assignments.ts'
import { assignmentsSetting } from './assignments-setting.ts'
import { assignmentsHome } from './assignments-home.ts'
import { insights } from './insights.ts'
import { heads } from './heads.ts'
import { reports } from './reports.ts'
import { downloads } from './downloads.ts'
import { removal } from './work/removal.ts'
import { offline } from './work/offline.ts'
import { downloadsHome } from './downloads-home.ts'
import { downloadsFollowing } from './work/downloads-following.ts'
import { downloadsLimits } from './work/downloads-limits.ts'
import { updates } from './updates.ts'
import { finding } from './finding.ts'
import { clicker } from './clicker.ts'
import { marking } from './marking.ts'
import { scores } from './work/scores.ts'
import { reminding } from './work/reminding.ts'

export const catalogue = {
  frame,
  'frame-inside': frameInside,
  titles,
  fields,
  calendars,
  overlays,
  tables,
  editor,
  connection,
  refusals,
  'refusals-answers': refusalsAnswers,
  'refusals-inside': refusalsInside,
  office,
  campuses,
  'campuses-details': campusesDetails,
  scores,
  reminding,
  days,
  changes,
  tasks,
  usage,
  moves,
  importing,
  users,
  'refusals-office': refusalsOffice,
  'refusals-years': refusalsYears,
  years,
  papers,
  'papers-report': papersReport,
  'insights-data-set': insightsDataSet,
  'insights-school': insightsSchool,
  'insights-weekly': insightsWeekly,
  devices,
  certificates,
  verify,
  slips,
  attendance,
  'refusals-attendance': refusalsAttendance,
  payments,
  'refusals-payments': refusalsPayments,
  'payments-office': paymentsOffice,
  'payments-card': paymentsCard,
  'payments-receipts': paymentsReceipts,
  'payments-vouchers': paymentsVouchers,
  'payments-selling': paymentsSelling,
  'refusals-work': refusalsWork,
  events,
  links,
  files,
  stream,
  thread,
  setting,
  'refusals-transfers': refusalsTransfers,
  'refusals-starting': refusalsStarting,
  mails,
  tenants,
  configuration,
  setup,
  'refusals-setup': refusalsSetup,
  pages,
  people,
  'people-roles': peopleRoles,
  notifications,
  tour,
  tours,
  access,
  'access-leaving': accessLeaving,
  'access-demonstration': accessDemonstration,
  'access-starting': accessStarting,
  acting,
  entering,
  here,
  waiting,
  signup,
  recovery,
  details,
  classes,
  schools,
  consent,
  migration,
  content,
  questions,
  'questions-extras': questionsExtras,
  'questions-rules': questionsRules,
  'questions-testing': questionsTesting,
  'questions-writing': questionsWriting,
  players,
  materials,
  studio,
  exporting,
  imports,
  learning,
  assignments,
  'assignments-setting': assignmentsSetting,
  'assignments-home': assignmentsHome,
  insights,
  heads,
  reports,
  downloads,
  'downloads-home': downloadsHome,
  'downloads-following': downloadsFollowing,
  'downloads-limits': downloadsLimits,
  removal,
  offline,
  updates,
  finding,
  clicker,
  marking,
}
