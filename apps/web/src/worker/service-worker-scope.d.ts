/** The part of the service worker's world that is used; the compiler's own library of it cannot stand beside the page's. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
}
interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
}
interface MessageFromPage extends ExtendableEvent {
  readonly data: unknown
}
interface WindowClient {
  focus(): Promise<WindowClient>
  navigate(url: string): Promise<WindowClient | null>
  postMessage(message: unknown, transfer?: readonly MessagePort[]): void
}
interface ServiceWorkerClients {
  claim(): Promise<void>
  matchAll(options: {
    readonly type: 'window'
    readonly includeUncontrolled?: boolean
  }): Promise<readonly WindowClient[]>
  openWindow(url: string): Promise<WindowClient | null>
}
interface ServiceWorkerScope {
  readonly __WB_MANIFEST: readonly {
    readonly url: string
    readonly revision: string | null
    readonly pack?: string
    readonly isLater?: true
  }[]
  readonly location: Location
  readonly clients: ServiceWorkerClients
  readonly registration: ServiceWorkerRegistration
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: PushSubscriptionChangeEvent) => void): void
}
