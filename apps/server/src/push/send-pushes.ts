/** Sends the pushes that wait in the database, encrypted for the browser they go to. */
import { decideDelivery, isPushService } from '@maktab/domain/people/pushes'
import webPush from 'web-push'
import type { Doors } from '#db/school.ts'
import type { NotificationTitle } from '#features/people/notification-words.ts'
import type { LinkTarget, SignedLinks } from '#features/people/signed-links.ts'
import { deletePush, deleteSubscription, leasePushes, postponePush, type WaitingPush } from '#push/outbox-pushes.sql.ts'
import type { VapidKeys } from '#push/vapid-keys.ts'
import { eachTenant, inSteps, openJob, type Job } from '#jobs/job.ts'

export interface PushSending {
  readonly doors: Doors
  readonly clock: () => Date
  readonly keys: VapidKeys
  readonly links: SignedLinks
  readonly notificationTitle: NotificationTitle
  /** Origins of push services beside those of the browsers. */
  readonly pushOrigins: readonly string[]
  /** Whom a push service may write to about this tenant's pushes: `mailto:…` or an address of the web. */
  readonly contactOf: (tenant_id: number) => string
  readonly onFailure: (error: unknown) => void
}

/** What arrives in the browser's service worker. */
export interface PushedMessage {
  readonly title: string
  readonly body: string
  /** A path of this product. */
  readonly url: string
  readonly language: string
}

const betweenLooksMs = 5_000
const leaseMs = 60_000
const answerMs = 10_000
const mostAtOnce = 50
const dayInSeconds = 86_400

/** Some of each tenant in turn, until nothing is due; answers how many were taken. */
export function openPushSender(sending: PushSending): Job {
  const { doors, clock, onFailure } = sending
  const sendSome = () =>
    eachTenant(doors, async (tenant_id) => {
      const now = clock()
      const pushes = await doors.inTenant(tenant_id, (db) =>
        leasePushes(db, tenant_id, { now, leased_until: new Date(now.getTime() + leaseMs), most: mostAtOnce }),
      )
      await Promise.all(pushes.map((push) => deliver(sending, push)))
      return pushes.length
    })
  return openJob((isClosed) => inSteps(1, sendSome, isClosed), { pauseMs: betweenLooksMs, onFailure })
}

async function deliver(sending: PushSending, push: WaitingPush): Promise<void> {
  const { doors, clock, onFailure } = sending
  const status = await post(sending, push).catch((error: unknown) => {
    onFailure(error)
    return undefined
  })
  const delivery = decideDelivery({ status, attempts: push.attempts })
  await doors.inTenant(push.tenant_id, async (db) => {
    if (delivery.is === 'gone') await deleteSubscription(db, push)
    else if (delivery.is === 'again') await postponePush(db, push, new Date(clock().getTime() + delivery.in_ms))
    else await deletePush(db, push)
  })
}

/** The status of the service's answer. Redirects are not followed: they would lead where nobody checked. */
async function post({ keys, contactOf, pushOrigins, ...writing }: PushSending, push: WaitingPush): Promise<number> {
  if (!isPushService(push.subscription.endpoint, pushOrigins)) return 410
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    push.subscription,
    JSON.stringify(messageOf(writing, push)),
    {
      TTL: dayInSeconds,
      vapidDetails: { subject: contactOf(push.tenant_id), ...keys },
    },
  )
  const { 'Content-Length': _, ...sent } = headers
  const answer = await fetch(endpoint, {
    method,
    headers: sent,
    body: body && new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(answerMs),
  })
  await answer.body?.cancel()
  return answer.status
}

function messageOf(
  { links, notificationTitle, clock }: Pick<PushSending, 'links' | 'notificationTitle' | 'clock'>,
  push: WaitingPush,
): PushedMessage {
  const { language, notification_type, subject } = push
  const url = addressOf(push, (target) => links.sign({ ...push, ...target }, clock()))
  return { title: notificationTitle(language, notification_type), body: subject.slice(0, 300), url, language }
}

function addressOf(
  { notification_type, assignment_id, event_id, class_id, role }: WaitingPush,
  sign: (target: LinkTarget) => string,
): string {
  if (assignment_id !== null)
    return `/${role}/assignments/detail?code=${sign({ purpose: 'assignment', target: assignment_id })}`
  if (event_id !== null) return `/${role}/event/details?code=${sign({ purpose: 'event', target: event_id })}`
  if (class_id !== null && notification_type.startsWith('post_'))
    return `/${role}/class/dashboard?code=${sign({ purpose: 'class', target: class_id })}`
  if (/^(payment|plan)_/.test(notification_type)) return '/payment/status'
  return `/${role}/notifications`
}
