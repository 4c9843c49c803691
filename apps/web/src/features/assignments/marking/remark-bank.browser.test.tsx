import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../../test/stage.tsx'
import { RemarkBank } from './remark-bank.tsx'

type Offered = { readonly text: string; readonly is_saved: boolean }
let stage: Stage
let chosen: string[]
afterEach(() => stage.leave())

function Form({ longest }: { readonly longest: number }) {
  const [remark, setRemark] = useState('')
  return (
    <ToastProvider>
      <RemarkBank
        remark={remark}
        longest={longest}
        onChoose={(next) => {
          chosen.push(next)
          setRemark(next)
        }}
      />
    </ToastProvider>
  )
}

async function open(list: readonly Offered[], longest = 5000) {
  chosen = []
  let kept = list
  stage = await setStage({
    answers: {
      listRemarks: () => ({ ok: true, value: { list: kept } }),
      saveRemark: ({ text, is_saved }: Offered) => {
        kept = kept.map((one) => (one.text === text ? { text, is_saved } : one))
        return { ok: true, value: { text, is_saved } }
      },
    },
  })
  stage.show(<Form longest={longest} />)
}
const said = (text: string, is_saved = false): Offered => ({ text, is_saved })

test('a tap adds a remark as a line of its own, and none twice', async () => {
  await open([said('Well done.'), said('Show the units.')])
  await userEvent.click(page.getByRole('button', { name: 'Well done.', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Show the units.', exact: true }))
  expect(chosen).toEqual(['Well done.', 'Well done.\nShow the units.'])
  await expect.element(page.getByRole('button', { name: 'Well done.', exact: true })).toBeDisabled()
})

test('one for which there is no room is not added', async () => {
  await open([said('Well done.'), said('Good')], 5)
  await expect.element(page.getByRole('button', { name: 'Well done.', exact: true })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Good', exact: true })).toBeEnabled()
})

test('a star keeps a remark, and lets it go', async () => {
  await open([said('Well done.')])
  await userEvent.click(page.getByRole('button', { name: 'Keep this remark: Well done.' }))
  await userEvent.click(page.getByRole('button', { name: 'Keep this remark no longer: Well done.' }))
  await expect.element(page.getByRole('button', { name: 'Keep this remark: Well done.' })).toBeVisible()
  expect(stage.performed.map(({ name, input }) => ({ name, ...(input as object) }))).toEqual([
    { name: 'saveRemark', text: 'Well done.', is_saved: true },
    { name: 'saveRemark', text: 'Well done.', is_saved: false },
  ])
  expect(chosen).toEqual([])
})

test('six are shown, all where they are asked for; with a hundred kept one must go first', async () => {
  await open([...Array.from({ length: 100 }, (_, number) => said(`Kept ${number}`, true)), said('Good')])
  await expect.element(page.getByRole('listitem').nth(5)).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(6)
  await userEvent.click(page.getByRole('button', { name: 'All 101 remarks' }))
  await expect.element(page.getByText('100 remarks are kept: let one go to keep another.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Keep this remark: Good' })).toBeDisabled()
  await expect
    .element(page.getByRole('button', { name: 'Keep this remark no longer: Kept 3', exact: true }))
    .toBeEnabled()
})

test('where nothing was said yet it says what will stand there', async () => {
  await open([])
  await expect.element(page.getByText('What you say here is offered again for the next work.')).toBeVisible()
})
