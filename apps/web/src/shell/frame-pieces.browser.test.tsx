import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Link, useLocation } from '#page/router.tsx'
import { AppearanceCard } from '#features/people/appearance-card.tsx'
import { setStage } from '../../test/stage.tsx'
import type { Stage } from '../../test/stage.tsx'
import { goneOffline } from '../../test/gone-offline.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { NetworkBanner } from './network-banner.tsx'
import { Title } from '#page/title.tsx'

let stage: Stage

beforeEach(async () => {
  stage = await setStage({ language: 'en' })
})

afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
  for (const name of ['theme', 'contrast', 'density']) delete document.documentElement.dataset[name]
  localStorage.removeItem('maktab.appearance')
})

test('the network is not worth a word until it goes; then going and coming are both said', async () => {
  stage.show(<NetworkBanner />)
  const status = page.getByRole('status')
  await expect.element(status).toBeEmptyDOMElement()
  goneOffline(true)
  await expect.element(page.getByRole('button', { name: 'You are offline' })).toBeVisible()
  await userEvent.click(page.getByRole('button'))
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await expect.element(status).toHaveTextContent('You are offline')
  goneOffline(false)
  await expect.element(page.getByRole('button', { name: 'online' })).toBeVisible()
})

test('that work is kept is said only where the store is open', async () => {
  stage.leave()
  stage = await setStage({ store: { isAvailable: () => false } })
  stage.show(<NetworkBanner />)
  goneOffline(true)
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('You are offline. Nothing is sent until you are online again.')
  await expect.element(status).not.toHaveTextContent('kept')
})

test('a device that holds nothing of the school says so instead', async () => {
  stage.leave()
  const never = { waiting: 0, refused: 0, is_sending: false, synced_on: null, has_news: false }
  stage = await setStage({ store: { syncState: () => never } })
  stage.show(<NetworkBanner />)
  goneOffline(true)
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing is stored on this device')
})

function Broken(): never {
  throw new Error('A screen that breaks')
}

test('a screen that breaks is titled oops and can be tried again; what stands around it stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  stage.show(
    <>
      <p>Around</p>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </>,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect.element(page.getByText('Around')).toBeVisible()
})

function TwoScreens() {
  const isFirst = useLocation().pathname !== '/second'
  const name = isFirst ? 'First' : 'Second'
  return (
    <Frame>
      <Title of={name} />
      <h1>{name}</h1>
      <Link to={isFirst ? '/second' : '/'}>onwards</Link>
    </Frame>
  )
}

test('a new screen takes the focus to its content and names the page', async () => {
  stage.show(<TwoScreens />)
  await expect.element(page.getByRole('heading', { name: 'First' })).toBeVisible()
  expect(document.title).toBe('First · Test school')
  ;(page.getByRole('link', { name: 'onwards' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Second' })).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(document.title).toBe('Second · Test school')
})

test('theme, contrast and spacing are chosen on the account screen and worn at once', async () => {
  stage.show(<AppearanceCard />)
  await userEvent.selectOptions(page.getByLabelText('Theme'), 'Dark')
  await userEvent.selectOptions(page.getByLabelText('Contrast'), 'More')
  await userEvent.selectOptions(page.getByLabelText('Spacing'), 'Compact')
  expect({ ...document.documentElement.dataset }).toMatchObject({ theme: 'dark', contrast: 'more', density: 'compact' })
  await userEvent.selectOptions(page.getByLabelText('Theme'), 'As the device')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})
