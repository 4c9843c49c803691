import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, expect, test } from 'vitest'
import { bringEarlierProgress } from './earlier-progress.ts'
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
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const keptAt = Date.UTC(2026, 2, 20, 8)

/** Nobody else's tests keep anything of theirs. */
const earlier = 70_901
afterEach(() => localStorage.removeItem(`maktab.unsaved-progress.${earlier}`))

function kept(count: number) {
  const unsaved = openUnsavedProgress(earlier)
  for (let number = 1; number <= count; number += 1)
    unsaved.keep({ call: 'saveTime', input, entry_id: idOf(number), kept_at: keptAt })
  return unsaved
}

/** A school that answers each batch; `codeOf` by the command's id. */
function schoolWith(answer: (ids: readonly string[]) => AnyAnswer) {
  const batches: { command_id: string; path: string; at: string }[][] = []
  return {
    batches,
    send: async (call: { path: string }, asked: unknown) => {
      expect(call.path).toBe('offline/syncup')
      const { data } = JSON.parse((asked as { json_data: string }).json_data) as {
        data: { command_id: string; path: string; at: string }[]
      }
      batches.push(data)
      return answer(data.map(({ command_id }) => command_id))
    },
  }
}
const answered =
  (codeOf: (id: string) => number) =>
  (ids: readonly string[]): AnyAnswer => ({
    ok: true,
    value: {
      answers: ids.map((command_id) => ({ command_id, error_code: codeOf(command_id), error_message: '', answer: '' })),
    },
  })

test('seconds of a page that closed before the move are brought at their own moment, under their own ids, a hundred at a time', async () => {
  const unsaved = kept(130)
  const school = schoolWith(answered(() => 0))
  await bringEarlierProgress(earlier, school)
  expect(school.batches.map((batch) => batch.length)).toEqual([100, 30])
  expect(school.batches[0]?.[0]).toMatchObject({
    command_id: idOf(1),
    path: 'learner/module/time/save',
    at: '2026-03-20T08:00:00.000Z',
  })
  expect(unsaved.all()).toEqual([])
})

test('what is refused is not asked again; what the server broke over, and what it could not be told, is', async () => {
  const unsaved = kept(3)
  await bringEarlierProgress(earlier, schoolWith(answered((id) => (id === idOf(1) ? -404 : id === idOf(2) ? -500 : 0))))
  expect(unsaved.all().map(({ entry_id }) => entry_id)).toEqual([idOf(2)])
  await bringEarlierProgress(
    earlier,
    schoolWith(() => ({ ok: false, failure: 'unreachable' })),
  )
  expect(unsaved.all().map(({ entry_id, kept_at }) => [entry_id, kept_at])).toEqual([[idOf(2), keptAt]])
})

test('nothing kept, nobody asked; another person’s is left alone', async () => {
  kept(1)
  const school = schoolWith(answered(() => 0))
  await bringEarlierProgress(earlier + 1, school)
  expect(school.batches).toEqual([])
  expect(openUnsavedProgress(earlier).all()).toHaveLength(1)
})
