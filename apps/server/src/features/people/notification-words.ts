/** Titles of notifications in every language: the list and the pushes say the same. */
import type { LanguageCode } from '@maktab/contracts/fields'
import type { NotificationType } from '@maktab/contracts/people/notifications'
import { languageByCode, languages } from '@maktab/i18n/languages'
import { loadWords } from '@maktab/i18n/words'

export type NotificationTitle = (language: LanguageCode, type: NotificationType) => string

export async function loadNotificationTitles(): Promise<NotificationTitle> {
  const pairs = await Promise.all(
    languages.map(async ({ locale }) => {
      const { t } = await loadWords(locale, ['assignments'])
      const titles: Record<NotificationType, string> = {
        work_set: t('assignments.notified_work_set'),
        work_returned: t('assignments.notified_work_returned'),
        work_to_redo: t('assignments.notified_work_to_redo'),
        work_handed_in: t('assignments.notified_work_handed_in'),
        work_handed_in_again: t('assignments.notified_work_handed_in_again'),
      }
      return [locale, titles] as const
    }),
  )
  const byLocale = new Map(pairs)
  return (language, type) => byLocale.get(languageByCode(language).locale)?.[type] ?? type
}
