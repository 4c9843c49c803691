import { expect, test } from 'vitest'
import { onUnsavedChange, openUnsavedProgress, type SavedTime } from './unsaved-progress.ts'

const input: SavedTime = {
  content_id: 5,
  cms_course_id: 2,
  lesson_guid: 'b5f5f3a0-3c3c-4d5e-8f5e-3f1f5f0a0a01',
  class_id: 3,
  content_status: 1,
  content_type: 'video',
  total_time_in_seconds: 12,
  resume_point: '12',
}

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const minute = 60_000

test('what a page left behind is taken by a later one, once, and gone when it is sent', () => {
  const store = storage()
  openUnsavedProgress(7, () => store).keep({ call: 'saveTime', entry_id: 'a', kept_at: 0, input })
  openUnsavedProgress(7, () => store).keep({ call: 'saveTime', entry_id: 'b', kept_at: 1000, input })
  const next = openUnsavedProgress(7, () => store)
  expect(next.takeLeftBehind(minute).map((entry) => entry.entry_id)).toEqual(['a'])
  expect(next.takeLeftBehind(minute)).toEqual([])
  next.forget('a')
  expect(next.takeLeftBehind(minute + 1000).map((entry) => entry.entry_id)).toEqual(['b'])
  next.forget('b')
  expect(store.kept.size).toBe(0)
})

test('what could not be sent is tried again later', () => {
  const store = storage()
  const unsaved = openUnsavedProgress(7, () => store)
  unsaved.keep({ call: 'saveTime', entry_id: 'a', kept_at: 0, input })
  expect(unsaved.takeLeftBehind(minute)).toHaveLength(1)
  expect(unsaved.takeLeftBehind(2 * minute)).toHaveLength(1)
})

test('another person on the same device sees none of it', () => {
  const store = storage()
  openUnsavedProgress(7, () => store).keep({ call: 'saveTime', entry_id: 'a', kept_at: 0, input })
  expect(openUnsavedProgress(8, () => store).takeLeftBehind(minute)).toEqual([])
})

test('a store that refuses, or holds something else, is no reason to fail', () => {
  const refusing = {
    getItem: () => 'not json',
    setItem: () => {
      throw new Error('quota')
    },
    removeItem: () => {},
  }
  expect(openUnsavedProgress(7, () => refusing).takeLeftBehind(minute)).toEqual([])
})

test('what the browser refuses to write stays as long as the page', () => {
  const refusing = {
    ...storage(),
    setItem: () => {
      throw new Error('quota')
    },
  }
  const unsaved = openUnsavedProgress(70, () => refusing)
  unsaved.keep({ call: 'saveTime', entry_id: 'a', kept_at: 0, input })
  expect(unsaved.all().map(({ entry_id }) => entry_id)).toEqual(['a'])
  unsaved.forget('a')
  expect(unsaved.all()).toEqual([])
})

test('whoever listens hears of what is kept and of what is sent', () => {
  let heard = 0
  const stop = onUnsavedChange(() => (heard += 1))
  const unsaved = openUnsavedProgress(7, storage)
  unsaved.keep({ call: 'saveTime', entry_id: 'a', kept_at: 0, input })
  unsaved.forget('a')
  stop()
  unsaved.forget('a')
  expect(heard).toBe(2)
})

test('what an earlier version kept is of time', () => {
  const store = storage()
  store.setItem('maktab.unsaved-progress.7', JSON.stringify([{ entry_id: 'a', kept_at: 0, input }]))
  expect(openUnsavedProgress(7, () => store).takeLeftBehind(minute)).toEqual([
    { call: 'saveTime', entry_id: 'a', kept_at: 0, input },
  ])
})
