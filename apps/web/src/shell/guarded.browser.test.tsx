import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { useLocation } from '#page/router.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../test/stage.tsx'
import { goneOffline } from '../../test/gone-offline.ts'
import { Elsewhere, Guarded } from './guarded.tsx'
import { NetworkBanner } from './network-banner.tsx'
import type { ScreenRoute } from '#screens/screen.tsx'
import { ShowMessages } from './show-messages.tsx'

const path = '/learner/assignments/detail'

function Typing() {
  return <textarea aria-label="Answer" />
}

const route: ScreenRoute = { path, title: 'titles.assignment', Screen: Typing, preload: () => undefined }

function Screens() {
  const { pathname } = useLocation()
  if (pathname === path) return <Guarded route={route} />
  return pathname === '/learner/dashboard' ? <h1>Home</h1> : <Elsewhere />
}

let stage: Stage

afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})

/** The address of an assignment in a browser that keeps no rows. */
async function open(): Promise<void> {
  stage = await setStage({ address: path, store: { isAvailable: () => false } })
  stage.show(
    <ToastProvider>
      <ShowMessages place="frame" />
      <NetworkBanner />
      <Screens />
    </ToastProvider>,
  )
}

test('an assignment that is open stays open when the network goes, with what is typed in it', async () => {
  await open()
  await page.getByRole('textbox', { name: 'Answer' }).fill('A long answer')
  goneOffline(true)
  await expect.element(page.getByRole('button', { name: 'You are offline' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('A long answer')
  await expect.element(page.getByText('Home')).not.toBeInTheDocument()
})

test('whoever comes to it without a network and without rows is led home, and hears why', async () => {
  goneOffline(true)
  await open()
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await expect.element(page.getByText('That page needs internet')).toBeVisible()
})
