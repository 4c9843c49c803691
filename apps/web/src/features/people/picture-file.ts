/** Pictures read and written on the device: upright, and without the place and the device that a camera writes into them. */
import type { Crop, Size } from './crop.ts'

export interface Picture extends Size {
  readonly source: HTMLImageElement
  /** Address for showing it, until `close`. */
  readonly url: string
  close(): void
}

/** An image element turns a picture upright in every browser; a bitmap does not in older ones. Undefined where this browser cannot read it. */
export async function openPicture(file: Blob): Promise<Picture | undefined> {
  const url = URL.createObjectURL(file)
  const source = new Image()
  source.src = url
  const close = () => URL.revokeObjectURL(url)
  try {
    await source.decode()
    const { naturalWidth: width, naturalHeight: height } = source
    if (width > 0 && height > 0) return { source, url, width, height, close }
  } catch {
    // Told as what cannot be read.
  }
  close()
  return undefined
}

interface Drawing extends Crop {
  readonly source: CanvasImageSource
  /** Dots of a side of what is made, at most. */
  readonly largest: number
}

/** The kept square as WebP, or as JPEG where the browser writes no WebP. Undefined where it has no room to draw. */
export async function drawSquare({ source, x, y, side, largest }: Drawing): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  const made = Math.max(1, Math.min(largest, Math.round(side)))
  canvas.width = made
  canvas.height = made
  const pen = canvas.getContext('2d')
  if (pen === null) return undefined
  // What was clear becomes paper, not black.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, made, made)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(source, x, y, side, side, 0, 0, made, made)
  const write = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86))
  const webp = await write('image/webp')
  return (webp?.type === 'image/webp' ? webp : await write('image/jpeg')) ?? undefined
}
