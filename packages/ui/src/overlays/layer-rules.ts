/** A rectangle of the viewport, in px; `x` runs from the left edge in every script. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface LayerWish {
  readonly trigger: Box
  readonly layer: { readonly width: number; readonly height: number }
  readonly viewport: { readonly width: number; readonly height: number }
  /** Where it should stand; it turns over where it would not fit and the other side has more room. */
  readonly side?: 'below' | 'above'
  /** Which edges meet, along the line of reading. */
  readonly align?: 'start' | 'end' | 'center'
  readonly isTurned?: boolean
}

interface LayerPlace {
  readonly x: number
  readonly y: number
  readonly side: 'below' | 'above'
  /** What is left on that side: a longer layer scrolls within. */
  readonly room: number
}

/** Distance to the trigger and to the edges of the viewport, in px. */
const layerGap = 6
const edge = 8

/** Where a floating layer stands beside its trigger: on the side with room for it, whole within the viewport. */
export function placeLayer({
  trigger,
  layer,
  viewport,
  side = 'below',
  align = 'start',
  isTurned = false,
}: LayerWish): LayerPlace {
  const rooms = {
    below: viewport.height - (trigger.y + trigger.height) - layerGap - edge,
    above: trigger.y - layerGap - edge,
  }
  const other = side === 'below' ? 'above' : 'below'
  const chosen = layer.height <= rooms[side] || rooms[side] >= rooms[other] ? side : other
  const room = Math.max(0, rooms[chosen])
  const height = Math.min(layer.height, room)
  const startX = trigger.x
  const endX = trigger.x + trigger.width - layer.width
  const wishedX = { start: isTurned ? endX : startX, end: isTurned ? startX : endX, center: (startX + endX) / 2 }[align]
  return {
    // The first edge of a layer wider than the viewport is the one that reading starts at.
    x: isTurned
      ? Math.min(viewport.width - edge - layer.width, Math.max(edge, wishedX))
      : Math.max(edge, Math.min(wishedX, viewport.width - edge - layer.width)),
    y: chosen === 'below' ? trigger.y + trigger.height + layerGap : trigger.y - layerGap - height,
    side: chosen,
    room,
  }
}
