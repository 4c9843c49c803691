import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { proveWork } from './prove-work.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const asked = {
  algorithm: 'SHA-256',
  challenge: hash('salt?expires=1&4200'),
  maxnumber: 5_000,
  salt: 'salt?expires=1&',
  signature: 'signed',
}

test('the number is found and sent back with what was asked', async () => {
  const token = await proveWork(asked)
  expect(JSON.parse(atob(token ?? ''))).toEqual({
    algorithm: 'SHA-256',
    challenge: asked.challenge,
    number: 4200,
    salt: asked.salt,
    signature: 'signed',
  })
})

test('what has no answer is given up, and so is another kind of work', async () => {
  expect(await proveWork({ ...asked, maxnumber: 4_199 })).toBeUndefined()
  expect(await proveWork({ ...asked, algorithm: 'SHA-512' })).toBeUndefined()
})
