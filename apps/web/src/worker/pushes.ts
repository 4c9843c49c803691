/** Shows what the school pushes, and leads from a notification to its page. */
import { languageByCode } from '@maktab/i18n/languages'
import { pageWithin } from './pages.ts'
import type { FilesMessage } from './file-messages.ts'
import type { PushMessage } from './push-messages.ts'

interface ShownPush {
  readonly title: string
  readonly options: NotificationOptions
}

const longest = 300

/**
 * The notification of a push, in the language that the server wrote it in; undefined for anything that no server of this
 * origin would write. Another push about the same page takes the place of the one before.
 */
export function readPush(text: string, origin: string): ShownPush | undefined {
  const { title, body, url, language } = parse(text)
  if (typeof title !== 'string' || title.trim() === '' || typeof url !== 'string') return undefined
  const path = pageWithin(url, origin)
  if (path === undefined) return undefined
  const { tag: lang, direction } = languageByCode(typeof language === 'string' ? language : '')
  return {
    title: title.slice(0, longest),
    options: {
      body: typeof body === 'string' ? body.slice(0, longest) : '',
      lang,
      dir: direction,
      icon: '/icons/icon-192.png',
      badge: '/icons/maskable-192.png',
      tag: path,
      data: { path },
    },
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/** The page that a notification of ours leads to; the start where it says none. */
export function pathOfNotification({ data }: Pick<Notification, 'data'>, origin: string): string {
  const path: unknown = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined
  return (typeof path === 'string' ? pageWithin(path, origin) : undefined) ?? '/'
}

/** Milliseconds that a page has to say that it goes there itself. */
const patience = 1_000

/**
 * Brings a page of the application to the front and has it go there by itself, so that nothing typed in it is lost; a
 * window that does not answer is led there, and where none is open a new one is.
 */
export async function openPage({
  clients,
  path,
}: {
  readonly clients: ServiceWorkerClients
  readonly path: string
}): Promise<void> {
  const [window] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (window === undefined) return void (await clients.openWindow(path))
  // A browser may refuse to bring it to the front; it goes there all the same.
  await window.focus().catch(() => undefined)
  if (await isAnswered(window, { kind: 'push-opened', path })) return
  await window.navigate(path).catch(() => clients.openWindow(path))
}

function isAnswered(window: WindowClient, message: PushMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience)
    port1.addEventListener('message', () => {
      clearTimeout(timer)
      port1.close()
      resolve(true)
    })
    port1.start()
    window.postMessage(message, [port2])
  })
}

/** Tells every open page, also those that an earlier version started. */
export async function tellPages(clients: ServiceWorkerClients, message: PushMessage | FilesMessage): Promise<void> {
  for (const window of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
    window.postMessage(message)
}
