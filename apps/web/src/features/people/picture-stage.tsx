import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useT } from '#language/use-t.ts'
import { movedCrop, zoomedCrop, zoomOf } from './crop.ts'
import type { Crop } from './crop.ts'
import type { Picture } from './picture-file.ts'
import styles from './picture-stage.module.css'

interface PictureStageProps {
  readonly picture: Picture
  readonly crop: Crop
  readonly onCrop: (change: (crop: Crop) => Crop) => void
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Share of the side that a press of an arrow key moves. */
const step = 0.05
const keyZoom = 1.15

/** A window on the picture: dragged and pinched by fingers, moved and brought nearer by keys or the wheel. */
export function PictureStage({ picture, crop, onCrop }: PictureStageProps) {
  const t = useT('account')
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const move = (right: number, down: number) =>
    onCrop((now) => movedCrop(now, picture, { right: right * now.side, down: down * now.side }))
  const zoomBy = (factor: number) => onCrop((now) => zoomedCrop(now, picture, zoomOf(now, picture) * factor))
  const turn = useRef(zoomBy)
  useEffect(() => {
    turn.current = zoomBy
  })

  useEffect(() => {
    const shown = stage.current
    const roll = (event: WheelEvent) => {
      // The page behind must not scroll along.
      event.preventDefault()
      turn.current(event.deltaY < 0 ? keyZoom : 1 / keyZoom)
    }
    shown?.addEventListener('wheel', roll, { passive: false })
    return () => shown?.removeEventListener('wheel', roll)
  }, [])

  function drag(event: PointerEvent<HTMLDivElement>): void {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const here = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([pointer]) => pointer !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, here)
    const width = event.currentTarget.clientWidth
    if (other === undefined) return move((before.x - here.x) / width, (before.y - here.y) / width)
    const apart = distance(before, other)
    if (apart > 0) zoomBy(distance(here, other) / apart)
  }

  function press(event: KeyboardEvent): void {
    const work = keys[event.key]
    if (work === undefined) return
    event.preventDefault()
    if ('zoom' in work) zoomBy(work.zoom)
    else move(work.right, work.down)
  }

  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  return (
    <div className="grid gap-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={stage}
        className={styles['stage']}
        // Left is left in a picture, whichever way the page is read.
        dir="ltr"
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('people.picture_part')}
        aria-describedby={id}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        <img
          className={styles['picture']}
          src={picture.url}
          alt=""
          draggable={false}
          style={{
            inlineSize: `${(picture.width / crop.side) * 100}%`,
            // Not mirrored: the stage itself runs from the left (its direction is ltr).
            transform: `translate(${(-crop.x / picture.width) * 100}%, ${(-crop.y / picture.height) * 100}%)`,
          }}
        />
        <span className={styles['ring']} />
      </div>
      <p className="small soft text-centre" id={id}>
        {t('people.picture_how')}
      </p>
    </div>
  )
}

const keys: Readonly<Record<string, { readonly right: number; readonly down: number } | { readonly zoom: number }>> = {
  // The picture goes the way the arrow points: the window on it goes the other way.
  ArrowLeft: { right: step, down: 0 },
  ArrowRight: { right: -step, down: 0 },
  ArrowUp: { right: 0, down: step },
  ArrowDown: { right: 0, down: -step },
  '+': { zoom: keyZoom },
  '=': { zoom: keyZoom },
  '-': { zoom: 1 / keyZoom },
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
