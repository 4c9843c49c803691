import type { AnyAnswer } from '@maktab/client/call'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type PerformedCommand, type Stage } from '../../../test/stage.tsx'
import { AccountHeading } from './account-heading.tsx'

let stage: Stage
afterEach(() => stage.leave())

const profile = {
  user_id: 7,
  username: 'learner',
  full_name: 'Zarghuna Stanekzai',
  email: null,
  active_role: 'learner',
  institution_name: 'Test school',
  current_language: 'en',
  profile_image: null,
  school_id: 1,
  gender: null,
  phone_number: null,
  school_name: null,
  grade: null,
}
const saved: AnyAnswer = { ok: true, value: profile }

async function open(
  updateProfile: () => AnyAnswer = () => saved,
  language: 'en' | 'pu' = 'en',
  profile_image: string | null = null,
) {
  stage = await setStage({
    language,
    answers: { readProfile: () => ({ ok: true, value: { ...profile, profile_image } }), updateProfile },
  })
  stage.show(
    <ToastProvider>
      <AccountHeading />
    </ToastProvider>,
  )
  const change = page.getByRole('button').first()
  await expect.element(change).toBeEnabled()
  await userEvent.click(change)
  // It comes with a file of its own.
  await expect.element(page.getByRole('dialog')).toBeVisible()
}
const chooser = () => document.querySelector<HTMLInputElement>('dialog input[type=file]')!
/** The colours of a picture: red at the left, green at the right, blue below both. */
async function picture(type: string, width = 400, height = 300): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')!
  const fill = (colour: string, x: number, y: number, across: number) => {
    pen.fillStyle = colour
    pen.fillRect(x, y, across, height / 2)
  }
  fill('#ff0000', 0, 0, width / 2)
  fill('#00ff00', width / 2, 0, width / 2)
  fill('#0000ff', 0, height / 2, width)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!), type))
}
/** Says of a JPEG that it must be turned by a quarter, as a phone that is held upright does. */
async function turned(jpeg: Blob): Promise<Blob> {
  const exif = [
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0,
    6, 0, 0, 0, 0, 0, 0, 0,
  ]
  return new Blob([jpeg.slice(0, 2), new Uint8Array(exif), jpeg.slice(2)], { type: 'image/jpeg' })
}
const sent = (): PerformedCommand => stage.performed.find(({ name }) => name === 'updateProfile')!
async function colourAt(bytes: Blob, x: number, y: number): Promise<string> {
  const bitmap = await createImageBitmap(bytes)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height })
  const pen = canvas.getContext('2d')!
  pen.drawImage(bitmap, 0, 0)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data
  return red > 150 && green < 100
    ? 'red'
    : green > 150 && red < 100
      ? 'green'
      : blue > 150 && red < 100
        ? 'blue'
        : `${red} ${green} ${blue}`
}
const use = () => page.getByRole('button', { name: 'Use this picture' })

