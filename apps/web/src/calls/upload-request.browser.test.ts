import { expect, test } from 'vitest'
import { uploadRequest } from './upload-request.ts'

const nowhere = new URL('/nobody-answers-this', location.href).href
const form = (size: number) => {
  const data = new FormData()
  data.append('file', new Blob([new Uint8Array(size)]), 'film.mp4')
  return data
}

test('a body that leaves is told to its end, and the answer comes as fetch gives it', async () => {
  const shares: number[] = []
  const answer = await uploadRequest(
    nowhere,
    { method: 'POST', headers: { accept: 'application/json' }, body: form(300_000) },
    (share) => shares.push(share),
  )
  expect(answer).toBeInstanceOf(Response)
  expect(answer.status).toBeGreaterThanOrEqual(200)
  expect(shares.at(-1)).toBe(1)
})

test('one that is called off fails, before or while it is sent', async () => {
  const early = AbortSignal.abort()
  await expect(uploadRequest(nowhere, { body: form(10), signal: early }, () => {})).rejects.toThrow('Failed to send')
  const stop = new AbortController()
  const sending = uploadRequest(nowhere, { body: form(300_000), signal: stop.signal }, () => {})
  stop.abort()
  await expect(sending).rejects.toThrow('Failed to send')
})

test('one that nobody answers fails', async () => {
  await expect(uploadRequest('http://127.0.0.1:1/', { body: form(10) }, () => {})).rejects.toThrow('Failed to send')
})
