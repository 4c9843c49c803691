/** The addresses of the sign-up details, with the classes that one may join (seed 000 §2). */
import { Navigate } from '#page/router.tsx'
import { useCapabilities } from '#calls/use-tenant.ts'
import { SignUpDetailsScreen } from '#features/access/signup/sign-up-details.tsx'
import { OpenClasses } from '#features/schools/open-classes.tsx'

const classesOf = (grade: string) => <OpenClasses key={grade} grade={grade} />

export function SignUpDetailsPage() {
  const { signupInfo } = useCapabilities()
  return signupInfo === 'quran' ? <Navigate to="/quran/scape/signup/info" replace /> : <Details />
}

/** The Quran tenant's own: the details with what one learns … */
export function QuranSignUpDetailsPage() {
  return <Details />
}

/** … and the personal ones alone. */
export function QuranPersonalDetailsPage() {
  return <Details isPersonalOnly />
}

function Details({ isPersonalOnly = false }: { isPersonalOnly?: boolean }) {
  return <SignUpDetailsScreen isPersonalOnly={isPersonalOnly} classesOf={classesOf} />
}
