import { afterEach, expect, test, vi } from 'vitest'
import { makePrefetch } from './prefetch-application.ts'

const load = vi.fn()
afterEach(() => {
  load.mockClear()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

const withConnection = (saveData: boolean) =>
  void Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } })

test('what stands behind the sign-in is fetched once, however often a field is touched', () => {
  withConnection(false)
  const prefetch = makePrefetch(load)
  prefetch()
  prefetch()
  expect(load).toHaveBeenCalledOnce()
})

test('on a data saver it waits for the submit', () => {
  withConnection(true)
  makePrefetch(load)()
  expect(load).not.toHaveBeenCalled()
})

test('a page that is not there yet comes first', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  makePrefetch(load)()
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(load).toHaveBeenCalledOnce()
})
