import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AndroidPage } from './android.tsx'

let stage: Stage
let begun: string[]

beforeEach(() => {
  begun = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    begun.push(`${this.getAttribute('href')}, ${this.hasAttribute('download') ? 'a download' : 'a page'}`)
  })
})
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})

async function open(options: NonNullable<Parameters<typeof setStage>[0]>): Promise<void> {
  stage = await setStage({ ...options, person: null })
  stage.show(<AndroidPage />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const steps = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((step) => step.querySelector('strong')?.textContent)

test('the download begins by itself, once; it can be tried again, and five steps say what to do with it', async () => {
  await open({ boot: { android_package: '/maktab.apk' }, tenant: { contact_email_address: 'help@school.example' } })
  await expect.poll(() => begun).toEqual(['/maktab.apk, a download'])
  const again = page.getByRole('link', { name: 'Download again' })
  await expect.element(again).toHaveAttribute('href', '/maktab.apk')
  await expect.element(again).toHaveAttribute('download')
  expect(steps()).toEqual(['Download anyway', 'Open the file', 'Allow unknown apps', 'Install', 'Log in'])
  await expect
    .element(page.getByRole('link', { name: 'help@school.example' }))
    .toHaveAttribute('href', 'mailto:help@school.example')
})

test('in Pashto there are five steps too', async () => {
  await open({ boot: { android_package: '/maktab.apk' }, language: 'pu' })
  expect(steps()).toHaveLength(5)
  expect(page.getByRole('listitem').first().element().textContent).toContain('۱')
})

test('where there is none nothing is fetched, and the browser is the way', async () => {
  await open({ boot: { android_package: null } })
  await expect.element(page.getByRole('link', { name: 'Open in the browser' })).toHaveAttribute('href', '/')
  expect(steps()).toEqual([])
  expect(begun).toEqual([])
})
