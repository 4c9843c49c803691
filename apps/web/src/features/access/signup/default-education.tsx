import { saveEducationalDetails } from '@maktab/client/calls/access/sign-up-details.generated'
import type { Answer } from '@maktab/client/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { genericGrade } from '@maktab/domain/people/personal-details'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { ErrorState } from '@maktab/ui/feedback/states'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Failed } from '#page/call-state.tsx'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'

type Wrong = Exclude<Answer<Catalogue['saveEducationalDetails']>, { ok: true }>

/** For who is not asked what they learn: the default grade is saved, and they go on (seed 000 §4). */
export function DefaultEducation({ onSaved }: { onSaved: (profile_completion_step: number) => void }) {
  const t = useT('pages')
  const { client, session } = useConnection()
  const [wrong, setWrong] = useState<Wrong>()
  const hasBegun = useRef(false)

  const save = useCallback(async () => {
    setWrong(undefined)
    const answer = await client.perform(saveEducationalDetails, { grade: genericGrade, metadata: '{}' })
    if (!answer.ok) return setWrong(answer)
    const { profile_completion_step } = answer.value.result
    session.change({ profile_completion_step })
    onSaved(profile_completion_step)
  }, [client, session, onSaved])

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void save()
  }, [save])

  if (wrong === undefined) return <Skeleton label={t('details.preparing')} shape="lines" />
  if ('failure' in wrong) return <Failed failure={wrong.failure} onRetry={() => void save()} />
  return (
    <ErrorState title={t('frame.error_title')} onRetry={() => void save()}>
      {explain(t, wrong)}
    </ErrorState>
  )
}
