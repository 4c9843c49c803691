/** The language of the page: one catalogue at a time, changed without a reload. */
import { languageAtIndex } from '@maktab/domain/tenants/languages'
import { languageByCode, languageByTitle } from '@maktab/i18n/languages'
import type { Language } from '@maktab/i18n/languages'
import { loadEntranceLanguage, loadLanguage } from '@maktab/i18n/load-language'
import type { Translator } from '@maktab/i18n/translate'
import type { WholeTranslator } from '@maktab/i18n/load-language'
import { PartWordsProvider } from '@maktab/ui/base/part-words'
import type { EntranceWords, PartWords } from '@maktab/ui/base/part-words'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Boot } from '#calls/boot.ts'
import { useConnection, type Connection } from '#calls/connection.ts'
import { renameSchool } from '#calls/rename-school.ts'
import { useCapabilities, useTenant } from '#calls/use-tenant.ts'

const keptUnder = 'maktab.language'

interface Speaking {
  readonly translator: Translator
  readonly offered: readonly Language[]
  /** Chosen by hand since the page was opened, or by its address: stronger than what a person's profile says. */
  readonly wasChosen: boolean
  /** Before sign-in only the words of the entrance are there. */
  readonly isWhole: boolean
  readonly speakWhole: () => Promise<void>
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
  readonly first: Translator | WholeTranslator
  readonly children: ReactNode
}

export function LanguageProvider({ first, children }: LanguageProviderProps): ReactNode {
  const connection = useConnection()
  const tenant = useTenant()
  const { languages } = useCapabilities()
  const [translator, setTranslator] = useState<Translator | WholeTranslator>(first)
  const isWhole = 'formatsIn' in translator
  const [wasChosen, setChosen] = useState(
    () => languageOfAddress(new URLSearchParams(location.search), tenant) === first.language,
  )

  useEffect(() => {
    const { tag, direction } = translator.language
    document.documentElement.lang = tag
    document.documentElement.dir = direction
  }, [translator])

  const speaking = useMemo<Speaking>(
    () => ({
      translator,
      offered: languages.map(languageByCode),
      wasChosen,
      isWhole,
      async speakWhole() {
        setTranslator(await loadLanguage(translator.language.locale))
      },
      async choose(language, { byHand } = { byHand: true }) {
        const next = await (isWhole ? loadLanguage : loadEntranceLanguage)(language.locale)
        connection.speak(language.code)
        keep(language)
        setTranslator(next)
        setChosen(byHand)
        await renameSchool(connection)
      },
    }),
    [translator, isWhole, wasChosen, languages, connection],
  )
  const words = useMemo<EntranceWords | PartWords>(() => {
    const { t, language } = translator
    if (!('formatsIn' in translator)) return { t, language }
    const { time_zone: timeZone, first_weekday: firstWeekday } = tenant
    return { t, language, format: translator.formatsIn(timeZone), timeZone, firstWeekday }
  }, [translator, tenant])
  return (
    <LanguageContext value={speaking}>
      <PartWordsProvider value={words}>{children}</PartWordsProvider>
    </LanguageContext>
  )
}

/** The screens within speak by another translator of the same language: one that knows words of theirs besides. */
export function SpeakBy({
  translator,
  children,
}: {
  readonly translator: Translator
  readonly children: ReactNode
}): ReactNode {
  const speaking = useSpeaking()
  const value = useMemo(() => ({ ...speaking, translator }), [speaking, translator])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export function useSpeaking(): Speaking {
  const speaking = useContext(LanguageContext)
  if (speaking === undefined) throw new Error('The language needs a LanguageProvider around it')
  return speaking
}
