import { standingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { EntranceExtra } from './entrance-extra.tsx'

let stage: Stage

async function openFooter(id: number, options: NonNullable<Parameters<typeof setStage>[0]> = {}): Promise<void> {
  const { regions_metadata: _provinces, ...standing } = standingConfiguration(id)
  stage = await setStage({
    ...options,
    person: null,
    words: ['pages'],
    tenant: { ...standing, id, contact_number: '+93 30 000 0000', ...options.tenant },
  })
  stage.show(
    <>
      <EntranceExtra part="footer" />
      <EntranceExtra part="links" />
    </>,
  )
  // Comes with the words of both.
  await expect.element(page.getByRole('link', { name: 'Questions and answers' })).toBeInTheDocument()
}

const policy = () => page.getByRole('link', { name: 'Privacy policy' })
const badge = () => page.getByRole('link', { name: 'Android app' })

afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['platform']
})

describe('the privacy policy (seed 000 §2)', () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 0],
    [563, 0],
    [500_016, 1],
  ])('tenant %i: %i link', async (id, links) => {
    await openFooter(id)
    expect(policy().elements()).toHaveLength(links)
    if (links === 1) await expect.element(policy()).toHaveAttribute('href', '/privacy-policy?isweb=true')
  })

  test.each(['mobile', 'desktop'])('is not linked in the %s application', async (platform) => {
    document.documentElement.dataset['platform'] = platform
    await openFooter(500_016)
    expect(policy().elements()).toEqual([])
  })
})

describe('who provides it', () => {
  test('stands there with the year and the number to call', async () => {
    await openFooter(1)
    await expect.element(page.getByText('Powered by Maktab')).toBeVisible()
    await expect.element(page.getByText(`© ${new Date().getFullYear()} Maktab`)).toBeVisible()
    await expect.element(page.getByText('+93 30 000 0000')).toBeVisible()
  })

  test('is hidden where the tenant has it so, with everything beside it', async () => {
    await openFooter(1, { tenant: { is_kp_label_disabled: true } })
    for (const gone of ['Powered by Maktab', `© ${new Date().getFullYear()} Maktab`, '+93 30 000 0000'])
      expect(page.getByText(gone).elements()).toEqual([])
  })
})

describe('the Android application', () => {
  const onAndroid = () =>
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/109')

  test('is offered on Android, where there is one', async () => {
    onAndroid()
    await openFooter(1, { boot: { android_package: '/maktab.apk' } })
    await expect.element(badge()).toHaveAttribute('href', '/androidapp')
  })

  test.each([
    ['elsewhere', false, '/maktab.apk'],
    ['where there is none', true, null],
  ])('is not offered %s', async (_where, isAndroid, android_package) => {
    if (isAndroid) onAndroid()
    await openFooter(1, { boot: { android_package } })
    expect(badge().elements()).toEqual([])
  })
})
