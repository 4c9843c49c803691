import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { SchoolsScreen } from './schools.tsx'

let stage: Stage
afterEach(() => stage.leave())

const schools = [
  { institution_id: 1, name: 'مکتب رنا', city: 'کندهار' },
  { institution_id: 2, name: 'Bagh School', city: '' },
]

interface Asked {
  readonly search_string: string
  readonly page: number
}

const listed =
  (asked: Asked[] = []) =>
  (input: Asked): AnyAnswer => {
    asked.push(input)
    const list = schools.filter(({ name }) => name.includes(input.search_string))
    return { ok: true, value: { list, total: list.length, total_pages: 1 } }
  }

async function show(answers: Record<string, (input: never) => AnyAnswer>, language: 'en' | 'pu' = 'en'): Promise<void> {
  stage = await setStage({ language, answers, person: { active_role: 'super_admin', roles: ['super_admin'] } })
  stage.show(<SchoolsScreen />)
}

test('schools are found by their name, and what was typed is asked once it stays', async () => {
  const asked: Asked[] = []
  await show({ listInstitutions: listed(asked) })
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  await userEvent.type(page.getByLabelText('Find a school'), 'Bagh')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Bagh School' })).toBeVisible()
  await expect.element(page.getByText('مکتب رنا')).not.toBeInTheDocument()
  expect(asked.at(-1)).toEqual({ search_string: 'Bagh', page: 1 })
  expect(asked.length).toBeLessThan(5)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('مکتب رنا')).toBeVisible()
})

test('a name that no school has is said', async () => {
  await show({ listInstitutions: listed() })
  await userEvent.type(page.getByLabelText('Find a school'), 'nowhere')
  await expect.element(page.getByText('No school has this in its name.')).toBeVisible()
})

test('an office that nobody holds is said at its school, by keyboard', async () => {
  await show({ listInstitutions: listed(), actAsPrincipal: () => ({ ok: false, refusal: 'not_found' }) })
  const button = page.getByRole('button', { name: 'Work as Principal at Bagh School' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Nobody holds this office at Bagh School: Principal.')
  expect(stage.performed).toMatchObject([{ name: 'actAsPrincipal', input: { institution_id: 2 } }])
})

test('an address that is not of this school is never gone to', async () => {
  await show({
    listInstitutions: listed(),
    actAsCampusAdmin: () => ({
      ok: true,
      value: { jwt: 'x', expires_on: '', path: 'https://evil.example/campus-admin?jwt=x' },
    }),
  })
  await userEvent.click(page.getByRole('button', { name: 'Work as Campus admin at Bagh School' }))
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('without a network there is a way to try again, in Pashto too', async () => {
  await show({ listInstitutions: () => ({ ok: false, failure: 'offline' }) }, 'pu')
  await expect.element(page.getByRole('heading', { level: 1, name: 'ښوونځي' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  await expect.element(page.getByRole('button')).toBeVisible()
})
