import type { SignupRole } from '@maktab/contracts/roles'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useT } from '#language/use-t.ts'

/** As what somebody signs up, and the question for it; none where the tenant leaves no choice (seed 000 §1). */
export function useSignupRole(): { readonly role: SignupRole; readonly question: ReactNode } {
  const t = useT('pages')
  const { signupRoles } = useCapabilities()
  const [role, setRole] = useState<SignupRole>(signupRoles[0] ?? 'learner')
  if (signupRoles.length < 2) return { role, question: null }
  const options = signupRoles.map((value) =>
    value === 'learner'
      ? { value, label: t('signup.to_learn') }
      : { value, label: t('signup.to_teach'), hint: t('signup.to_teach_hint') },
  )
  const choose = (chosen: string) => setRole(signupRoles.find((one) => one === chosen) ?? role)
  return {
    role,
    question: <RadioGroup label={t('signup.to_do')} value={role} options={options} onValueChange={choose} />,
  }
}
