/** What a person is told of, where it is pushed to, and where its links lead. */
import { createHash } from 'node:crypto'
import { accept, refuse } from '@maktab/contracts/outcome'
import {
  listNotifications,
  PushSubscription,
  readNotifications,
  readPushKey,
  resolveLink,
  resubscribe,
  setPush,
  unsubscribe,
  type NotificationType,
} from '@maktab/contracts/people/notifications'
import { notificationsPerPage } from '@maktab/domain/people/notifications'
import { isPushService } from '@maktab/domain/people/pushes'
import { atGate, inside, type GateContext } from '#calls/handle.ts'
import type { NotificationTitle } from '#features/people/notification-words.ts'
import {
  countNotifications,
  deleteOwnSubscription,
  markNotificationsRead,
  readNotificationPage,
  saveMailsWanted,
  saveSubscription,
} from '#features/people/notifications.sql.ts'
import { findPerson } from '#features/people/profile.sql.ts'
import type { SignedLinks } from '#features/people/signed-links.ts'

export interface Notifying {
  readonly links: SignedLinks
  readonly notificationTitle: NotificationTitle
  readonly pushPublicKey: string
  /** Origins of push services beside those of the browsers. */
  readonly pushOrigins: readonly string[]
}

export const notifications = ({ links, notificationTitle, pushPublicKey, pushOrigins }: Notifying) => ({
  listNotifications: inside(listNotifications, async ({ db, actor, language }, { page }) => {
    const [rows, { total, unread }] = await Promise.all([
      readNotificationPage(db, actor, { limit: notificationsPerPage, offset: (page - 1) * notificationsPerPage }),
      countNotifications(db, actor),
    ])
    return accept({
      total_pages: Math.ceil(total / notificationsPerPage),
      unread,
      list: rows.map(({ read_on, created_on, ...row }) => {
        const notification_type = row.notification_type as NotificationType
        return {
          ...row,
          notification_type,
          title: notificationTitle(language, notification_type),
          created_on: created_on.toISOString(),
          is_read: read_on !== null,
        }
      }),
    })
  }),

  readNotifications: inside(readNotifications, async ({ db, actor, given }, { users_notification_ids }) => {
    await markNotificationsRead(db, actor, users_notification_ids, given)
    const { unread } = await countNotifications(db, actor)
    return accept({ unread })
  }),

  setPush: inside(setPush, async ({ db, actor, now, device_id = null }, { pid, type }) => {
    const subscription = readSubscription(pid)
    if (!subscription || !isPushService(subscription.endpoint, pushOrigins)) return refuse('push_refused')
    const endpoint_hash = createHash('sha256').update(subscription.endpoint).digest('base64url')
    if (type === 'off') await deleteOwnSubscription(db, actor, endpoint_hash)
    else await saveSubscription(db, actor, endpoint_hash, { subscription, device_id, created_on: now })
    return accept({ is_registered: type === 'web' })
  }),

  readPushKey: inside(readPushKey, () => Promise.resolve(accept({ public_key: pushPublicKey }))),

  /** A code that is not good, and an address that is not the person's, are answered like the right ones. */
  unsubscribe: atGate(unsubscribe, (gate, input) => setMails(links, gate, input, false)),
  resubscribe: atGate(resubscribe, (gate, input) => setMails(links, gate, input, true)),

  resolveLink: inside(resolveLink, async ({ db, actor, now }, { code }) => {
    const link = links.read(code, now)
    if (!link) return refuse('link_invalid')
    const isOwn =
      link.user_id === actor.user_id &&
      link.institution_id === actor.institution_id &&
      link.tenant_id === actor.tenant_id
    if (!isOwn) return refuse('link_not_yours')
    const person = link.purpose === 'unsubscribe' ? await findPerson(db, actor) : undefined
    return accept({
      purpose: link.purpose,
      assignment_id: link.purpose === 'assignment' ? link.target : null,
      class_id: link.purpose === 'class' ? link.target : null,
      event_id: link.purpose === 'event' ? link.target : null,
      email: person?.email ?? null,
    })
  }),
})

async function setMails(
  links: SignedLinks,
  { doors, tenant_id, now }: GateContext,
  { email, code }: { readonly email: string; readonly code?: string | undefined },
  areWanted: boolean,
) {
  const link = links.read(code ?? '', now)
  if (link?.purpose === 'unsubscribe' && link.tenant_id === tenant_id) {
    await doors.inSchool(link, (db) => saveMailsWanted(db, link, email.toLowerCase(), areWanted))
  }
  return accept({})
}

function readSubscription(pid: string): PushSubscription | undefined {
  try {
    return PushSubscription.safeParse(JSON.parse(pid)).data
  } catch {
    return undefined
  }
}
