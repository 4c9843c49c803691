import { TextField } from '@maktab/ui/fields/text-field'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { clearAtSignOut } from '#calls/kept-on-device.ts'
import { useOfficeDraft } from './office-draft.ts'
import { OfficeForm, type OfficeDifference } from './office-form.tsx'

let stage: Stage
const saves: object[] = []
afterEach(() => {
  stage.leave()
  saves.length = 0
  sessionStorage.clear()
  window.dispatchEvent(new Event('online'))
})

function Sample({ differences }: { readonly differences?: readonly OfficeDifference[] }) {
  const saved = { full_name: 'Gul', identity_number: '' }
  const draft = useOfficeDraft({ name: 'sample', saved, secret: ['identity_number'] })
  const [problem, setProblem] = useState<string>()
  const save = () => {
    saves.push(draft.fields)
    setProblem('It was not saved.')
  }
  const field = (name: keyof typeof saved) => (
    <TextField
      label={name}
      value={draft.fields[name]}
      onChange={(event) => draft.change({ [name]: event.target.value })}
    />
  )
  return (
    <OfficeForm draft={draft} onSave={save} isBusy={false} problem={problem} differences={differences}>
      {field('full_name')}
      {field('identity_number')}
    </OfficeForm>
  )
}

async function open(differences?: readonly OfficeDifference[]) {
  stage = await setStage({ person: { active_role: 'campus_admin', roles: ['campus_admin'] } })
  stage.show(<Sample {...(differences && { differences })} />)
}
const name = () => page.getByLabelText('full_name')
const save = () => page.getByRole('button', { name: 'Save', exact: true })

test('what was typed is back when the form is opened again, but for what is never written down', async () => {
  await open()
  await userEvent.fill(name(), 'Gulalai')
  await userEvent.fill(page.getByLabelText('identity_number'), '1400-55')
  expect(JSON.stringify(sessionStorage)).not.toContain('1400-55')
  stage.leave()
  await open()
  await expect.element(name()).toHaveValue('Gulalai')
  await expect.element(page.getByLabelText('identity_number')).toHaveValue('')
  await expect.element(page.getByText('What you typed before is here again.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Start anew' }))
  await expect.element(name()).toHaveValue('Gul')
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('maktab.office.'))).toEqual([])
})

test('nothing of it stays when somebody signs out', async () => {
  await open()
  await userEvent.fill(name(), 'Gulalai')
  expect(JSON.stringify(sessionStorage)).toContain('Gulalai')
  clearAtSignOut()
  expect(JSON.stringify(sessionStorage)).not.toContain('Gulalai')
})

test('without a network it says so, and nothing is sent', async () => {
  await open()
  await userEvent.fill(name(), 'Gulalai')
  const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')!
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText('Administration needs the internet. What you typed stays here.')).toBeVisible()
  await expect.element(save()).toBeDisabled()
  await userEvent.type(name(), '{Enter}')
  expect(saves).toEqual([])
  Object.defineProperty(navigator, 'onLine', online)
  Reflect.deleteProperty(navigator, 'onLine')
})

test('a refusal is said beside the button', async () => {
  await open()
  await userEvent.click(save())
  await expect.element(page.getByText('It was not saved.')).toBeVisible()
})

test('what somebody else changed meanwhile stands beside what was typed, and the reader chooses', async () => {
  await open([{ label: 'Full name', now: 'Gul Ahmad', yours: 'Gulalai' }])
  await userEvent.fill(name(), 'Gulalai')
  await expect.element(page.getByText('As it is now: Gul Ahmad')).toBeVisible()
  await expect.element(page.getByText('As you typed it: Gulalai')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Save what I typed' }))
  expect(saves).toEqual([{ full_name: 'Gulalai', identity_number: '' }])
  await userEvent.click(page.getByRole('button', { name: 'Take it as it is now' }))
  await expect.element(name()).toHaveValue('Gul')
})
