import type { AnyAnswer } from '@maktab/client/call'
import type { EditedConfiguration } from '@maktab/contracts/tenants/edited-configuration'
import { defaultConfiguration } from '@maktab/contracts/tenants/default-configuration'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FeedbackLayer } from '#shell/feedback-layer.tsx'
import { goneOffline } from '../../../test/gone-offline.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ConfigurationScreen } from './configuration.tsx'

let stage: Stage
afterEach(() => {
  stage.leave()
  sessionStorage.clear()
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
})

interface Asked {
  readonly version: number
  readonly fields: Record<string, unknown>
  readonly typed_name: string
}

/** A server that keeps what it is given. */
function server(refuse: (asked: Asked) => readonly string[] = () => []) {
  const state = {
    version: 1,
    configuration: {
      ...defaultConfiguration,
      name: 'Rana School',
      languages: '0,1',
      time_zone: 'Asia/Kabul',
    } as unknown as EditedConfiguration,
    asked: [] as Asked[],
    made_on: new Date().toISOString() as string | undefined,
  }
  const answers = {
    readEditedConfiguration: (): AnyAnswer => ({
      ok: true,
      value: {
        version: state.version,
        configuration: state.configuration,
        last_backup: state.made_on === undefined ? null : { made_on: state.made_on, bytes: 1 },
        changes: [
          {
            version: 1,
            changed_on: '2026-03-21T08:00:00Z',
            changed_by_name: 'Hamida Wardak',
            before: { city: '' },
            after: { city: 'Kabul', background_color: null },
          },
        ],
      },
    }),
    updateEditedConfiguration: (asked: Asked): AnyAnswer => {
      state.asked.push(asked)
      if (asked.version !== state.version) return { ok: false, refusal: 'changed_meanwhile' } as never
      const refused = refuse(asked)
      if (refused.length > 0) return { ok: true, value: { version: state.version, refused } }
      state.version += 1
      state.configuration = { ...state.configuration, ...asked.fields }
      return { ok: true, value: { version: state.version, refused: [] } }
    },
  }
  return { state, answers: answers as Record<string, (input: never) => AnyAnswer> }
}

async function show(answers: Record<string, (input: never) => AnyAnswer>, language: 'en' | 'pu' | 'ur' = 'en') {
  stage = await setStage({ language, answers, person: { active_role: 'super_admin', roles: ['super_admin'] } })
  stage.show(
    <>
      <ConfigurationScreen />
      <FeedbackLayer />
    </>,
  )
}
const field = (name: string) => page.getByLabelText(name, { exact: true })
const save = () => userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))

test('it says when the school was backed up last, and warns where that is long ago or never was', async () => {
  for (const [made_on, words] of [
    [new Date().toISOString(), /^Last backup: /],
    ['2026-01-05T01:30:00Z', /^The last backup is old: 5/],
    [undefined, /^No backup of this school was ever made/],
  ] as const) {
    const { state, answers } = server()
    state.made_on = made_on
    await show(answers)
    await expect.element(page.getByText(words)).toBeVisible()
    stage.leave()
  }
  await show(server().answers)
})

test('only what was changed is sent; colours are seen before, and the history says who changed what', async () => {
  const { state, answers } = server()
  await show(answers)
  await userEvent.fill(field('Main colour'), '#336bff')
  const button = page.getByText('Button', { exact: true }).element()
  // Moved as little as it takes for white to be read on it.
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(50, 105, 250)')
  await userEvent.fill(field('City (optional)'), 'Herat')
  await userEvent.fill(page.getByLabelText(/Motto, in .*پښتو/), 'هره ورځ')
  await userEvent.click(page.getByRole('checkbox', { name: 'اردو' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Attendance is taken' }))
  await save()
  await expect.element(page.getByText('Saved. Every page', { exact: false })).toBeVisible()
  expect(state.asked).toEqual([
    {
      version: 1,
      fields: {
        primary_color: '336bff',
        city: 'Herat',
        tagline: { pu: 'هره ورځ' },
        languages: '0,1,3',
        attendance_mode: 1,
      },
      typed_name: '',
    },
  ])
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Hamida Wardak')
  await expect.element(page.getByRole('listitem')).toHaveTextContent('City and Another field')
})

test('what the server refuses is said at its field, and what was typed stays', async () => {
  const { answers } = server(() => ['contact_email_address'])
  await show(answers)
  await userEvent.fill(field('Email (optional)'), 'office')
  await save()
  await expect.element(page.getByRole('alert').getByText('Nothing was saved yet.', { exact: false })).toBeVisible()
  await expect.element(field('Email (optional)')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Email (optional)')).toHaveValue('office')
})

test('turning payments on asks for the name of the school', async () => {
  const { state, answers } = server(({ typed_name }) => (typed_name === 'Rana School' ? [] : ['typed_name']))
  await show(answers)
  await expect.element(page.getByRole('checkbox', { name: 'Learners pay' })).toBeVisible()
  expect(page.getByLabelText('Type the name of the school', { exact: false }).elements()).toEqual([])
  await userEvent.click(page.getByRole('checkbox', { name: 'Learners pay' }))
  await save()
  await expect.element(page.getByText('This is not its name.')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Type the name of the school', { exact: false }), 'Rana School')
  await save()
  await expect.element(page.getByText('Saved. Every page', { exact: false })).toBeVisible()
  expect(state.configuration.is_payment_enabled).toBe(true)
})

test('who saves after somebody else sees both, and decides', async () => {
  const { state, answers } = server()
  await show(answers)
  await userEvent.fill(field('City (optional)'), 'Herat')
  state.version = 7
  state.configuration = { ...state.configuration, city: 'Balkh' }
  await save()
  await expect.element(page.getByText('As it is now: Balkh')).toBeVisible()
  await expect.element(page.getByText('As you typed it: Herat')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Save what I typed' }))
  await expect.poll(() => state.configuration.city).toBe('Herat')
  expect(state.asked.at(-1)).toMatchObject({ version: 7, fields: { city: 'Herat' } })
})

test('without a network it says so and cannot be saved', async () => {
  await show(server().answers)
  await expect.element(field('City (optional)')).toBeVisible()
  goneOffline(true)
  await expect.element(page.getByText('Administration needs the internet.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
})

test('a failure is shown with a way to ask again', async () => {
  await show({})
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test.each(['pu', 'ur'] as const)('fits a phone of 360 px in %s', async (language) => {
  await page.viewport(360, 740)
  await show(server().answers, language)
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(document.documentElement.dir).toBe('rtl')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 800)
})
