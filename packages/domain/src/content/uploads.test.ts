import { expect, test } from 'vitest'
import { decideSameFile } from './uploads.ts'

const kept = { user_id: 5, sha256: 'aa' }
test.each([
  ['the same file again', { user_id: 5, sha256: 'aa' }, true],
  ['other bytes under its id', { user_id: 5, sha256: 'bb' }, false],
  ['another person, even with the same bytes', { user_id: 6, sha256: 'aa' }, false],
])('%s', (_name, handedOver, isAccepted) => expect(decideSameFile({ kept, handedOver }).ok).toBe(isAccepted))
