import type { AnyAnswer } from '@maktab/client/call'
import { useLocation } from '#page/router.tsx'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { OfLink } from './of-link.tsx'
import { UnsubscribeScreen } from '#screens/account/unsubscribe.tsx'

let stage: Stage
afterEach(() => stage.leave())

const nothing = { assignment_id: null, class_id: null, email: null }
const link = (value: object): AnyAnswer => ({ ok: true, value: { ...nothing, ...value } })

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const here = () => page.getByRole('status').element().textContent

async function open(
  resolveLink: AnyAnswer,
  address = '/learner/assignments/detail?code=abc',
  language: 'en' | 'pu' = 'en',
) {
  const asked: unknown[] = []
  stage = await setStage({
    language,
    address,
    answers: {
      resolveLink: (input) => {
        asked.push(input)
        return resolveLink
      },
    },
  })
  stage.show(
    <>
      <Where />
      <OfLink>
        <p>The screen itself</p>
      </OfLink>
    </>,
  )
  return asked
}

test('without a code the screen itself stands there, and nothing is asked', async () => {
  const asked = await open(link({ purpose: 'class', class_id: 4 }), '/learner/assignments/detail?assignment_id=x')
  await expect.element(page.getByText('The screen itself')).toBeVisible()
  expect(asked).toEqual([])
})
test.each([
  ['an assignment', { purpose: 'assignment', assignment_id: 'd1' }, '/learner/assignments/detail?assignment_id=d1'],
  ['a class', { purpose: 'class', class_id: 4 }, '/learner/class/dashboard?class_id=4'],
])('a code leads to %s, and is out of the address', async (_, value, to) => {
  const asked = await open(link(value))
  await expect.poll(here).toBe(to)
  expect(asked[0]).toEqual({ code: 'abc' })
})
test.each([
  ['en', 'This link is for somebody else', 'Log in with another account'],
  ['pu', 'دا لینک د بل چا لپاره دی', 'په بل ګڼون ننوځئ'],
] as const)(
  'whoever it was not made for is told so, and nothing of what it names, in %s',
  async (language, title, another) => {
    await open({ ok: false, refusal: 'link_not_yours' }, undefined, language)
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(page.getByText(/Zarghuna Stanekzai/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: another })).toBeVisible()
    expect(page.getByText('The screen itself').elements()).toEqual([])
  },
)
test('an old or a forged one leads nowhere, and home', async () => {
  await open({ ok: false, refusal: 'link_invalid' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Home' }))
  await expect.poll(here).toBe('/')
})
test('without a network it is told, and asked again', async () => {
  await open({ ok: false, failure: 'offline' })
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('the end of mails is asked before it is done, and taken back', async () => {
  stage = await setStage({
    address: '/learner/unsubscribe?code=abc',
    answers: {
      resolveLink: () => link({ purpose: 'unsubscribe', email: 'zarghuna@school.example' }),
      unsubscribe: () => ({ ok: true, value: {} }),
      resubscribe: () => ({ ok: true, value: {} }),
    },
  })
  stage.show(<UnsubscribeScreen />)
  await expect.element(page.getByRole('heading', { name: 'Stop emails to this address?' })).toBeVisible()
  expect(stage.performed).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Stop the emails' }))
  await expect.element(page.getByRole('heading', { name: 'No more emails' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'I want them again' }))
  await expect.element(page.getByRole('heading', { name: 'The emails come again' })).toBeVisible()
  const input = { email: 'zarghuna@school.example', code: 'abc' }
  expect(stage.performed).toMatchObject([
    { name: 'unsubscribe', input },
    { name: 'resubscribe', input },
  ])
})
test('a mail that another person got ends nothing here', async () => {
  stage = await setStage({
    address: '/learner/unsubscribe?code=abc',
    answers: { resolveLink: () => ({ ok: false, refusal: 'link_not_yours' }) },
  })
  stage.show(<UnsubscribeScreen />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'This link is for somebody else' })).toBeVisible()
})
