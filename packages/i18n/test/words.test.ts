import { expect, test } from 'vitest'
import { loadWords } from '../src/words.ts'

test('a language begins with the words of the way in, and has a bundle once it is fetched', async () => {
  const words = await loadWords<'home'>('da')
  expect(words.t('frame.retry')).toBe('دوباره کوشش کنید')
  expect([words.has('entrance'), words.has('home'), words.all()]).toEqual([true, false, []])
  expect(words.t('schools.teachers')).toBe('schools.teachers')
  await words.fetch('home')
  expect([words.has('home'), words.all()]).toEqual([true, ['home']])
  expect(words.t('schools.teachers')).not.toBe('schools.teachers')
})

test('whoever asks again for a bundle is given the same promise, which tells React that it is fulfilled', async () => {
  const words = await loadWords('en', ['home'])
  const fetched = words.fetch('home')
  expect(words.fetch('home')).toBe(fetched)
  expect(fetched).toMatchObject({ status: 'fulfilled' })
})
