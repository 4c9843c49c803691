/** Photos are made small on the device: a phone's picture is 12 million dots, prepaid data is dear, and a page of work needs two. */

const longestSide = 1600
const quality = 0.82

/** Kinds that are made into a JPEG; others are handed in as they are. */
const photoKinds = /^image\/(?:jpeg|png|webp|heic|heif|avif|bmp)$/

export function isPhoto(file: File): boolean {
  return photoKinds.test(file.type)
}

/** HEIC: read by the phones that write it, by few browsers elsewhere. */
export function isPhoneKind(file: File): boolean {
  return /^image\/hei[cf]$/.test(file.type)
}

/**
 * A JPEG of at most 1,600 dots a side, upright, without the place and the device that a camera writes into a picture.
 * Undefined where this browser cannot read the picture.
 */
export async function scalePhoto(file: File): Promise<Blob | undefined> {
  const picture = await decode(file)
  if (picture === undefined) return undefined
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) return undefined
  // What was clear becomes paper, not black.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture.source, 0, 0, canvas.width, canvas.height)
  picture.close()
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))) ?? undefined
}

interface Picture {
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
  close(): void
}

/** An image element turns a picture upright in every browser; a bitmap does not in older ones. */
async function decode(file: File): Promise<Picture | undefined> {
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return {
      source: image,
      width: image.naturalWidth,
      height: image.naturalHeight,
      close: () => URL.revokeObjectURL(address),
    }
  } catch {
    URL.revokeObjectURL(address)
    return undefined
  }
}
