import { signIn, switchLanguage } from '@maktab/client/calls.generated'
import type { Answer } from '@maktab/client/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { languageByCode } from '@maktab/i18n/languages'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { landingOf, returnPath } from '#shell/landing.ts'
import { useSpeaking } from '#shell/language.tsx'
import { useT } from '#shell/use-t.ts'
import { hashPassword } from './hash-password.ts'

interface SignIn {
  /** Goes on to where the person wanted to, or to their landing page. */
  signIn(username: string, password: string): Promise<void>
  readonly isBusy: boolean
  /** Why the last try failed, in words. */
  readonly problem: string | undefined
}

/** Signs in; the page then speaks the person's language, unless they picked another one just now (seed 000 §6). */
export function useSignIn(): SignIn {
  const { boot, client, session } = useConnection()
  const { choose, offered, translator, wasChosen } = useSpeaking()
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function begin({ value }: Extract<Answer<Catalogue['signIn']>, { ok: true }>): Promise<void> {
    session.begin(value)
    const own = languageByCode(value.current_language)
    if (wasChosen && own !== translator.language) {
      session.change({ current_language: translator.language.code })
      void client.perform(switchLanguage, { CurrentLanguage: translator.language.code })
    } else if (own !== translator.language && offered.includes(own)) {
      await choose(own, { byHand: false })
    }
    await navigate(returnPath(search.get('from')) ?? landingOf(value.active_role, boot.tenant), { replace: true })
  }

  return {
    isBusy,
    problem,
    async signIn(username, password) {
      setBusy(true)
      setProblem(undefined)
      try {
        const answer = await client.perform(signIn, { username: username.trim(), password: await hashPassword(password), isForcedOnline: true })
        if (answer.ok) await begin(answer)
        else setProblem(explain(t, answer))
      } finally {
        setBusy(false)
      }
    },
  }
}
