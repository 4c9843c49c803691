import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { SchoolSystemsScreen } from './systems.tsx'

let stage: Stage
afterEach(() => stage.leave())

const rana = { school_system_id: 71, name: 'Rana', school_family_id: null, campuses: 12, sub_end_date: null }

async function open(list: object[], asked: object[] = []) {
  stage = await setStage({
    address: '/super-admin/systems',
    person: { active_role: 'super_admin', roles: ['super_admin'] },
    answers: {
      listSchoolSystems: (input) => {
        asked.push(input)
        return { ok: true, value: { list, total: list.length, total_pages: 1 } }
      },
    },
  })
  stage.show(<SchoolSystemsScreen />)
}

test('school systems are sought and sorted, and each leads to its schools', async () => {
  const asked: object[] = []
  await open([rana], asked)
  await expect
    .element(page.getByRole('link', { name: 'Rana' }))
    .toHaveAttribute('href', '/super-admin/schools?school_system_id=71')
  await expect.element(page.getByRole('cell', { name: '12' })).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Order'), 'subscription')
  await userEvent.fill(page.getByLabelText('Find a school system'), 'ran')
  await expect.poll(() => asked.at(-1)).toEqual({ search_string: 'ran', sort: 'subscription', page: 1 })
})

test('that there is none is said, and without a network there is a way to try again', async () => {
  await open([])
  await expect.element(page.getByText('No school system is like this.')).toBeVisible()
  stage.leave()
  stage = await setStage({ person: { active_role: 'super_admin', roles: ['super_admin'] } })
  stage.show(<SchoolSystemsScreen />)
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})
