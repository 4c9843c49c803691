/** Which square of a picture is kept: its corner and its side, in dots of the picture. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly side: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** As near as a person may go: a quarter of the side that fits. */
export const nearest = 4

const largestSide = ({ width, height }: Size): number => Math.min(width, height)

/** The largest square, in the middle; of an upright picture a little above it, where faces are. */
export function firstCrop(picture: Size): Crop {
  const side = largestSide(picture)
  return { side, x: (picture.width - side) / 2, y: (picture.height - side) / 3 }
}

/** `right` and `down` in dots of the picture; it stops at its edges. */
export function movedCrop(
  crop: Crop,
  picture: Size,
  { right, down }: { readonly right: number; readonly down: number },
): Crop {
  return {
    side: crop.side,
    x: between(0, crop.x + right, picture.width - crop.side),
    y: between(0, crop.y + down, picture.height - crop.side),
  }
}

/** 1 shows the largest square, 4 a quarter of its side; the middle stays where it is, as far as the edges let it. */
export function zoomedCrop(crop: Crop, picture: Size, zoom: number): Crop {
  const side = largestSide(picture) / between(1, zoom, nearest)
  const grown = (side - crop.side) / 2
  return movedCrop({ ...crop, side }, picture, { right: -grown, down: -grown })
}

export function zoomOf({ side }: Crop, picture: Size): number {
  return largestSide(picture) / side
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
