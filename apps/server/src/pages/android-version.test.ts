import fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountAndroidVersion } from './android-version.ts'

async function read(offer: Parameters<typeof mountAndroidVersion>[1]) {
  const app = fastify()
  mountAndroidVersion(app, offer)
  const answer = await app.inject('/androidapp/version.json')
  await app.close()
  return answer
}

const packageUrl = 'https://school.example/maktab.apk'

test('the version file says which application is offered and where', async () => {
  const answer = await read({ packageUrl, version: '1.2.0' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { version: '1.2.0', url: packageUrl }])
})

test.each([{}, { packageUrl }, { version: '1.2.0' }])('nothing is offered by half: %o', async (offer) => {
  expect((await read(offer)).statusCode).toBe(404)
})
