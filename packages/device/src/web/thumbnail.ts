/** The small picture of a photo, for lists. Works in a worker and in a page. */

/** Dots of the longer side, and the qualities that are tried until it is small enough. */
const side = 240
const qualities = [0.7, 0.5, 0.3] as const
const largest = 20 * 1024

/** Undefined where this browser cannot read the picture or draw beside the page (Safari before 16.4). */
export async function makeThumbnail(picture: Blob): Promise<Blob | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  const bitmap = await createImageBitmap(picture).catch(() => undefined)
  if (bitmap === undefined) return undefined
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  const pen = canvas.getContext('2d')
  if (pen === null) return undefined
  // What was clear becomes paper, not black.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of qualities) {
    const made = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (made.size <= largest) return made
  }
  return undefined
}
