import { switchRole } from '@maktab/client/calls/access/own-sessions.generated'
import type { Answer } from '@maktab/client/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Role } from '@maktab/contracts/roles'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { useNavigate } from '#page/router.tsx'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'

interface RoleSwitch {
  /** Goes on in another of the person's roles, at its first screen. */
  switchTo(role: Role): Promise<void>
  /** The role that is being taken. */
  readonly taking: Role | undefined
}

/**
 * Another role (seed 000 §6). The switch stands alone over all tabs, as a renewal meanwhile would write the tokens of the role before
 * over its own; what waits to be sent in the role before goes out behind the new one's screens (`#sessions/left-roles.ts`).
 */
export function useRoleSwitch(): RoleSwitch {
  const t = useT('application')
  const show = useToasts()
  const navigate = useNavigate()
  const { client, session } = useConnection()
  const [taking, setTaking] = useState<Role>()

  async function trade(role: Role): Promise<Answer<Catalogue['switchRole']>> {
    // The tokens of the role before should live as long as they can: its work may still have to be sent.
    await session.renewIfDue()
    let answer: Answer<Catalogue['switchRole']> = { ok: false, failure: 'signed_out' }
    await session.exchange(async (before) => {
      answer = await client.perform(switchRole, { role })
      return answer.ok ? { ...before, ...answer.value } : undefined
    })
    return answer
  }

  return {
    taking,
    async switchTo(role) {
      setTaking(role)
      const answer = await trade(role)
      setTaking(undefined)
      if (!answer.ok) return show({ tone: 'error', text: explain(t, answer) })
      navigate('/')
      show({ tone: 'success', text: t('frame.role_switched') })
    },
  }
}
