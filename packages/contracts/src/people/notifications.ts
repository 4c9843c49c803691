/** What a person is told of, in the product and by push, and the links by which mails and pushes lead to it. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, id, instant } from '../fields.ts'

/** Notifications are for teachers and learners (seed 000 §6). */
const told = ['learner', 'teacher'] as const

export const notificationTypes = [
  'work_set',
  'work_changed',
  'work_cancelled',
  'work_due_soon',
  'work_reminder',
  'work_returned',
  'work_to_redo',
  'work_handed_in',
  'work_handed_in_again',
  'event_new',
  'event_changed',
  'event_cancelled',
  'event_soon',
  'private_comment',
  'post_new',
  'post_comment',
  'post_reported',
  'payment_received',
  'payment_refused',
  'payment_taken_back',
  'plan_ends_in_week',
  'plan_ends_tomorrow',
  'plan_ended',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const Notification = z.object({
  users_notification_id: guid,
  notification_type: z.enum(notificationTypes),
  /** In the reader's language; empty where a device answers by itself: it says it by the type. */
  title: z.string(),
  /** In the words of whoever caused it: the title of an assignment. */
  subject: z.string(),
  assignment_id: guid.nullable(),
  class_id: id.nullable(),
  event_id: guid.nullable(),
  /** Of a stream: what leads to its class where it is null and the class is not. */
  post_id: guid.nullable(),
  /** The learner whose work it is about, where a teacher is told of one alone. */
  learner_id: id.nullable(),
  created_on: instant,
  is_read: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = query({
  path: 'user/notifications',
  summary: 'What the caller was told of, the newest first',
  audience: told,
  input: z.object({ page: z.int().min(1).max(10_000).default(1) }),
  output: z.object({ list: z.array(Notification), total_pages: z.int(), unread: z.int() }),
  offline: 'local',
  flags: { mute: true },
})

/** Ids of other people's notifications change nothing. */
export const readNotifications = command({
  path: 'notifications/read',
  summary: 'Mark notifications of the caller as read',
  audience: told,
  input: z.object({ users_notification_ids: z.array(guid).min(1).max(200) }),
  output: z.object({ unread: z.int() }),
  offline: 'queue',
  flags: { mute: true },
})

/** What the browser gives when it subscribes. */
export const PushSubscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}(==)?$/) }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

/** `pid` is the browser's subscription as JSON; `off` takes it back. A browser has one person: whoever registered last. */
export const setPush = command({
  path: 'user/pushnotification/set',
  summary: 'Register this browser for pushes, or take it back',
  audience: told,
  input: z.object({ pid: z.string().min(1).max(3000), type: z.enum(['web', 'off']) }),
  output: z.object({ is_registered: z.boolean() }),
  refusals: ['push_refused'],
  offline: 'online',
  flags: { mute: true },
})

export const readPushKey = query({
  path: 'user/pushnotification/key',
  summary: 'The key with which a browser subscribes to pushes',
  audience: told,
  input: z.object({}),
  output: z.object({ public_key: z.string() }),
  offline: 'online',
  flags: { mute: true },
})

/** Ends mails that nobody asked for. The code of the mail says whose; the answer is the same whatever it says. */
export const unsubscribe = command({
  path: 'notification/user/unsubscribe',
  summary: 'No more mails to this address',
  audience: 'public',
  input: z.object({ email: z.string().trim().min(1).max(254), code: z.string().max(500).optional() }),
  output: z.object({}),
  offline: 'online',
  flags: { forcedOnline: true },
})

/** Takes an `unsubscribe` back, with the same code and as silently. */
export const resubscribe = command({
  path: 'notification/user/resubscribe',
  summary: 'Mails to this address again',
  audience: 'public',
  input: unsubscribe.input,
  output: z.object({}),
  offline: 'online',
  flags: { forcedOnline: true },
})

/** What the `code` of a link in a mail or a push leads to. It works for the person it was made for alone. */
export const resolveLink = query({
  path: 'user/link/resolve',
  summary: 'Where the code of a link leads',
  audience: 'signed-in',
  input: z.object({ code: z.string().min(1).max(500) }),
  output: z.object({
    purpose: z.enum(['assignment', 'class', 'event', 'unsubscribe']),
    assignment_id: guid.nullable(),
    class_id: id.nullable(),
    event_id: guid.nullable(),
    /** Where mails go, for the screen that ends them. */
    email: z.string().nullable(),
  }),
  refusals: ['link_invalid', 'link_not_yours'],
  offline: 'online',
  flags: { forcedOnline: true },
})
