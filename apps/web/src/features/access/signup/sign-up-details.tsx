/** What who signed up says of themselves before the dashboard opens: personal, then educational details (seed 000 §2, §4). */
import { readConfiguration } from '@maktab/client/calls/tenants/configuration.generated'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { isSignupFieldVisible } from '@maktab/domain/people/personal-details'
import { Stepper } from '@maktab/ui/layout/stepper'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useNavigate } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities, useTenant } from '#calls/use-tenant.ts'
import { Title } from '#page/title.tsx'
import { useT } from '#language/use-t.ts'
import { DefaultEducation } from './default-education.tsx'
import { EducationalDetailsForm } from './educational-details-form.tsx'
import { PersonalDetailsForm } from './personal-details-form.tsx'
import { StepHeading } from '#features/access/way-in-parts.tsx'
import styles from './sign-up-details.module.css'

/** The profile has all that is asked for from this step on (seed 000 §4). */
const completeStep = 3
const personalStep = 1

interface SignUpDetailsScreenProps {
  /** Asks for the personal details alone; the educational ones are the default ones then. */
  readonly isPersonalOnly?: boolean
  /** The classes of a grade that one may join. */
  readonly classesOf: (grade: string) => ReactNode
}

export function SignUpDetailsScreen({ isPersonalOnly = false, classesOf }: SignUpDetailsScreenProps) {
  const t = useT('pages')
  const navigate = useNavigate()
  const tenant = useTenant()
  const { shell } = useCapabilities()
  const { profile_completion_step } = useSession()
  // The step that is shown follows what was saved here: a complete profile leaves this page at once.
  const [step, setStep] = useState(profile_completion_step)
  const [hasMoved, setMoved] = useState(false)
  const asksEducation = !isPersonalOnly && (tenant.is_exam_mode || isSignupFieldVisible(tenant, 'grade'))
  const finish = useCallback(
    (next: number) => {
      setMoved(true)
      if (next >= completeStep) navigate('/learner', { replace: true })
      else setStep(next)
    },
    [navigate],
  )

  if (profile_completion_step >= completeStep && !hasMoved) return <Navigate to="/learner" replace />
  const isPersonal = step <= personalStep
  const steps = [
    { key: 'personal', label: t('details.personal') },
    { key: 'educational', label: t('details.educational') },
  ]
  return (
    <div className={`grid gap-4 ${styles['page']}`}>
      <Title of={t('details.heading')} />
      <StepHeading
        key={isPersonal ? 'personal' : 'educational'}
        takesFocus={hasMoved}
        over={shell === 'quran' ? t('tenants.quran_welcome', { name: tenant.name }) : undefined}
      >
        {isPersonal ? t('details.heading') : t('details.educational')}
      </StepHeading>
      {isPersonal && <p className="soft">{asksEducation ? t('details.intro') : t('details.intro_short')}</p>}
      {asksEducation && <Stepper steps={steps} current={isPersonal ? 'personal' : 'educational'} />}
      {isPersonal ? (
        <WholeConfiguration>
          {(configuration) => <PersonalDetailsForm configuration={configuration} onSaved={finish} />}
        </WholeConfiguration>
      ) : asksEducation ? (
        <EducationalDetailsForm classesOf={classesOf} onSaved={finish} />
      ) : (
        <DefaultEducation onSaved={finish} />
      )}
    </div>
  )
}

/** The page does not carry the provinces, which are many: they are asked for where a tenant's signup shows places. */
function WholeConfiguration({ children }: { children: (configuration: Configuration) => ReactNode }) {
  const tenant = useTenant()
  const hasPlaces = isSignupFieldVisible(tenant, 'province') || isSignupFieldVisible(tenant, 'region')
  const asked = useQuery(
    readConfiguration,
    { domain_name: location.hostname, is_b2c_enabled: tenant.is_b2c_enabled },
    { enabled: hasPlaces },
  )
  if (!hasPlaces) return children({ ...tenant, regions_metadata: '[]' })
  return (
    <CallState of={asked} shape="lines">
      {({ list: [configuration] }) => (configuration === undefined ? <NotFound /> : children(configuration))}
    </CallState>
  )
}
