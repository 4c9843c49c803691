import { catalogue } from '@maktab/contracts/catalogue'
import { refusals, systemRefusals } from '@maktab/contracts/refusals'
import type { RefusalCode, SystemRefusal } from '@maktab/contracts/refusals'
import { expect, it } from 'vitest'
import { sentenceOfName } from '../src/queued-sentences.ts'
import { sentenceOfRefusal } from '../src/refusal-sentences.ts'

it('has the sentence of every refusal', () => {
  const names = Object.keys(refusals) as RefusalCode[]
  expect(names.map(sentenceOfRefusal)).toEqual(names.map((name) => `refusals.${refusals[name].message}`))
})

it('knows by its name whatever a queued command may be told', () => {
  const queued = Object.values(catalogue).filter(({ offline }) => offline === 'queue')
  const names = queued.flatMap(({ refusals: said }): readonly RefusalCode[] => said)
  expect(names.length).toBeGreaterThan(0)
  expect(names.map(sentenceOfName)).toEqual(names.map((name) => `refusals.${refusals[name].message}`))
  const system = Object.keys(systemRefusals) as SystemRefusal[]
  expect(system.map(sentenceOfName)).toEqual(system.map((name) => `refusals.${name}`))
})

it('has a sentence for a name of an older version', () => {
  expect(sentenceOfName('constructor')).toBe('refusals.server_not_available')
})
