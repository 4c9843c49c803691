import { TrackedAttempt } from '@maktab/contracts/learning/attempts'
import { expect, test } from 'vitest'
import { encodeAttempt } from './tracked-attempt.ts'

test('what is encoded reads back as the contract has it, in every script', () => {
  const attempt = {
    sync_guid: '0b0f2f6e-58a6-4a43-9a0e-9d2b7b9d7c11',
    content_id: 4,
    cms_course_id: 2,
    lesson_guid: '5a6c2f5e-7a39-4d59-bf1e-6a4a1b5c7d22',
    class_id: 9,
    answers: { q1: ['b'], q2: ['۳/۴', 'پښتو ځواب'] },
    time_spent_in_seconds: 61,
  }
  const encoded = encodeAttempt(attempt)
  expect(encoded).toMatch(/^[\w-]+$/)
  expect(TrackedAttempt.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')))).toEqual(attempt)
})
