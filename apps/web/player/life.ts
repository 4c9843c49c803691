/** Signs of life inside the package, which the application cannot see: touches, keys, and what plays. */

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const
/** Milliseconds between two looks at frames that came since, and at what plays. */
const lookEvery = 5_000

/** Tells of life at most once in five seconds. */
export function watchLife(tell: () => void): void {
  const seen = new WeakSet<Document>()
  let toldOn = Number.NEGATIVE_INFINITY
  const live = () => {
    if (performance.now() - toldOn < lookEvery) return
    toldOn = performance.now()
    tell()
  }
  const look = (page: Document) => {
    if (!seen.has(page)) {
      seen.add(page)
      for (const sign of signs) page.addEventListener(sign, live, { passive: true, capture: true })
    }
    if ([...page.querySelectorAll<HTMLMediaElement>('video, audio')].some(({ paused, ended }) => !paused && !ended))
      live()
    for (const frame of page.querySelectorAll('iframe, frame')) {
      const inner = (frame as HTMLIFrameElement).contentDocument
      if (inner) look(inner)
    }
  }
  look(document)
  window.setInterval(() => look(document), lookEvery)
  document.addEventListener('load', () => look(document), { capture: true })
}
