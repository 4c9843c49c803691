import axe from 'axe-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { AppFrame } from '../src/layout/app-frame.tsx'
import { Brand } from '../src/layout/brand.tsx'
import { Avatar } from '../src/base/avatar.tsx'
import { Button } from '../src/base/button.tsx'
import { Card } from '../src/layout/card.tsx'
import { contrast } from '../src/base/contrast.ts'
import type { Colour } from '../src/base/contrast.ts'
import { FullScreenLoader } from '../src/feedback/full-screen-loader.tsx'
import { ProgressBar, ProgressRing } from '../src/feedback/progress-bar.tsx'
import { ReadingText } from '../src/editor/reading-text.tsx'
import {
  EmptyState,
  NotFoundState,
  OfflineState,
  OopsState,
  SuccessState,
  WaitingState,
} from '../src/feedback/states.tsx'
import { StatusChip } from '../src/feedback/status-chip.tsx'
import { TextLink } from '../src/base/text-link.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
  for (const name of ['theme', 'contrast', 'density']) delete document.documentElement.dataset[name]
})

describe.each([
  ['ltr', 'en', 'Oops!', 'Retry'],
  ['rtl', 'ps-AF', 'اوه!', 'بیا هڅه وکړئ'],
] as const)('a screen that broke, read %s', (dir, lang, title, retry) => {
  test('says so at once and offers to try again', async () => {
    const again = vi.fn()
    rendered = render(<OopsState onRetry={again} />, { dir, lang })
    await expect.element(page.getByRole('alert')).toHaveTextContent(title)
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: retry })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(again).toHaveBeenCalledTimes(1)
  })
})

test.each(['light', 'dark'] as const)('states of every kind have nothing for axe to find, %s', async (theme) => {
  document.documentElement.dataset['theme'] = theme
  rendered = render(
    <main>
      <h1>States</h1>
      <EmptyState title="Empty" actions={<Button variant="primary">Add</Button>} />
      <OfflineState title="Offline">Open it once with internet.</OfflineState>
      <NotFoundState title="Not here" />
      <WaitingState title="Waiting" />
      <SuccessState title="Done" />
    </main>,
  )
  const { violations } = await axe.run(rendered.root)
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('a loader says what is waited for', async () => {
  rendered = render(<FullScreenLoader text="Preparing your school…" />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Preparing your school…')
})

test('an avatar whose picture does not come shows the initials, and is called by the name', async () => {
  rendered = render(<Avatar name="زرمینه صافي" imageUrl="data:image/png;base64,AAAA" isNamed />, {
    dir: 'rtl',
    lang: 'ps-AF',
  })
  await expect.element(page.getByRole('img', { name: 'زرمینه صافي' })).toHaveTextContent('ز\u200Cص')
})

test('progress of unknown length has no figure', async () => {
  rendered = render(
    <>
      <ProgressBar label="Sending" />
      <ProgressRing label="Average" value={64} valueText="64%" />
    </>,
  )
  await expect.element(page.getByRole('progressbar', { name: 'Sending' })).not.toHaveAttribute('aria-valuenow')
  await expect.element(page.getByRole('progressbar', { name: 'Average' })).toHaveAttribute('aria-valuetext', '64%')
})

test('a link that leads out says so and takes nothing along', async () => {
  rendered = render(
    <TextLink href="https://example.org" isExternal>
      Ministry
    </TextLink>,
  )
  const link = page.getByRole('link', { name: 'Ministry (opens in a new tab)' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noreferrer noopener')
})

test('reading text in Urdu is set in Nastaliq, whose lines nothing cuts; other languages never fetch it', async () => {
  const families = () =>
    [...document.fonts].filter(({ family, status }) => family.includes('Nastaliq') && status === 'loaded').length
  rendered = render(<ReadingText>The river that feeds the valley</ReadingText>)
  await document.fonts.ready
  expect(families()).toBe(0)
  rendered.show(<ReadingText lang="ur-PK">وہ دریا جو وادی کو سیراب کرتا ہے</ReadingText>)
  await expect.poll(families).toBe(1)
  const text = rendered.root.firstElementChild as HTMLElement
  const { lineHeight, fontSize, overflow } = getComputedStyle(text)
  expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(2)
  expect(overflow).toBe('visible')
  expect(getComputedStyle(text).direction).toBe('rtl')
})

test('both scripts are set in the font that comes with the page', async () => {
  rendered = render(<p>School مکتب</p>)
  await expect
    .poll(
      () =>
        [...document.fonts].filter(({ family, status }) => family.includes('Vazirmatn') && status === 'loaded').length,
    )
    .toBeGreaterThanOrEqual(2)
})

test('compact brings things nearer but leaves 44 px to touch', () => {
  rendered = render(
    <Card>
      <Button size="small">Save</Button>
    </Card>,
  )
  const [card, button] = [rendered.root.querySelector('section'), rendered.root.querySelector('button')] as [
    HTMLElement,
    HTMLElement,
  ]
  const roomy = Number.parseFloat(getComputedStyle(card).paddingTop)
  document.documentElement.dataset['density'] = 'compact'
  expect(Number.parseFloat(getComputedStyle(card).paddingTop)).toBeLessThan(roomy)
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test.each(['light', 'dark'] as const)('more contrast reaches 7 to 1 on chips and buttons, %s', (theme) => {
  Object.assign(document.documentElement.dataset, { theme, contrast: 'more' })
  rendered = render(
    <>
      <StatusChip tone="warning" icon="clock">
        Late
      </StatusChip>
      <Button variant="primary">Save</Button>
      <Button variant="danger">Remove</Button>
      <Button>Cancel</Button>
    </>,
  )
  for (const part of rendered.root.children) {
    ;(part as HTMLElement).style.transition = 'none'
    const { color, backgroundColor } = getComputedStyle(part)
    expect(contrast(channels(color), channels(backgroundColor)), part.textContent).toBeGreaterThanOrEqual(7)
  }
})

test('on paper the frame and the buttons are gone, and ink is black on white in every theme', async () => {
  document.documentElement.dataset['theme'] = 'dark'
  rendered = render(
    <AppFrame
      brand={<Brand name="Roshan School" />}
      navigation={[{ key: 'home', href: '#home', icon: 'home', label: 'Home', isCurrent: true }]}
    >
      <h1>Report</h1>
      <Button>Save</Button>
      <Card>Words</Card>
    </AppFrame>,
  )
  const session = cdp()
  await session.send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    for (const gone of ['header', 'nav', 'button'])
      expect(getComputedStyle(rendered.root.querySelector(gone) as HTMLElement).display, gone).toBe('none')
    const { backgroundColor, color } = getComputedStyle(document.body)
    expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    expect(getComputedStyle(rendered.root.querySelector('section') as HTMLElement).breakInside).toBe('avoid')
  } finally {
    await session.send('Emulation.setEmulatedMedia', { media: '' })
  }
})

function channels(text: string): Colour {
  const [red = 0, green = 0, blue = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return [red, green, blue]
}
