import type { AnyAnswer } from '@maktab/client/call'
import type { LanguageCode } from '@maktab/contracts/fields'
import { parseTour } from '@maktab/domain/people/tour'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { Link, useLocation } from '#page/router.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { TourCard } from './tour-card.tsx'
import { Tour } from './tour.tsx'

const copyName = `maktab.tour.${location.host}.7`
const route = '/learner/dashboard'
let stage: Stage
beforeEach(() => localStorage.removeItem(copyName))
afterEach(async () => {
  stage.leave()
  document.documentElement.dir = 'ltr'
  await page.viewport(1024, 768)
})

/** A dashboard without its figures, above another screen. */
function Screen() {
  const { pathname } = useLocation()
  return (
    <main id="content" tabIndex={-1}>
      <button>Before</button>
      {pathname === route && (
        <>
          <section>
            <h2>
              <span data-tour="learner-dashboard-go-on">Lesson</span>
            </h2>
            <p>Fractions</p>
          </section>
          <section data-tour="learner-dashboard-due-next" style={{ marginBlockStart: '60rem' }}>
            <h2>Due</h2>
            <div style={{ blockSize: '80rem' }} />
          </section>
        </>
      )}
      <a href="#bell" data-tour="notifications">
        Bell
      </a>
      <Link to="/learner/classes">Elsewhere</Link>
      <dialog aria-label="Closed">A question for later</dialog>
      <Tour />
    </main>
  )
}

const record = (...steps: string[]) => JSON.stringify({ version: 4, features: [{ route, steps }] })
const withRecord = (tour_guide_json: string | null): Record<string, () => AnyAnswer> => ({
  readTourGuide: () => ({ ok: true, value: { tour_guide_json } }),
  saveTourGuide: () => ({ ok: true, value: {} }),
})
const saved = () =>
  stage.performed.map(({ input }) => parseTour((input as { tour_guide_json: string }).tour_guide_json)?.features)
const dialog = (name: string) => page.getByRole('dialog', { name })

async function show({
  answers = withRecord(null),
  language = 'en',
}: { answers?: Record<string, () => AnyAnswer>; language?: LanguageCode } = {}): Promise<void> {
  stage = await setStage({ answers, language, address: route })
  stage.show(<Screen />)
}

test('a screen shows itself around once, step by step; what is not there is passed over and not counted as shown', async () => {
  await show()
  await expect.element(dialog('Go on where you stopped')).toHaveFocus()
  await expect.element(dialog('Go on where you stopped')).toHaveAccessibleDescription(/One touch opens the lesson/)
  await expect.element(page.getByText('1 of 3')).toBeVisible()
  // The part of a heading is marked, not its words alone.
  expect(document.querySelector('[data-tour-now]')?.tagName).toBe('SECTION')

  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(dialog('What is due next')).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Due', exact: true })).toBeInViewport()
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await expect.element(dialog('Go on where you stopped')).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await expect.element(dialog('What is new')).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Skip' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Got it' }))

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(document.querySelector('[data-tour-now]')).toBeNull()
  await expect.poll(saved).toEqual([[{ route, steps: ['go_on', 'due_next', 'bell'] }]])
  expect(parseTour(localStorage.getItem(copyName))?.features).toEqual([{ route, steps: ['go_on', 'due_next', 'bell'] }])
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Skip', () => userEvent.click(page.getByRole('button', { name: 'Skip' }))],
  ['a touch of the page', () => userEvent.click(page.getByRole('button', { name: 'Before' }))],
  ['going elsewhere', () => userEvent.click(page.getByRole('link', { name: 'Elsewhere' }))],
])('%s ends it, and it does not come again', async (_, end) => {
  await show()
  await expect.element(dialog('Go on where you stopped')).toHaveFocus()
  await end()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(saved).toEqual([[{ route, steps: ['go_on', 'due_next', 'bell'] }]])
})

