import { expect, test } from 'vitest'
import { wayBack } from './way-back.ts'

test.each([
  ['?from=%2Flearner%2Fclasses%3Fpage%3D2', '/learner/classes?page=2'],
  ['', '/'],
  ['?from=https%3A%2F%2Fevil.example', '/'],
  ['?from=%2F%2Fevil.example', '/'],
  ['?from=%2F%5Cevil.example', '/'],
  ['?from=javascript%3Aalert(1)', '/'],
  ['?from=%2Frefresh', '/'],
  ['?from=%2Frefresh%3Ffrom%3D%252Frefresh', '/'],
  ['?from=%2Frefreshments', '/refreshments'],
])('%s goes on at %s', (search, path) => {
  expect(wayBack(search)).toBe(path)
})
