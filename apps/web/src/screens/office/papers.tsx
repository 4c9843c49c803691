/** The papers of an office as one chunk: each chunk more weighs on every screen of an office, which knows where all are. */
import { useLocation } from '#page/router.tsx'
import { CertificateScreen } from './certificate.tsx'
import { ClassListScreen } from './class-list.tsx'
import { MonthRegisterScreen } from './month-register.tsx'
import { ReportCardsScreen } from './report-cards.tsx'

/** Prints what the end of the address names: the list of a class, its register of a month, its report cards, or the certificate of somebody. */
export function PapersScreen() {
  const { pathname } = useLocation()
  if (/class-list/i.test(pathname)) return <ClassListScreen />
  if (/report-cards/i.test(pathname)) return <ReportCardsScreen />
  return /register/i.test(pathname) ? <MonthRegisterScreen /> : <CertificateScreen />
}
