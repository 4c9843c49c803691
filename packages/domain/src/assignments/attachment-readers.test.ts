import { expect, test } from 'vitest'
import { mayReadAttachment } from './attachment-readers.ts'

const stranger = {
  is_owner: false,
  is_for_marking: false,
  is_in_thread: false,
  is_handed_out: false,
  is_profile_picture: false,
  is_remark: false,
  is_slip: false,
  is_posted: false,
}
test.each([
  ['a stranger', stranger, false],
  ['its owner', { ...stranger, is_owner: true }, true],
  ['the teacher who marks it', { ...stranger, is_for_marking: true }, true],
  ['the other side of a private thread that it hangs in', { ...stranger, is_in_thread: true }, true],
  ['a learner it was handed out to', { ...stranger, is_handed_out: true }, true],
  ['a schoolmate who sees whose face it is', { ...stranger, is_profile_picture: true }, true],
  ['a member of the class that it was posted to', { ...stranger, is_posted: true }, true],
  ['the learner to whom it was said', { ...stranger, is_remark: true }, true],
  ['the office, of the slip of a bank transfer', { ...stranger, is_slip: true }, true],
])('%s', (_who, standing, may) => expect(mayReadAttachment(standing)).toBe(may))
