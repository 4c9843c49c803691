import type { Session } from '@maktab/contracts/access/sessions'
import { languageByCode } from '@maktab/i18n/languages'
import { useConnection } from '#calls/connection.ts'
import { renameSchool } from '#calls/rename-school.ts'
import { useSpeaking } from '#shell/language.tsx'
import { platformOf } from '#shell/platform.ts'
import { useT } from '#shell/use-t.ts'

/**
 * Begins the session that a proof was answered with, whatever the proof: password, provider, signup. The page then speaks the
 * person's language, unless they picked another one just now (seed 000 §6), and the gate opens. Answers why not, in words, where
 * the application does not let them in.
 */
export function useBeginSession(): (proved: Session) => Promise<string | undefined> {
  const t = useT()
  const connection = useConnection()
  const { choose, offered, translator, wasChosen } = useSpeaking()
  return async (proved) => {
    const platform = platformOf(document)
    const entered = platform === 'web' ? { session: proved } : await (await import('./enter-app.ts')).enterApp({ platform, given: proved, rolesInApp: connection.boot.capabilities.rolesInApp })
    if ('sentence' in entered) return t(entered.sentence)
    const given = entered.session
    const own = languageByCode(given.current_language)
    const { language } = translator
    const isOther = own !== language && offered.includes(own)
    if (isOther && !wasChosen) await choose(own, { byHand: false })
    const current_language = isOther && wasChosen ? language.code : given.current_language
    connection.session.begin({ ...given, current_language })
    if (isOther && !wasChosen) void renameSchool(connection)
    if (!isOther || !wasChosen) return undefined
    const { switchLanguage } = await import('@maktab/client/calls/people/profile.generated')
    void connection.client.perform(switchLanguage, { CurrentLanguage: language.code })
    return undefined
  }
}
