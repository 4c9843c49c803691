import { expect, test } from 'vitest'
import { listedAddress } from './listed-address.ts'

test.each([
  ['/oup/faq', '/OUP/FAQ'],
  ['/OUP/AboutUs/', '/OUP/AboutUs'],
  ['/Privacy-Policy', '/privacy-policy'],
  ['/signup/', '/signup'],
  ['/FORGOT-PASSWORD//', '/forgot-password'],
  ['/Public-Login/', '/public-login'],
  ['/login/', '/login'],
])('%s is %s', (typed, listed) => expect(listedAddress(typed)).toBe(listed))

test.each([
  '/',
  '/signup/info',
  '/signup/info/',
  '/learner/dashboard',
  '/Learner/Dashboard/',
  '/login/external',
  '//signup',
  '/signupx',
])('%s stays as it is', (typed) => expect(listedAddress(typed)).toBe(typed))