test('the focus goes back to where it was', async () => {
  await show()
  await expect.element(page.getByRole('button', { name: 'Before' })).toBeVisible()
  page.getByRole('button', { name: 'Before' }).element().focus()
  await expect.element(dialog('Go on where you stopped')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('what was shown on another device is not shown here', async () => {
  await show({ answers: withRecord(record('go_on', 'due_next')) })
  await expect.element(dialog('What is new')).toHaveFocus()
  // And this device knows it from now on, where the server cannot be asked.
  expect(parseTour(localStorage.getItem(copyName))?.features).toEqual([{ route, steps: ['go_on', 'due_next'] }])
})

test('a record of an older version is none', async () => {
  await show({ answers: withRecord(JSON.stringify({ version: 3, features: [{ route, steps: ['go_on'] }] })) })
  await expect.element(dialog('Go on where you stopped')).toBeVisible()
})

test('without a network the device’s own copy counts, and a save that fails says nothing', async () => {
  localStorage.setItem(copyName, record('go_on', 'due_next'))
  await show({ answers: {} })
  await userEvent.click(page.getByRole('button', { name: 'Got it' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(parseTour(localStorage.getItem(copyName))?.features).toEqual([{ route, steps: ['go_on', 'due_next', 'bell'] }])
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('it stands within the narrowest window, from right to left too', async () => {
  await page.viewport(320, 568)
  document.documentElement.dir = 'rtl'
  await show({ language: 'pu' })
  for (const name of ['له هغه ځایه دوام ورکړئ چې پاتې شوی', 'څه چې ژر سپارل کېږي', 'څه نوي دي']) {
    await expect.element(dialog(name)).toHaveFocus()
    await expect.poll(() => isWithin(dialog(name).element()), { message: name }).toBe(true)
    await userEvent.keyboard('{Tab}')
    await userEvent.click(page.getByRole('button', { name: /^(راتلونکی|پوه شوم)$/ }))
  }
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

function isWithin(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const marked = document.querySelector('[data-tour-now]')?.getBoundingClientRect()
  const covers =
    marked !== undefined && left < marked.right && right > marked.left && top < marked.bottom && bottom > marked.top
  return left >= 0 && right <= 320 && top >= 0 && bottom <= 568 && !covers
}

test('whoever is typing is not interrupted', async () => {
  stage = await setStage({ answers: withRecord(null), address: route })
  stage.show(
    <>
      <input aria-label="Answer" />
      <Screen />
    </>,
  )
  await userEvent.click(page.getByRole('textbox', { name: 'Answer' }))
  await userEvent.keyboard('one half')
  // Anything that happens on the screen now has it look again.
  document.body.append(document.createComment('news'))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog('Go on where you stopped')).toBeVisible()
})

test('all of it can be had again, everywhere, where the server hears of it', async () => {
  localStorage.setItem(copyName, record('go_on', 'due_next', 'bell'))
  let isReachable = false
  const save = (): AnyAnswer => (isReachable ? { ok: true, value: {} } : { ok: false, failure: 'offline' })
  stage = await setStage({
    answers: { ...withRecord(null), saveTourGuide: save },
    address: '/learner/dashboard',
    tenant: { is_tour_guide: true },
  })
  stage.show(
    <ToastProvider>
      <TourCard />
      <Screen />
    </ToastProvider>,
  )
  const again = page.getByRole('button', { name: 'Show me around again' })
  await userEvent.click(again)
  await expect.element(page.getByText('This needs internet. Nothing was changed.')).toBeVisible()
  isReachable = true
  await userEvent.click(again)
  await expect.element(dialog('Go on where you stopped')).toBeVisible()
})

test.each([
  ['a tenant without tours', { tenant: { is_tour_guide: false } }],
  ['a role without tours', { person: { active_role: 'admin' as const } }],
])('%s has no way to them', async (_, options) => {
  stage = await setStage(options)
  stage.show(
    <ToastProvider>
      <TourCard />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Show me around again' })).not.toBeInTheDocument()
})
