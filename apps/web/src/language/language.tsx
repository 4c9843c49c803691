/** The language of the page: the words of one at a time, changed without a reload. */
import { languageAtIndex } from '@maktab/domain/tenants/languages'
import { languageByCode, languageByTitle } from '@maktab/i18n/languages'
import type { Language } from '@maktab/i18n/languages'
import { loadWords } from '@maktab/i18n/words'
import type { Words } from '@maktab/i18n/words'
import { WordsProvider } from '@maktab/ui/base/words'
import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Boot } from '#calls/boot.ts'
import { useConnection, type Connection } from '#calls/connection.ts'
import { renameSchool } from '#calls/rename-school.ts'
import { useMaybeSession } from '#calls/use-session.ts'
import { useCapabilities, useTenant } from '#calls/use-tenant.ts'

const keptUnder = 'maktab.language'

interface Speaking {
  readonly language: Language
  readonly offered: readonly Language[]
  /** Chosen by hand since the page was opened, or by its address: stronger than what a person's profile says. */
  readonly wasChosen: boolean
  /** Speaks a language from now on; `byHand` where a person picked it. */
  readonly choose: (language: Language, how?: { readonly byHand: boolean }) => Promise<void>
}

const LanguageContext = createContext<Speaking | undefined>(undefined)

/**
 * The language to start in: one named in the address (seed 000 §1), the person's own, one chosen here before, the tenant's.
 * Only languages that the tenant offers count.
 */
export function firstLanguage(
  { tenant, capabilities }: Boot,
  address: URLSearchParams,
  personal: string | undefined,
): Language {
  const offered = capabilities.languages.map(languageByCode)
  const named = languageOfAddress(address, tenant)
  const kept = readKept()
  const wishes = [
    named,
    personal === undefined ? undefined : languageByCode(personal),
    kept === null ? undefined : languageByCode(kept),
  ]
  const wish = wishes.find((language) => language !== undefined && offered.includes(language))
  return (
    wish ?? offered.find((language) => language.code === tenant.default_language) ?? offered[0] ?? languageByCode('en')
  )
}

/** The language that an address asks for: by its title, or by the index in the links of mails (`ln`, seed 000 §2). */
export function languageOfAddress(
  address: URLSearchParams,
  { id: tenant_id }: Pick<Boot['tenant'], 'id'>,
): Language | undefined {
  const code = languageAtIndex({ tenant_id }, address.get('ln'))
  return languageByTitle(address.get('language') ?? address.get('lang') ?? '') ?? (code && languageByCode(code))
}

function readKept(): string | null {
  try {
    return localStorage.getItem(keptUnder)
  } catch {
    return null
  }
}

/** An offered language that the address names becomes the current one, on later pages too (seed 000 §1). */
export function keepLanguageOfAddress(
  language: Language,
  address: URLSearchParams,
  { session, boot }: Pick<Connection, 'session' | 'boot'>,
): void {
  if (languageOfAddress(address, boot.tenant) !== language) return
  keep(language)
  if (session.current() !== undefined) session.change({ current_language: language.code })
}

function keep(language: Language): void {
  // The server reads it, so that the next page comes in the right direction at once.
  document.cookie = `language=${language.code}; path=/; max-age=31536000; samesite=lax`
  try {
    localStorage.setItem(keptUnder, language.code)
  } catch {
    // Forbidden storage: the choice lasts as long as the page.
  }
}

interface LanguageProviderProps {
  readonly first: Words
  readonly children: ReactNode
}

export function LanguageProvider({ first, children }: LanguageProviderProps): ReactNode {
  const connection = useConnection()
  const tenant = useTenant()
  const { languages } = useCapabilities()
  const [words, setWords] = useState(first)
  const { language } = words
  const [wasChosen, setChosen] = useState(
    () => languageOfAddress(new URLSearchParams(location.search), tenant) === first.language,
  )

  // Before the new words are painted: no frame shows them in the old direction.
  useLayoutEffect(() => {
    document.documentElement.lang = language.tag
    document.documentElement.dir = language.direction
  }, [language])

  useLayoutEffect(() => connection.sayWith(words), [connection, words])

  const speaking = useMemo<Speaking>(
    () => ({
      language,
      offered: languages.map(languageByCode),
      wasChosen,
      async choose(next, { byHand } = { byHand: true }) {
        // With every bundle that the page has: nothing on it waits for its words again.
        const spoken = await loadWords(next.locale, words.all())
        connection.speak(next.code)
        keep(next)
        setWords(spoken)
        setChosen(byHand)
        await renameSchool(connection)
      },
    }),
    [language, words, wasChosen, languages, connection],
  )
  // A tenant may have schools in two countries: whoever is signed in reads the clocks of their own.
  const timeZone = useMaybeSession()?.time_zone ?? tenant.time_zone
  const spoken = useMemo(
    () => ({
      words,
      timeZone,
      firstWeekday: tenant.first_weekday,
      languages: [tenant.default_language, ...languages].map(languageByCode),
    }),
    [words, timeZone, tenant, languages],
  )
  return (
    <LanguageContext value={speaking}>
      <WordsProvider value={spoken}>{children}</WordsProvider>
    </LanguageContext>
  )
}

export function useSpeaking(): Speaking {
  const speaking = useContext(LanguageContext)
  if (speaking === undefined) throw new Error('The language needs a LanguageProvider around it')
  return speaking
}
