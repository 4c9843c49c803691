import { accept } from '@maktab/contracts/outcome'
import type { HandlersOf } from '../local-handler.ts'

/** What a tenant offers is not known here; the page offers nothing else, and the server decides again. */
export const profile: HandlersOf<'switchLanguage'> = {
  async switchLanguage(_context, { CurrentLanguage }) {
    return accept({ current_language: CurrentLanguage })
  },
}
