import type { AnyQuery } from '@maktab/contracts/call'
import { expect, test } from 'vitest'
import type { ClientCall } from '../src/call.ts'
import { fetchFile } from '../src/fetch-file.ts'

const call: ClientCall<AnyQuery> = {
  name: 'exportPeople',
  path: 'admin/users/export',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: { [-404]: 'not_found' },
}

function asking(...responses: (Response | Error)[]) {
  const tokens: (string | undefined)[] = []
  let token = 'old'
  const ended: true[] = []
  const answer = fetchFile(
    {
      base: '/api/',
      fetch: async (_address, { headers }) => {
        tokens.push((headers as Record<string, string>)['authorization'])
        const response = responses.shift()
        if (!(response instanceof Response)) throw response ?? new Error('Nothing more was scripted')
        return response
      },
      now: () => 0,
      newId: () => '',
      deviceId: 'device',
      language: () => 'da',
      session: {
        current: () => ({ auth_token: token }) as never,
        renew: async () => {
          token = 'new'
          return 'renewed'
        },
        end: () => void ended.push(true),
      },
      log: () => {},
    },
    call,
    {},
  )
  return { answer, tokens, ended }
}

const file = () =>
  new Response('bytes', {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('افراد.csv')}` },
  })
const refusal = (error_code: number, status = 200) => Response.json({ error_code, data: null }, { status })

test('a file comes with its name in any script, with a new token where the old one is over', async () => {
  const { answer, tokens } = asking(refusal(-401, 401), file())
  const got = await answer
  expect(got.ok && got.value.name).toBe('افراد.csv')
  expect(got.ok && (await got.value.blob.text())).toBe('bytes')
  expect(tokens).toEqual(['Bearer old', 'Bearer new'])
})

test('a refusal keeps its name, and one of any call is a failure', async () => {
  expect(await asking(refusal(-404)).answer).toEqual({ ok: false, refusal: 'not_found' })
  expect(await asking(refusal(-405)).answer).toEqual({ ok: false, failure: 'role_not_allowed' })
})

test('a line that breaks, a server that fails and a session that is over are told apart', async () => {
  expect(await asking(new Error('down')).answer).toEqual({ ok: false, failure: 'offline' })
  expect(await asking(new Response('oops', { status: 500 })).answer).toEqual({ ok: false, failure: 'broken' })
  const over = asking(refusal(-401, 401), refusal(-401, 401))
  expect(await over.answer).toEqual({ ok: false, failure: 'signed_out' })
  expect(over.ended).toEqual([true])
})
