import { afterEach, beforeEach, expect, test } from 'vitest'
import beforeFirstPaint from '../../public/appearance.js?raw'
import { readAppearance, wearAppearance } from './appearance.ts'

const page = document.documentElement

function forget(): void {
  for (const name of ['theme', 'contrast', 'density']) delete page.dataset[name]
}

/** What the page's first script does when it is opened again. */
function openAgain(): void {
  forget()
  const script = document.createElement('script')
  script.textContent = beforeFirstPaint
  document.head.append(script)
  script.remove()
}

beforeEach(() => localStorage.removeItem('maktab.appearance'))
afterEach(forget)

test('without a choice the page is as the device wants it', () => {
  openAgain()
  expect(readAppearance(page)).toEqual({ theme: 'device', contrast: 'device', density: 'roomy' })
})

test.each([
  { theme: 'dark', contrast: 'more', density: 'compact' },
  { theme: 'light', contrast: 'normal', density: 'roomy' },
  { theme: 'device', contrast: 'device', density: 'roomy' },
] as const)('what was chosen shows at once, and before the first paint of every page after: %o', (chosen) => {
  wearAppearance(page, { theme: 'dark', contrast: 'more', density: 'compact' })
  wearAppearance(page, chosen)
  expect(readAppearance(page)).toEqual(chosen)
  openAgain()
  expect(readAppearance(page)).toEqual(chosen)
})

test.each(['{', '"dark"', 'null', '{"theme":"x\\" onload=","contrast":1,"density":"wide"}'])(
  'what is not a choice is passed over: %s',
  (kept) => {
    localStorage.setItem('maktab.appearance', kept)
    openAgain()
    expect(readAppearance(page)).toEqual({ theme: 'device', contrast: 'device', density: 'roomy' })
  },
)
