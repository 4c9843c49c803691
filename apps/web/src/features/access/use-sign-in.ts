import { signIn, switchLanguage } from '@maktab/client/calls.generated'
import type { Answer } from '@maktab/client/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { languageByCode } from '@maktab/i18n/languages'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { renameSchool } from '#calls/rename-school.ts'
import { loadApplication } from '#shell/load-application.ts'
import { useSpeaking } from '#shell/language.tsx'
import { useT } from '#shell/use-t.ts'
import { hashPassword } from './hash-password.ts'

interface SignIn {
  /** The gate then opens, to where the person wanted to or to their landing page. */
  signIn(username: string, password: string): Promise<void>
  readonly isBusy: boolean
  /** Why the last try failed, in words. */
  readonly problem: string | undefined
}

/** Signs in; the page then speaks the person's language, unless they picked another one just now (seed 000 §6). */
export function useSignIn(): SignIn {
  const connection = useConnection()
  const { client, session } = connection
  const { choose, offered, translator, wasChosen } = useSpeaking()
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function begin({ value }: Extract<Answer<Catalogue['signIn']>, { ok: true }>): Promise<void> {
    const own = languageByCode(value.current_language)
    const { language } = translator
    const isOther = own !== language && offered.includes(own)
    if (isOther && !wasChosen) await choose(own, { byHand: false })
    const current_language = isOther && wasChosen ? language.code : value.current_language
    session.begin({ ...value, current_language })
    if (isOther && !wasChosen) void renameSchool(connection)
    if (isOther && wasChosen) void client.perform(switchLanguage, { CurrentLanguage: language.code })
  }

  return {
    isBusy,
    problem,
    async signIn(username, password) {
      setBusy(true)
      setProblem(undefined)
      // Fetched while the server checks the password.
      void loadApplication().catch(() => undefined)
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
