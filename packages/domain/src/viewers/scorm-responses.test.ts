import { expect, test } from 'vitest'
import { shownResponse } from './scorm-responses.ts'

test.each([
  ['a', 'a'],
  ['a[,]b[,]c', 'a · b · c'],
  ['1[.]a[,]2[.]c', '1 – a · 2 – c'],
  ['1[:]10', '1 – 10'],
  ['{lang=ps}{case_matters=false}کابل', 'کابل'],
  ['{a: 1}', '{a: 1}'],
  ['', ''],
])('%j is read as %j', (response, shown) => {
  expect(shownResponse(response)).toBe(shown)
})
