import { expect, test } from 'vitest'
import { indexOfLanguage, languageAtIndex, languagesOf } from './languages.ts'

test.each([
  [1, '', ['en']],
  [1, '0,1,2', ['en', 'pu', 'da']],
  [1, '0,1,2,3', ['en', 'pu', 'da', 'ur']],
  [1, '2, 1', ['da', 'pu']],
  [1, '1,1,9,x,-1', ['pu']],
  [1, 'nothing', ['en']],
  [1, '0', ['en']],
  [1, ' 2 , 0 ', ['da', 'en']],
  [1, '1,1', ['pu']],
  [1, '7', ['en']],
  [1, 'x,1', ['pu']],
  [2, '2', ['en']],
  [2, '0,1', ['en', 'ur']],
  [4, '0,1,2', ['en', 'pu', 'da']],
])('tenant %i with "%s" offers %j', (tenant_id, languages, offered) => {
  expect(languagesOf({ tenant_id, languages })).toEqual(offered)
})

test.each([
  [1, 'en', 0],
  [1, 'da', 2],
  [1, 'ur', 3],
  [2, 'ur', 1],
  [2, 'pu', 0],
] as const)('tenant %i counts %s as %i', (tenant_id, code, index) =>
  expect(indexOfLanguage({ tenant_id }, code)).toBe(index),
)

test.each([
  [1, '0', 'en'],
  [1, '2', 'da'],
  [2, '1', 'ur'],
  [2, '2', undefined],
  [1, '9', undefined],
  [1, '-1', undefined],
  [1, '1.0', undefined],
  [1, '', undefined],
  [1, null, undefined],
] as const)('tenant %i reads the index %j as %j', (tenant_id, index, code) =>
  expect(languageAtIndex({ tenant_id }, index)).toBe(code),
)
