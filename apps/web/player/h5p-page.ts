/** Runs H5P in a page of its own. The player is GPL and a part that may be left out: nothing else of Maktab is in this page. */
import { standInForStorage } from './memory-storage.ts'

export interface H5pSetting {
  /** Where the package's files begin. */
  readonly path: string
  /** What the content kept, as JSON; empty for nothing. */
  readonly state: string
  onStatement(statement: unknown): void
  /** Somebody touches the content, which has not heard of it yet. */
  onTouch(): void
  onReady(): void
  onFailure(): void
}

interface Dispatcher {
  on(event: 'xAPI', listener: (event: { data: { statement: unknown } }) => void): void
}
interface H5pWindow {
  readonly maktabH5p?: H5pSetting
  readonly H5PStandalone?: { readonly H5P: new (place: HTMLElement, options: object) => PromiseLike<unknown> }
  readonly H5P?: { readonly externalDispatcher?: Dispatcher; init(place: HTMLElement): void }
}

const setting = (window.parent as unknown as H5pWindow).maktabH5p
const place = document.getElementById('h5p')
const player = (window as unknown as H5pWindow).H5PStandalone?.H5P

async function play(): Promise<void> {
  if (!setting || !place || !player) return setting?.onFailure()
  standInForStorage(window)
  // The list stands by the number of the part, 0 for the whole content; the core reads the state out of its `state`.
  const kept = setting.state === '' ? {} : { contentUserData: [{ state: setting.state }] }
  // A number switches on that states are given back; where they are sent nobody said, so nothing is.
  const files = {
    h5pJsonPath: setting.path,
    frameJs: '/player/h5p/frame.bundle.js',
    frameCss: '/player/h5p/styles/h5p.css',
  }
  // In this page itself: browsers do not ask the service worker for what a page without an address needs, so without a network it would not
  // come. `preventH5PInit` is what the player calls its beginning: it begins when its statements are heard.
  const options = { ...files, embedType: 'div', preventH5PInit: false, saveFreq: 3600, copyright: true, ...kept }
  for (const sign of ['pointerdown', 'keydown', 'click'])
    window.addEventListener(sign, () => setting.onTouch(), { capture: true, passive: true })
  try {
    await new player(place, options)
    const { H5P } = window as unknown as H5pWindow
    H5P?.externalDispatcher?.on('xAPI', ({ data }) => setting.onStatement(structuredClone(data.statement)))
    H5P?.init(document.body)
    setting.onReady()
  } catch {
    setting.onFailure()
  }
}

void play()
