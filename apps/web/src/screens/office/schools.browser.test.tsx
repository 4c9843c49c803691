import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CampusesScreen } from './campuses.tsx'

let stage: Stage
afterEach(() => stage.leave())

const school = (institution_id: number, name: string, city: string, more: object = {}) => ({
  institution_id,
  name,
  city,
  region_name: '',
  school_system_name: '',
  counts: { learners: 1, teachers: 1, campus_admins: 1, principals: 1, classes: 1 },
  sub_end_date: null,
  deleted_on: null,
  ...more,
})
const schools = [school(1, 'مکتب رنا', 'کندهار'), school(2, 'Bagh School', '')]

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

const named = (list: object[]): AnyAnswer => ({ ok: true, value: { list, total: list.length, total_pages: 1 } })

async function show(
  answers: Record<string, (input: never) => AnyAnswer>,
  { language = 'en', address = '/super-admin/schools' }: { language?: 'en' | 'pu'; address?: string } = {},
): Promise<void> {
  const places = {
    listSchoolSystems: () => named([{ school_system_id: 71, name: 'Rana', campuses: 2, sub_end_date: null }]),
    listFamilyRegions: () => named([{ school_family_region_id: 61, name: 'South' }]),
    listFamilyRegionCities: () => named([{ city_id: 81, name: 'Kandahar', campuses: 1 }]),
  }
  stage = await setStage({
    language,
    address,
    answers: { ...places, ...answers },
    person: { active_role: 'super_admin', roles: ['super_admin'] },
  })
  stage.show(<CampusesScreen />)
}

test('schools are found by their name, and what was typed is asked once it stays', async () => {
  const asked: Asked[] = []
  await show({ listInstitutions: listed(asked) })
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  await userEvent.type(page.getByLabelText('Find a school'), 'Bagh')
  await expect.poll(() => asked.at(-1)).toMatchObject({ search_string: 'Bagh', page: 1 })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Bagh School' })).toBeVisible()
  await expect.element(page.getByText('مکتب رنا')).not.toBeInTheDocument()
  expect(asked.length).toBeLessThan(5)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('مکتب رنا')).toBeVisible()
})

test('a name that no school has is said', async () => {
  await show({ listInstitutions: listed() })
  await userEvent.type(page.getByLabelText('Find a school'), 'nowhere')
  await expect.element(page.getByText('No campus is like this.')).toBeVisible()
})

test('an office that nobody holds is said at its school, by keyboard', async () => {
  await show({ listInstitutions: listed(), actAsPrincipal: () => ({ ok: false, refusal: 'office_vacant' }) })
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
  await show({ listInstitutions: () => ({ ok: false, failure: 'offline' }) }, { language: 'pu' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'ښوونځي' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  await expect.element(page.getByRole('button').last()).toBeVisible()
})

test('schools are filtered by system, region and city, and the address keeps it', async () => {
  const asked: Asked[] = []
  await show(
    { listInstitutions: listed(asked) },
    { address: '/super-admin/schools?school_system_id=71&sort=newest&page=3' },
  )
  await expect.poll(() => asked.at(-1)).toMatchObject({ school_system_id: 71, sort: 'newest', page: 3 })
  await expect.element(page.getByRole('combobox', { name: 'School system' })).toHaveValue('Rana')
  await userEvent.selectOptions(page.getByLabelText('Region'), 'South')
  await expect.poll(() => asked.at(-1)).toMatchObject({ school_system_id: 71, region_id: 61, page: 1 })
  await userEvent.selectOptions(page.getByLabelText('City'), 'Kandahar')
  await expect.poll(() => asked.at(-1)).toMatchObject({ region_id: 61, city_id: 81 })
  await userEvent.selectOptions(page.getByLabelText('Region'), 'All')
  await expect.poll(() => asked.at(-1)).toMatchObject({ region_id: undefined, city_id: undefined })
})

test('a school whose office nobody holds says so, and leads to the form for its first campus admin', async () => {
  const counts = { learners: 0, teachers: 0, campus_admins: 0, principals: 0, classes: 0 }
  await show({ listInstitutions: () => named([school(2, 'Bagh School', '', { counts })]) })
  await expect.element(page.getByText('Nobody is campus admin here yet.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Add a campus admin at Bagh School' }))
    .toHaveAttribute('href', '/super-admin/addadmin?institution_id=2')
})

test('a closed school is opened again for thirty days, and no longer', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await show(
    {
      listInstitutions: () =>
        named([
          school(2, 'Bagh School', '', { deleted_on: daysAgo(29) }),
          school(3, 'Anar School', '', { deleted_on: daysAgo(31) }),
        ]),
      restoreCampus: () => ({ ok: true, value: { institution_id: 2 } }),
    },
    { address: '/super-admin/schools?state=deleted' },
  )
  await userEvent.click(page.getByRole('button', { name: 'Open Bagh School again' }))
  expect(stage.performed).toMatchObject([{ name: 'restoreCampus', input: { institution_id: 2 } }])
  await expect.element(page.getByText('Anar School')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Open Anar School again' })).not.toBeInTheDocument()
})
