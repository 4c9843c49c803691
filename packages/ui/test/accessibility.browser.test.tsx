import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Brand } from '../src/layout/brand.tsx'
import { Button } from '../src/base/button.tsx'
import { contrast } from '../src/base/contrast.ts'
import { PasswordField } from '../src/fields/password-field.tsx'
import { StatusChip } from '../src/feedback/status-chip.tsx'
import { TextField } from '../src/fields/text-field.tsx'
import { defaultColours, themeVariables } from '../src/base/theme.ts'
import { WelcomeFrame } from '../src/layout/welcome-frame.tsx'
import { PartsPage } from './parts-page.tsx'
import { render } from './render.tsx'
import { words } from './words.ts'
import type { Colour } from '../src/base/contrast.ts'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
  document.documentElement.removeAttribute('style')
  delete document.documentElement.dataset['theme']
})

function paint(primary_color: string, theme: 'light' | 'dark') {
  for (const [name, value] of Object.entries(themeVariables({ ...defaultColours, primary_color })))
    document.documentElement.style.setProperty(name, value)
  document.documentElement.dataset['theme'] = theme
}

async function violations() {
  const { violations: found } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
  })
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`,
  )
}

describe.each(['ltr', 'rtl'] as const)('the page of parts, read %s', (dir) => {
  test.each([
    ['05B027', 'light'],
    ['05B027', 'dark'],
    ['ffdfdf', 'light'],
    ['336BFF', 'dark'],
  ] as const)('has nothing for axe to find in %s, %s', async (colour, theme) => {
    paint(colour, theme)
    rendered = render(<PartsPage w={words[dir]} />, { dir, lang: words[dir].lang })
    expect(await violations()).toEqual([])
  })

  test('does not scroll sideways on a phone of 320 pixels', async () => {
    await page.viewport(320, 640)
    rendered = render(<PartsPage w={words[dir]} />, { dir, lang: words[dir].lang })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await page.viewport(1024, 768)
  })
})

test('the welcome page has nothing for axe to find', async () => {
  paint('FF5733', 'light')
  const w = words.rtl
  rendered = render(
    <WelcomeFrame brand={<Brand name={w.school} />} landing={<p>{w.offline}</p>} footer={<span>{w.note}</span>}>
      <h1>{w.heading}</h1>
      <TextField label={w.name} />
      <PasswordField label={w.password} />
      <Button variant="primary">{w.save}</Button>
    </WelcomeFrame>,
    { dir: 'rtl', lang: w.lang },
  )
  expect(await violations()).toEqual([])
})

const campusColours = [
  'eb2128',
  '336BFF',
  'FF3386',
  'ffdfdf',
  'FF5733',
  '3D434F',
  '9faa28',
  'a3f0f4',
  '4c7da6',
  '05B027',
]

test.each(campusColours)('as drawn, a button and a chip in %s are readable in both themes', (colour) => {
  for (const theme of ['light', 'dark'] as const) {
    paint(colour, theme)
    const drawn = render(
      <>
        <Button variant="primary">{words.ltr.save}</Button>
        <StatusChip tone="accent" icon="star">
          {words.ltr.score}
        </StatusChip>
      </>,
    )
    const button = drawn.root.querySelector('button') as HTMLElement
    const chip = drawn.root.querySelector('button + span') as HTMLElement
    for (const part of [button, chip]) {
      // Colours are compared as they stand, not on their way.
      part.style.transition = 'none'
      const { color, backgroundColor } = getComputedStyle(part)
      expect(
        contrast(channels(color), channels(backgroundColor)),
        `${theme} ${color} on ${backgroundColor}`,
      ).toBeGreaterThanOrEqual(4.5)
    }
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    drawn.remove()
  }
})

function channels(text: string): Colour {
  const [red = 0, green = 0, blue = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return [red, green, blue]
}
