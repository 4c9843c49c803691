import type { Session } from '@maktab/contracts/access/sessions'
import { bringsLanguage } from '@maktab/domain/people/language'
import { languageByCode } from '@maktab/i18n/languages'
import { useConnection } from '#calls/connection.ts'
import { sentenceIn } from '#calls/explain.ts'
import { renameSchool } from '#calls/rename-school.ts'
import { useSpeaking } from '#language/language.tsx'
import { newId } from '#browser/identifiers.ts'
import { platformOf } from '#browser/platform.ts'
import { useT } from '#language/use-t.ts'

/**
 * Begins the session that a proof was answered with, whatever the proof: password, provider, signup. The page then speaks a
 * learner's or a teacher's own language, unless they picked another one just now; for everybody else it goes on as it is (seed 000
 * §6). The gate opens. Answers why not, in words, where the application does not let them in.
 */
export function useBeginSession(): (proved: Session) => Promise<string | undefined> {
  const t = useT()
  const connection = useConnection()
  const { choose, offered, language, wasChosen } = useSpeaking()
  return async (proved) => {
    const platform = platformOf(document)
    const entered =
      platform === 'web'
        ? { session: proved }
        : await (
            await import('./enter-app.ts')
          ).enterApp({ platform, given: proved, rolesInApp: connection.boot.capabilities.rolesInApp })
    if ('sentence' in entered) return sentenceIn(t, entered.sentence)
    const given = entered.session
    const own = languageByCode(given.current_language)
    const takesOwn = bringsLanguage(given.active_role) && !wasChosen && own !== language && offered.includes(own)
    if (takesOwn) await choose(own, { byHand: false })
    // Fetched before the gate opens: the page may be left at once. Without it the person comes in all the same.
    const tells = wasChosen && own !== language
    const calls = tells
      ? await import('@maktab/client/calls/people/profile.generated').catch(() => undefined)
      : undefined
    connection.session.begin({ ...given, current_language: takesOwn ? own.code : language.code })
    if (takesOwn) void renameSchool(connection)
    if (calls !== undefined)
      void connection.client.perform(calls.switchLanguage, { CurrentLanguage: language.code }, [], {
        command_id: newId(),
        isClosing: true,
      })
    return undefined
  }
}
