import { expect, test } from 'vitest'
import { makeThumbnail } from '../src/web/thumbnail.ts'

/** A photo in which no dot is like the next: nothing is harder to make small. */
async function noise(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')!
  const image = pen.createImageData(width, height)
  let seed = 7
  for (let at = 0; at < image.data.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    image.data[at] = at % 4 === 3 ? 255 : seed >> 16
  }
  pen.putImageData(image, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
}

test('the small picture of a photo has at most 20 KB and the shape of the photo', async () => {
  const made = await makeThumbnail(await noise(1600, 1200))
  expect(made?.type).toBe('image/jpeg')
  expect(made!.size).toBeLessThanOrEqual(20 * 1024)
  const { width, height } = await createImageBitmap(made!)
  expect([width, height]).toEqual([240, 180])
})

test('what is no picture has none', async () => {
  expect(await makeThumbnail(new Blob(['no picture'], { type: 'image/jpeg' }))).toBeUndefined()
})
