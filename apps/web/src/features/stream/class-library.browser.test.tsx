import type { AnyAnswer } from '@maktab/client/call'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeviceStore } from '#calls/device-store.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ClassLibrary } from './class-library.tsx'

let stage: Stage
afterEach(() => stage.leave())

const class_id = 4
const idOf = (number: number) => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`

interface Opening {
  readonly role?: 'learner' | 'teacher'
  readonly answers: Readonly<Record<string, (input: never) => AnyAnswer>>
  readonly store?: Partial<DeviceStore>
}

async function open({ role = 'learner', answers, store = {} }: Opening) {
  stage = await setStage({ person: { active_role: role, roles: [role] }, answers, store })
  stage.show(
    <ToastProvider>
      <ClassLibrary class_id={class_id} />
    </ToastProvider>,
  )
}
const performed = (name: string) => stage.performed.filter((one) => one.name === name).map(({ input }) => input)

test('the library shows files and links by kind; a teacher takes one out and puts one in', async () => {
  const item = {
    library_id: idOf(90),
    source: 'post',
    source_id: idOf(1),
    title: 'Fractions',
    link_type: 1,
    attachment: null,
    url: 'https://example.org/fractions',
    size_bytes: 0,
    added_by_name: 'Ustad Karim',
    added_on: '2026-11-20T08:00:00.000Z',
  }
  const asked: object[] = []
  await open({
    role: 'teacher',
    answers: {
      listClassLibrary: (input) => {
        asked.push(input)
        return { ok: true, value: { list: [item], total_pages: 1, as_of: item.added_on } }
      },
      removeFromLibrary: () => ({ ok: true, value: { library_ids: [item.library_id] } }),
      addToLibrary: () => ({ ok: true, value: { library_id: idOf(91) } }),
    },
  })
  await expect.element(page.getByRole('link', { name: 'Fractions' })).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Show', { exact: true }), 'Links')
  await expect.poll(() => asked.at(-1)).toEqual({ class_id, page: 1, kind: 1 })
  await userEvent.click(page.getByRole('button', { name: 'Take Fractions out of the library' }))
  await expect.element(page.getByText('It is out of the library.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Put something into the library' }))
  await userEvent.click(page.getByRole('button', { name: 'Put into the library' }))
  await expect.element(page.getByText('Choose a file or write an address.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Add a link' }))
  await userEvent.fill(page.getByLabelText('Address'), 'example.org/more')
  await userEvent.click(page.getByRole('button', { name: 'Put into the library' }))
  await expect.element(page.getByText('It is in the library.')).toBeVisible()
  expect(performed('removeFromLibrary')).toEqual([{ class_id, library_ids: [item.library_id] }])
  expect(performed('addToLibrary')).toMatchObject([{ class_id, link: { link_type: 1, url: 'example.org/more' } }])
})

test('a file of the library is brought to the device by one tap, which says so, and let go by another', async () => {
  const attachment = {
    file_id: idOf(95),
    name: 'worksheet.pdf',
    mime_type: 'application/pdf',
    size_bytes: 4_000,
    url: '/files/attachment/worksheet',
  }
  const item = {
    library_id: attachment.file_id,
    source: 'assignment',
    source_id: idOf(2),
    title: attachment.name,
    link_type: 0,
    attachment,
    url: null,
    size_bytes: 4_000,
    added_by_name: 'Ustad Karim',
    added_on: '2026-11-20T08:00:00.000Z',
  }
  let kept = new Map<string, typeof attachment>()
  const listeners = new Set<() => void>()
  const turn = (next: typeof kept) => {
    kept = next
    for (const listener of listeners) listener()
  }
  await open({
    answers: {
      listClassLibrary: () => ({ ok: true, value: { list: [item], total_pages: 1, as_of: item.added_on } }),
    },
    store: {
      keptFiles: () => kept,
      keepFile: async (file) => {
        turn(new Map([[file.file_id, { ...attachment, ...file }]]))
        return 'kept'
      },
      releaseFile: async () => turn(new Map()),
      onChange: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Keep worksheet.pdf on this device' }))
  await expect.element(page.getByText('On this device', { exact: true })).toBeVisible()
  expect(kept.get(attachment.file_id)).toMatchObject({ url: attachment.url, size_bytes: 4_000 })
  await userEvent.click(page.getByRole('button', { name: 'Take worksheet.pdf off this device' }))
  await expect.element(page.getByRole('button', { name: 'Keep worksheet.pdf on this device' })).toBeVisible()
  expect(page.getByText('On this device', { exact: true }).elements()).toEqual([])
})
