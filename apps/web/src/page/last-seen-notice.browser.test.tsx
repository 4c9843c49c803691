import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readOfficeSummary } from '@maktab/client/calls/office/office-dashboards.generated'
import { goneOffline } from '../../test/gone-offline.ts'
import { setStage } from '../../test/stage.tsx'
import type { Stage } from '../../test/stage.tsx'
import { useNoteLastSeen } from './last-seen.ts'
import { useQuery } from './use-calls.ts'
import { LastSeenNotice } from './last-seen-notice.tsx'

let stage: Stage
afterEach(() => {
  goneOffline(false)
  stage.leave()
})

function Figure({ seen_on }: { readonly seen_on: string | undefined }) {
  useNoteLastSeen(seen_on)
  return null
}

test('what comes from this device has its date above it, the earliest of several; what the school says has none', async () => {
  stage = await setStage()
  stage.show(<LastSeenNotice />)
  await expect.element(page.getByRole('note')).not.toBeInTheDocument()
  goneOffline(true)
  stage.show(
    <>
      <LastSeenNotice />
      <Figure seen_on="2026-03-20T09:00:00.000Z" />
      <Figure seen_on="2026-03-18T09:00:00.000Z" />
      <Figure seen_on={undefined} />
    </>,
  )
  const note = page.getByRole('note')
  await expect.element(note).toHaveTextContent(/There is no internet\. This is as of .*18 Mar/)
  goneOffline(false)
  await expect.element(note).toHaveTextContent(/^As of .*18 Mar/)
  stage.show(<LastSeenNotice />)
  await expect.element(note).not.toBeInTheDocument()
})

function Summary() {
  const { state } = useQuery(readOfficeSummary, {})
  return <p>{state}</p>
}

test('an answer that the device made itself is as of the last time that it met the school', async () => {
  const syncState = () => ({ waiting: 0, refused: 0, is_sending: false, synced_on: '2026-03-19T09:00:00.000Z' })
  const answers = { readOfficeSummary: () => ({ ok: true, value: {} }) as const }
  stage = await setStage({ store: { syncState }, answers, from: 'device' })
  goneOffline(true)
  stage.show(
    <>
      <LastSeenNotice />
      <Summary />
    </>,
  )
  await expect.element(page.getByText('ready')).toBeVisible()
  await expect.element(page.getByRole('note')).toHaveTextContent(/19 Mar/)
})
