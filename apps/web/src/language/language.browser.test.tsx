import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage } from '../../test/stage.tsx'
import type { Stage } from '../../test/stage.tsx'
import { FrameLanguageMenu } from '#shell/frame-language-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { firstLanguage, keepLanguageOfAddress, languageOfAddress } from './language.tsx'
import { useT } from './use-t.ts'

let shown: Stage | undefined

beforeEach(() => {
  localStorage.clear()
  performance.clearResourceTimings()
  performance.setResourceTimingBufferSize(2000)
})

afterEach(() => {
  shown?.leave()
  shown = undefined
  localStorage.clear()
})

function Word() {
  const t = useT()
  return <p data-word="">{t('frame.retry')}</p>
}

/** Languages of which any words were fetched since the test began. */
const fetched = () =>
  [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/compiled\/([a-z]+)-[a-z]+\.ts/.exec(name)?.[1] ?? []),
    ),
  ].sort()

test('a language is changed without a reload, and no catalogue is fetched but the ones that were spoken', async () => {
  const opened = performance.timeOrigin
  shown = await setStage({ language: 'en' })
  shown.show(
    <>
      <LanguageMenu />
      <Word />
    </>,
  )
  const menu = page.getByRole('combobox')
  await expect.element(page.getByText('Retry')).toBeVisible()
  expect(fetched()).toEqual(['en'])
  await userEvent.selectOptions(menu, 'da')
  await expect.element(page.getByText('دوباره کوشش کنید')).toBeVisible()
  await expect.poll(() => document.documentElement).toMatchObject({ dir: 'rtl', lang: 'fa-AF' })
  expect(fetched()).toEqual(['da', 'en'])
  await userEvent.selectOptions(menu, 'en')
  await expect.element(page.getByText('Retry')).toBeVisible()
  await expect.poll(() => document.documentElement).toMatchObject({ dir: 'ltr', lang: 'en' })
  expect(fetched()).toEqual(['da', 'en'])
  expect(performance.timeOrigin).toBe(opened)
})

describe('the list of languages by keys, where the language is kept with the person', () => {
  const shownLanguage = () => page.getByRole('combobox').element() as HTMLSelectElement
  const told = () => shown?.performed.map(({ input }) => (input as { CurrentLanguage: string }).CurrentLanguage)
  async function walk(keys: string) {
    shown = await setStage({ language: 'en' })
    shown.show(
      <>
        <FrameLanguageMenu />
        <button type="button">Next stop</button>
      </>,
    )
    await expect.element(page.getByRole('combobox')).toBeVisible()
    shownLanguage().focus()
    if (keys !== '') await userEvent.keyboard(keys)
  }

  test.each(['{ArrowDown}{ArrowDown}{Enter}', '{ArrowDown}{ArrowDown}{ArrowDown}{Tab}'])(
    'none is spoken or kept on the way of %s but the last',
    async (keys) => {
      await walk(keys)
      await expect.poll(() => document.documentElement.lang).toBe('fa-AF')
      await expect.poll(told).toEqual(['da'])
    },
  )

  test('nothing is picked while it is walked, and Escape goes back', async () => {
    await walk('{ArrowDown}')
    await expect.poll(() => shownLanguage().value).toBe('pu')
    expect(document.documentElement.lang).toBe('en')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => shownLanguage().value).toBe('en')
    await userEvent.keyboard('{Tab}')
    expect(told()).toEqual([])
  })

  test('picked from the open list it is spoken at once', async () => {
    await walk('')
    await userEvent.selectOptions(page.getByRole('combobox'), 'da')
    await expect.poll(told).toEqual(['da'])
  })
})

test.each([
  ['with one language', { languages: '1' }],
  ['in exam mode', { is_exam_mode: true }],
])('%s nobody is asked for a language', async (_when, tenant) => {
  shown = await setStage({ language: 'en', tenant })
  shown.show(
    <>
      <LanguageMenu />
      <Word />
    </>,
  )
  await expect.element(page.getByText('Retry')).toBeVisible()
  expect(page.getByRole('combobox').elements()).toEqual([])
})

describe('the language to start in', () => {
  const boot = {
    tenant: { default_language: 'da' },
    capabilities: { languages: ['en', 'pu', 'da'] },
  } as unknown as Parameters<typeof firstLanguage>[0]
  const start = (address: string, personal?: string) =>
    firstLanguage(boot, new URLSearchParams(address), personal).locale

  test.each([
    ['language=pashto', 'ps'],
    ['language=PashTo', 'ps'],
    ['language=%20ENGLISH%20', 'en'],
    ['language=Dari&page=2', 'da'],
    ['lang=pashto', 'ps'],
    ['lang=pashto&language=dari', 'da'],
    ['index=a&change_code=b&ln=1', 'ps'],
    ['language=english&ln=1', 'en'],
  ])('?%s is spoken at once', (address, locale) => {
    expect(start(address, 'en')).toBe(locale)
    expect(languageOfAddress(new URLSearchParams(address), { id: 1 })?.locale).toBe(locale)
  })

  test.each(['language=urdu', 'language=pu', 'language=', 'language=klingon', 'ln=3', 'ln=x', ''])(
    '?%s names none that the school offers: the person’s own is spoken, else the one chosen here, else the school’s',
    (address) => {
      expect(start(address, 'pu')).toBe('ps')
      expect(start(address)).toBe('da')
      localStorage.setItem('maktab.language', 'en')
      expect(start(address)).toBe('en')
      expect(start(address, 'pu')).toBe('ps')
    },
  )

  test('one that the address named is current on the next page too, for who is signed in and for who is not', () => {
    const pashto = languageOfAddress(new URLSearchParams('language=Pashto'), { id: 1 })!
    const changes: unknown[] = []
    const session = (isSignedIn: boolean) =>
      ({
        boot: { tenant: { id: 1 } },
        session: { current: () => (isSignedIn ? {} : undefined), change: (part: unknown) => changes.push(part) },
      }) as unknown as Parameters<typeof keepLanguageOfAddress>[2]
    keepLanguageOfAddress(pashto, new URLSearchParams('language=dari'), session(true))
    expect(start('')).toBe('da')
    keepLanguageOfAddress(pashto, new URLSearchParams('language=Pashto'), session(false))
    expect(start('')).toBe('ps')
    expect(changes).toEqual([])
    keepLanguageOfAddress(pashto, new URLSearchParams('language=Pashto'), session(true))
    expect(changes).toEqual([{ current_language: 'pu' }])
  })
})
