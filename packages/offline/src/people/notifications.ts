import { accept } from '@maktab/contracts/outcome'
import { notificationsPerPage } from '@maktab/domain/people/notifications'
import type { HandlersOf } from '../local-handler.ts'
import { countNotifications, markNotificationsRead, readNotificationPage } from './notifications.sql.ts'

/** What the person was told of until the last pull. Which language they read is the page's to know: the title is said there, by the type. */
export const notifications: HandlersOf<'listNotifications' | 'readNotifications'> = {
  async listNotifications({ db }, { page = 1 }) {
    const rows = await readNotificationPage(db, {
      limit: notificationsPerPage,
      offset: (page - 1) * notificationsPerPage,
    })
    const { total, unread } = await countNotifications(db)
    return accept({
      list: rows.map((row) => ({ ...row, title: '' })),
      total_pages: Math.ceil(total / notificationsPerPage),
      unread,
    })
  },

  async readNotifications({ db }, { users_notification_ids }) {
    await markNotificationsRead(db, users_notification_ids)
    const { unread } = await countNotifications(db)
    return accept({ unread })
  },
}
