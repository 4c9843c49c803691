import { expect, test } from 'vitest'
import { standInForStorage } from './memory-storage.ts'

/** A window whose browser refuses one of its storages. */
function pageRefusing(name: 'localStorage' | 'sessionStorage'): Window {
  const page = { localStorage: { length: 0 }, sessionStorage: { length: 0 } }
  Object.defineProperty(page, name, {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  return page as unknown as Window
}

test('A refused storage is replaced by one that keeps as long as the page', () => {
  const page = pageRefusing('localStorage')
  standInForStorage(page)
  page.localStorage.setItem('a', '1')
  page.localStorage['b'] = '2'
  expect(page.localStorage.getItem('a')).toBe('1')
  expect(page.localStorage['a']).toBe('1')
  expect(page.localStorage.getItem('b')).toBe('2')
  expect(page.localStorage.getItem('c')).toBeNull()
  expect(page.localStorage['c']).toBeUndefined()
  expect([page.localStorage.length, page.localStorage.key(1)]).toEqual([2, 'b'])
  page.localStorage.removeItem('a')
  delete page.localStorage['b']
  expect(page.localStorage.length).toBe(0)
})

test('A storage that the browser gives stays the browser’s own', () => {
  const page = pageRefusing('sessionStorage')
  const own = page.localStorage
  standInForStorage(page)
  expect(page.localStorage).toBe(own)
  page.sessionStorage.setItem('a', '1')
  expect(page.sessionStorage.getItem('a')).toBe('1')
})
