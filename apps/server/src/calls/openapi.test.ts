import { catalogue } from '@maktab/contracts/catalogue'
import { expect, test } from 'vitest'
import { openapiOf } from './openapi.ts'
import { openapiPage } from './openapi-page.ts'

const calls = Object.entries(catalogue)

test('the document describes every call: who may, what goes in, what may be refused', () => {
  const document = openapiOf(catalogue)
  expect(Object.keys(document.paths)).toEqual(calls.map(([, call]) => `/${call.path}`))
  expect(document.paths['/teacher/assignment/score']).toMatchObject({
    post: {
      operationId: 'scoreSubmission',
      security: [{ bearer: [] }],
      'x-refusals': { not_found: -404, score_above_total: -30 },
      requestBody: {
        content: {
          'application/json': { schema: { required: expect.arrayContaining(['assignment_id', 'user_id']) as unknown } },
        },
      },
    },
  })
  expect(document.paths['/login']).toMatchObject({ post: { security: [] } })
  expect(document.paths['/file/upload']).toMatchObject({
    post: { requestBody: { content: { 'multipart/form-data': {} } } },
  })
})

test('the page names every call and runs nothing', () => {
  const page = openapiPage(catalogue)
  for (const [name, call] of calls) expect(page).toContain(`id="${name}"><summary><code>POST /api/${call.path}</code>`)
  expect(page).not.toMatch(/<script|\son[a-z]+=|style=/i)
})
