import { actAsCampusAdmin, actAsPrincipal } from '@maktab/client/calls/access/acting.generated'
import type { ActingRole } from '@maktab/contracts/access/acting'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import { returnPath } from '#page/landing.ts'
import { useCommand } from '#page/use-calls.ts'

/** Takes the super admin into the place of whoever holds an office at a school (seed 000 §2); says where nobody does. */
export function ActAtSchool({ institution_id, name }: { readonly institution_id: number; readonly name: string }) {
  const t = useT('notices', 'office')
  const nameOf = useRoleName()
  const campusAdmin = useCommand(actAsCampusAdmin)
  const principal = useCommand(actAsPrincipal)
  const [problem, setProblem] = useState<string>()
  const [going, setGoing] = useState<ActingRole>()

  async function take(role: ActingRole): Promise<void> {
    setProblem(undefined)
    setGoing(role)
    const answer = await (role === 'principal' ? principal : campusAdmin).run({ institution_id })
    const path = answer.ok ? returnPath(answer.value.path) : undefined
    // The page begins anew in this tab; the browser's own session stays for afterwards.
    if (path !== undefined) return location.assign(path)
    setGoing(undefined)
    setProblem(
      !answer.ok && 'refusal' in answer && answer.refusal === 'office_vacant'
        ? t('acting.nobody', { role: nameOf(role), school: name })
        : explain(t, answer.ok ? { ok: false, failure: 'broken' } : answer),
    )
  }

  return (
    <>
      <div className="flex wrap gap-2">
        {(['campus_admin', 'principal'] as const).map((role) => (
          <Button
            key={role}
            size="small"
            isBusy={going === role}
            aria-label={t('acting.work_as_at', { role: nameOf(role), school: name })}
            onClick={() => void take(role)}
          >
            {t('acting.work_as', { role: nameOf(role) })}
          </Button>
        ))}
      </div>
      {problem !== undefined && (
        <div role="alert">
          <Notice tone="warning">{problem}</Notice>
        </div>
      )}
    </>
  )
}
