/** Titles of notifications in every language: the list and the pushes say the same. */
import type { LanguageCode } from '@maktab/contracts/fields'
import type { NotificationType } from '@maktab/contracts/people/notifications'
import { languageByCode, languages } from '@maktab/i18n/languages'
import { loadWords } from '@maktab/i18n/words'

export type NotificationTitle = (language: LanguageCode, type: NotificationType) => string

export async function loadNotificationTitles(): Promise<NotificationTitle> {
  const pairs = await Promise.all(
    languages.map(async ({ locale }) => {
      const { t } = await loadWords(locale, ['assignments', 'notices'])
      const titles: Record<NotificationType, string> = {
        work_set: t('assignments.notified_work_set'),
        work_changed: t('assignments.notified_work_changed'),
        work_cancelled: t('assignments.notified_work_cancelled'),
        work_due_soon: t('assignments.notified_work_due_soon'),
        work_reminder: t('assignments.notified_work_reminder'),
        work_returned: t('assignments.notified_work_returned'),
        work_to_redo: t('assignments.notified_work_to_redo'),
        work_handed_in: t('assignments.notified_work_handed_in'),
        work_handed_in_again: t('assignments.notified_work_handed_in_again'),
        event_new: t('notifications.event_new'),
        event_changed: t('notifications.event_changed'),
        event_cancelled: t('notifications.event_cancelled'),
        event_soon: t('notifications.event_soon'),
        private_comment: t('assignments.notified_private_comment'),
        post_new: t('notifications.post_new'),
        post_comment: t('notifications.post_comment'),
        post_reported: t('notifications.post_reported'),
        payment_received: t('notifications.payment_received'),
        payment_refused: t('notifications.payment_refused'),
        payment_taken_back: t('notifications.payment_taken_back'),
        plan_ends_in_week: t('notifications.plan_ends_in_week'),
        plan_ends_tomorrow: t('notifications.plan_ends_tomorrow'),
        plan_ended: t('notifications.plan_ended'),
      }
      return [locale, titles] as const
    }),
  )
  const byLocale = new Map(pairs)
  return (language, type) => byLocale.get(languageByCode(language).locale)?.[type] ?? type
}
