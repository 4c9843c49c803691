import { beforeEach, expect, test } from 'vitest'
import { forgetNotes, unsavedName } from './waiting-notes.ts'

beforeEach(() => localStorage.clear())

test('removing person 7 leaves alone what person 77 has not sent yet', () => {
  for (const user_id of [7, 77]) {
    localStorage.setItem(unsavedName(user_id), '[]')
    localStorage.setItem(`maktab.draft.${user_id}.essay`, 'text')
  }
  forgetNotes(['maktab.draft.7.', unsavedName(7)])
  expect(Object.keys(localStorage).sort()).toEqual(['maktab.draft.77.essay', unsavedName(77)])
})
