import { expect, test } from 'vitest'
import { openUnsavedProgress, type SavedTime } from './unsaved-progress.ts'

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

test('what a page left behind is there for the next one, and gone once it is sent', () => {
  const store = storage()
  openUnsavedProgress(7, () => store).keep({ entry_id: 'a', input })
  openUnsavedProgress(7, () => store).keep({ entry_id: 'b', input })
  const next = openUnsavedProgress(7, () => store)
  expect(next.all().map((entry) => entry.entry_id)).toEqual(['a', 'b'])
  next.forget('a')
  expect(next.all()).toEqual([{ entry_id: 'b', input }])
  next.forget('b')
  expect(store.kept.size).toBe(0)
})

test('another person on the same device sees none of it', () => {
  const store = storage()
  openUnsavedProgress(7, () => store).keep({ entry_id: 'a', input })
  expect(openUnsavedProgress(8, () => store).all()).toEqual([])
})

test('a store that refuses, or holds something else, is no reason to fail', () => {
  const refusing = {
    getItem: () => 'not json',
    setItem: () => {
      throw new Error('quota')
    },
    removeItem: () => {},
  }
  const unsaved = openUnsavedProgress(7, () => refusing)
  unsaved.keep({ entry_id: 'a', input })
  expect(unsaved.all()).toEqual([])
})