test('a picture is cut to a square of at most 512 dots and sent with the name that stays', async () => {
  await open()
  await userEvent.upload(chooser(), new File([await picture('image/png', 1600, 1200)], 'me.png', { type: 'image/png' }))
  await userEvent.click(use())
  await expect.element(page.getByText('Your picture is saved.')).toBeVisible()
  const { input, files } = sent()
  const [file] = files
  expect(input).toEqual({ profile_image: file?.file_id })
  const bitmap = await createImageBitmap(file!.bytes)
  expect([bitmap.width, bitmap.height, file?.mime_type, file?.bytes.type]).toEqual([
    512,
    512,
    'image/webp',
    'image/webp',
  ])
  expect([
    await colourAt(file!.bytes, 0.2, 0.2),
    await colourAt(file!.bytes, 0.8, 0.2),
    await colourAt(file!.bytes, 0.5, 0.9),
  ]).toEqual(['red', 'green', 'blue'])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
test.each(['en', 'pu'] as const)(
  'the keys move the picture the way they point, and bring it nearer, in %s',
  async (language) => {
    await open(undefined, language)
    await userEvent.upload(chooser(), new File([await picture('image/png', 400, 400)], 'me.png', { type: 'image/png' }))
    await expect.poll(() => document.querySelector('[role=application]')).not.toBeNull()
    document.querySelector<HTMLElement>('[role=application]')?.focus()
    await userEvent.keyboard('{+>8}{/+}')
    // To its left and upper edge: what is red fills the square.
    await userEvent.keyboard('{ArrowRight>40}{/ArrowRight}{ArrowDown>40}{/ArrowDown}')
    await userEvent.click(page.getByRole('dialog').getByRole('button').last())
    await expect.poll(() => sent()?.files.length).toBe(1)
    const { bytes } = sent().files[0]!
    expect([await colourAt(bytes, 0.1, 0.1), await colourAt(bytes, 0.9, 0.9)]).toEqual(['red', 'red'])
  },
)
test('a photo that a phone wrote lying is upright', async () => {
  await open()
  await userEvent.upload(
    chooser(),
    new File([await turned(await picture('image/jpeg', 400, 400))], 'photo.jpg', { type: 'image/jpeg' }),
  )
  await userEvent.click(use())
  await expect.poll(() => sent()?.files.length).toBe(1)
  const { bytes } = sent().files[0]!
  // A quarter to the right: what lay below is at the left.
  expect([await colourAt(bytes, 0.1, 0.5), await colourAt(bytes, 0.9, 0.2), await colourAt(bytes, 0.9, 0.8)]).toEqual([
    'blue',
    'red',
    'green',
  ])
})
test('what is no picture is told, and the one chosen before stays; what the school refuses is told and can be tried again', async () => {
  const answers: AnyAnswer[] = [{ ok: false, refusal: 'file_too_large' }, saved]
  await open(() => answers.shift() ?? saved)
  await userEvent.upload(chooser(), new File(['no picture'], 'me.jpg', { type: 'image/jpeg' }))
  await expect
    .element(page.getByRole('alert').getByText('This picture could not be read. Choose a JPEG, PNG or WebP.'))
    .toBeVisible()
  expect(use().elements()).toEqual([])
  await userEvent.upload(chooser(), new File([await picture('image/png')], 'me.png', { type: 'image/png' }))
  await expect.element(use()).toBeVisible()
  await userEvent.upload(chooser(), new File(['no picture'], 'me.jpg', { type: 'image/jpeg' }))
  await expect
    .element(page.getByRole('alert').getByText('This picture could not be read. Choose a JPEG, PNG or WebP.'))
    .toBeVisible()
  await userEvent.click(use())
  await expect.element(page.getByText('The file is too large.')).toBeVisible()
  await userEvent.click(use())
  await expect.element(page.getByText('Your picture is saved.')).toBeVisible()
})
test('a file larger than a phone should open is turned away unopened', async () => {
  await open()
  const huge = new File(['x'], 'huge.png', { type: 'image/png' })
  Object.defineProperty(huge, 'size', { value: 31 * 1024 * 1024 })
  const files = { 0: huge, length: 1, [Symbol.iterator]: [huge][Symbol.iterator].bind([huge]) }
  Object.defineProperty(chooser(), 'files', { value: files })
  chooser().dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText('This file is too large. Choose one of at most 30 MB.')).toBeVisible()
})
test('a picture is taken down after a question', async () => {
  await open(undefined, 'en', '/files/attachment/x')
  await userEvent.click(page.getByRole('button', { name: 'Remove picture' }))
  await expect.element(page.getByRole('alertdialog', { name: 'Remove your picture?' })).toBeVisible()
  expect(stage.performed).toEqual([])
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }))
  await expect.element(page.getByText('Your picture is removed.')).toBeVisible()
  expect(sent().input).toEqual({ profile_image: null })
})
