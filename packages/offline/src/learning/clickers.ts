import { accept } from '@maktab/contracts/outcome'
import type { HandlersOf } from '../local-handler.ts'

export const clickers: HandlersOf<'answerClicker'> = {
  /** Whether it comes in time, the server knows; here it is only kept until it is sent. */
  async answerClicker(_context, { at }) {
    return accept({ at })
  },
}
