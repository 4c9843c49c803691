/** The browser's part of pushes: permission, subscription, and what this device knows of whom it belongs to. */

/** Where pushes stand on this device. */
export type PushStanding = 'unsupported' | 'blocked' | 'on' | 'off'

/** Milliseconds that the service worker may take to be there. */
const patience = 5_000

/** Undefined where this browser has no pushes: no service worker (plain http, a private window), or none of it. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined
  const late = new Promise<undefined>((resolve) => window.setTimeout(() => resolve(undefined), patience))
  return Promise.race([navigator.serviceWorker.ready, late])
}

async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await findRegistration()
  return (await registration?.pushManager.getSubscription().catch(() => null)) ?? undefined
}

/** A subscription that was another person's is none of this one. */
export async function readStanding(user_id: number): Promise<PushStanding> {
  const registration = await findRegistration()
  if (registration === undefined) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return readNote()?.user_id === user_id && (await findSubscription()) !== undefined ? 'on' : 'off'
}

export type SwitchedOn = 'on' | 'unsupported' | 'blocked' | 'dismissed' | 'offline' | 'failed'

interface SwitchOnSteps {
  readonly user_id: number
  /** The school's key; undefined where it cannot be asked now. */
  readonly readKey: () => Promise<string | undefined>
  /** Tells the school of the subscription, as JSON. */
  readonly register: (pid: string) => Promise<'registered' | 'offline' | 'refused'>
}

/** Asks the browser's leave, so only ever after a touch of the person. Whatever fails leaves nothing behind. */
export async function switchOn({ user_id, readKey, register }: SwitchOnSteps): Promise<SwitchedOn> {
  const registration = await findRegistration()
  if (registration === undefined) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed'
  const key = await readKey()
  if (key === undefined) return 'offline'
  const subscription = await subscribe(registration, key)
  if (subscription === undefined) return 'failed'
  const registered = await register(JSON.stringify(subscription))
  if (registered === 'registered') {
    writeNote({ user_id, endpoint: subscription.endpoint })
    return 'on'
  }
  await subscription.unsubscribe().catch(() => false)
  return registered === 'offline' ? 'offline' : 'failed'
}

/** An earlier subscription for another key of a school is in the way of the new one. */
async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription | undefined> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(options)
  } catch {
    await (await pushManager.getSubscription().catch(() => null))?.unsubscribe().catch(() => false)
    return pushManager.subscribe(options).catch(() => undefined)
  }
}

/** `takeBack` tells the school; without a network the subscription ends here, and the school finds out when it pushes. */
export async function switchOff(takeBack: (pid: string) => Promise<unknown>): Promise<void> {
  const subscription = await findSubscription()
  writeNote(undefined)
  if (subscription === undefined) return
  await takeBack(JSON.stringify(subscription))
  await subscription.unsubscribe().catch(() => false)
}

/** Whoever signs out, or is signed out, gets nothing more on this device, and what is shown of theirs goes. */
export async function forgetPushes(): Promise<void> {
  if (readNote() === undefined) return
  await switchOff(() => Promise.resolve())
  const shown = await (await findRegistration())?.getNotifications().catch(() => [])
  for (const notification of shown ?? []) notification.close()
}

let lastRenewal: Promise<void> = Promise.resolve()

/** Tells the school where the browser gave out another subscription than the one that it was told of; asks nobody anything. One after the other. */
export function renewPushes(steps: SwitchOnSteps): Promise<void> {
  lastRenewal = lastRenewal.then(() => renew(steps)).catch(() => undefined)
  return lastRenewal
}

async function renew({ user_id, readKey, register }: SwitchOnSteps): Promise<void> {
  const note = readNote()
  if (note?.user_id !== user_id || !('Notification' in window) || Notification.permission !== 'granted') return
  const subscription = await findSubscription()
  if (subscription?.endpoint === note.endpoint) return
  if (subscription === undefined) return void (await switchOn({ user_id, readKey, register }))
  if ((await register(JSON.stringify(subscription))) === 'registered')
    writeNote({ user_id, endpoint: subscription.endpoint })
}

/** Whose the subscription of this browser is, and which one the school knows. */
interface Note {
  readonly user_id: number
  readonly endpoint: string
}

const noteName = () => `maktab.push.${location.host}`

function readNote(): Note | undefined {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(noteName()) ?? 'null')
    if (typeof read !== 'object' || read === null || !('user_id' in read) || !('endpoint' in read)) return undefined
    const { user_id, endpoint } = read
    return typeof user_id === 'number' && typeof endpoint === 'string' ? { user_id, endpoint } : undefined
  } catch {
    return undefined
  }
}

function writeNote(note: Note | undefined): void {
  try {
    if (note === undefined) localStorage.removeItem(noteName())
    else localStorage.setItem(noteName(), JSON.stringify(note))
  } catch {
    // Without storage the switch stands at "off" the next time; the school keeps the subscription of this device.
  }
}
