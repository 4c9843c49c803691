import { languageByCode } from '@maktab/i18n/languages'
import type { LanguageCode } from '@maktab/contracts/fields'
import { Icon } from '@maktab/ui/base/icon'
import type { ComponentProps } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useSpeaking } from './language.tsx'
import styles from './language-menu.module.css'
import { useT } from './use-t.ts'

/** Speaks a language from now on; the school keeps it for whoever is signed in. */
export function usePickLanguage(): (code: LanguageCode) => Promise<void> {
  const { client, session, isActing } = useConnection()
  const { choose } = useSpeaking()
  return async (code) => {
    await choose(languageByCode(code))
    if (session.current() === undefined) return
    session.change({ current_language: code })
    // The language that is kept is the person's own, not that of who works in their place.
    if (isActing) return
    const { switchLanguage } = await import('@maktab/client/calls/people/profile.generated')
    await client.perform(switchLanguage, { CurrentLanguage: code })
  }
}

interface LanguageMenuProps {
  /** Draws the picture alone on a phone. */
  readonly isBrief?: boolean
  /** How the list is chosen from, where that is not at each change. */
  readonly choice?: Pick<ComponentProps<'select'>, 'value' | 'onChange' | 'onKeyDown' | 'onMouseDown' | 'onBlur'>
}

/** The languages of the tenant, each in its own name; absent where there is but one, and in exam mode (seed 000 §2). */
export function LanguageMenu({ isBrief = false, choice }: LanguageMenuProps) {
  const t = useT()
  const { offered, language } = useSpeaking()
  const pick = usePickLanguage()
  const { hasLanguageMenu } = useCapabilities()
  if (!hasLanguageMenu) return null

  return (
    <label className={isBrief ? `${styles['menu']} ${styles['brief']}` : styles['menu']}>
      <Icon name="language" />
      <span className="visually-hidden">{t('frame.choose_language')}</span>
      <select
        className={styles['choice']}
        value={language.code}
        onChange={(event) => void pick(event.target.value as LanguageCode)}
        {...choice}
      >
        {offered.map((language) => (
          <option key={language.code} value={language.code} lang={language.tag}>
            {language.ownName}
          </option>
        ))}
      </select>
    </label>
  )
}
