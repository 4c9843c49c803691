import type { Messages } from '../../keys.ts'

export const refusalsSetup = {
  not_begun: 'دا سرور لا ښوونځی نه لري. چا چې پیل کړی، د پیل پته یې په کړکۍ کې مومي.',
} satisfies Messages<'refusals-setup'>
