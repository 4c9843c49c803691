import { IconButton } from '@maktab/ui/base/icon-button'
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useLatest } from '#page/use-latest.ts'
import { useT } from '#language/use-t.ts'
import styles from './image-viewer.module.css'
import tools from './viewer-tools.module.css'
import type { ViewerProps } from './viewer.ts'

/** Times the width of the frame. */
const [least, most] = [1, 6]
const step = 1.5
/** Pixels that an arrow key moves a picture which is larger than its frame. */
const stride = 60

/** A picture that is made larger by its buttons, by + − and 0, or by two fingers, turned by a button or R, and moved by the arrow keys. Shown, it is seen. */
export function ImageViewer({ body, onPosition, onActivity, onFailure }: ViewerProps<'image'>) {
  const t = useT('courses', 'lessons')
  const format = useFormat()
  const [zoom, setZoom] = useState<number>(least)
  const [turns, setTurns] = useState(0)
  const [ratio, setRatio] = useState(1)
  const frame = useRef<HTMLDivElement>(null)
  const report = useLatest({ onPosition, onActivity })

  // Keys and fingers may come faster than the picture is drawn: each takes up where the one before it left.
  const zoomBy = (factor: number) => {
    setZoom((now) => Math.min(most, Math.max(least, now * factor)))
    report.current.onActivity()
  }
  const fit = () => zoomBy(0)
  const turn = () => {
    setTurns((now) => (now + 1) % 4)
    report.current.onActivity()
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
      ArrowLeft: [-stride, 0],
      ArrowRight: [stride, 0],
      ArrowUp: [0, -stride],
      ArrowDown: [0, stride],
    }
    const move = moves[event.key]
    if (event.key === '+' || event.key === '=') zoomBy(step)
    else if (event.key === '-') zoomBy(1 / step)
    else if (event.key === '0') fit()
    else if (event.key === 'r' || event.key === 'R') turn()
    else if (move !== undefined && zoom > least) frame.current?.scrollBy({ left: move[0], top: move[1] })
    else return
    event.preventDefault()
  })
  const pinch = useEffectEvent(zoomBy)

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const leaving = new AbortController()
    element.addEventListener('keydown', (event) => press(event), { signal: leaving.signal })
    followPinch(element, (factor) => pinch(factor), leaving.signal)
    return () => leaving.abort()
  }, [])

  return (
    <figure className={styles['picture']}>
      <div className={tools['tools']}>
        <IconButton
          icon="subtract"
          label={t('content.smaller')}
          aria-disabled={zoom === least}
          onClick={() => zoomBy(1 / step)}
        />
        <span aria-live="polite">{format.percent(Math.round(zoom * 100))}</span>
        <IconButton icon="add" label={t('content.larger')} aria-disabled={zoom === most} onClick={() => zoomBy(step)} />
        <IconButton icon="picture" label={t('players.fit')} aria-disabled={zoom === least} onClick={fit} />
        <IconButton icon="again" label={t('players.turn')} onClick={turn} />
      </div>
      <div
        ref={frame}
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reached by keyboard
        tabIndex={0}
        className={styles['frame']}
        aria-label={t('players.picture_place', { percent: format.percent(Math.round(zoom * 100)) })}
      >
        <div
          className={styles['sheet']}
          style={{ inlineSize: `${zoom * 100}%`, ...(turns % 2 === 1 && { aspectRatio: 1 / ratio }) }}
        >
          <img
            src={body.file.url}
            alt={body.alt}
            decoding="async"
            style={turnedBy(turns, ratio)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              setRatio(naturalWidth / Math.max(1, naturalHeight))
              report.current.onPosition({ completion: 100, resume_point: '' })
            }}
            onError={onFailure}
          />
        </div>
      </div>
    </figure>
  )
}

/** Lying, a picture is as wide as its sheet is high. */
function turnedBy(turns: number, ratio: number): CSSProperties {
  if (turns === 0) return {}
  return { transform: `rotate(${turns * 90}deg)`, ...(turns % 2 === 1 && { inlineSize: `${ratio * 100}%` }) }
}

/** Two fingers: how far they are from each other now, of how far they were a moment ago. */
function followPinch(element: HTMLElement, onPinch: (factor: number) => void, signal: AbortSignal): void {
  const fingers = new Map<number, { x: number; y: number }>()
  const distance = (): number => {
    const [one, other] = [...fingers.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const put = ({ pointerId, clientX, clientY }: PointerEvent) => fingers.set(pointerId, { x: clientX, y: clientY })
  element.addEventListener('pointerdown', (event) => event.pointerType === 'touch' && put(event), { signal })
  element.addEventListener(
    'pointermove',
    (event) => {
      if (!fingers.has(event.pointerId)) return
      const before = distance()
      put(event)
      const now = distance()
      if (before > 0 && now > 0) onPinch(now / before)
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    element.addEventListener(end, (event) => fingers.delete(event.pointerId), { signal })
}
