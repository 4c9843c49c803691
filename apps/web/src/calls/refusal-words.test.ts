import type { AnyAnswer } from '@maktab/client/call'
import { loadWords } from '@maktab/i18n/words'
import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import { keepRefusalWords } from './refusal-words.ts'

const otherSchool: AnyAnswer = { ok: false, refusal: 'different_institution' }
const wrongPassword: AnyAnswer = { ok: false, refusal: 'invalid_credentials' }

test('a refusal whose sentence is no part of the way in is handed on after its words', async () => {
  const words = await loadWords('da')
  const refusalWords = keepRefusalWords()
  refusalWords.sayWith(words)
  expect(explain(words.t, otherSchool)).toBe(words.t('frame.error_title'))
  await refusalWords.wait(otherSchool)
  expect(words.has('refused')).toBe(true)
  expect(explain(words.t, otherSchool)).toBe('حساب کاربری شما مربوط مکتب دیگری است. از آدرس همان مکتب داخل شوید.')
})

test('what the way in says itself waits for nothing', async () => {
  const words = await loadWords('en')
  const refusalWords = keepRefusalWords()
  refusalWords.sayWith(words)
  for (const answer of [wrongPassword, { ok: false, failure: 'unreachable' }, { ok: true, value: null }] as const)
    await refusalWords.wait(answer)
  expect(words.has('refused')).toBe(false)
  expect(explain(words.t, wrongPassword)).toBe('Invalid username or password.')
})

test('words that cannot be fetched keep no answer back, and the refusal is said in general words', async () => {
  const words = await loadWords('en')
  const refusalWords = keepRefusalWords()
  refusalWords.sayWith({ says: words.says, fetch: () => Promise.reject(new Error('no network')) })
  await refusalWords.wait(otherSchool)
  expect(explain(words.t, otherSchool)).toBe('Something went wrong')
})

test('the words of a language that is chosen later are those that are waited for', async () => {
  const [before, after] = [await loadWords('en'), await loadWords('ur')]
  const refusalWords = keepRefusalWords()
  refusalWords.sayWith(before)
  refusalWords.sayWith(after)
  await refusalWords.wait(otherSchool)
  expect([before.has('refused'), after.has('refused')]).toEqual([false, true])
})
