/** What signup and recovery need beside the database, made from one key. */
import { openCaptcha, openProofOfWork, type CaptchaProvider } from '#captcha/captcha.ts'
import { openAccessCodes } from '#features/access/access-codes.ts'
import { accessLetters, type LetterWriting } from '#features/access/access-letters.ts'
import { openOutbox } from '#mail/outbox.ts'

export interface MailAccessSettings extends LetterWriting {
  /** Whoever knows it reads codes and solves challenges: a secret of the server. */
  readonly key: string
  readonly newGuid: () => string
  /** Another than the proof of work of our own. */
  readonly captchaProvider?: CaptchaProvider | undefined
}

export function openMailAccess({ key, newGuid, captchaProvider, siteOf, translateInto }: MailAccessSettings) {
  const outbox = openOutbox({ key, newGuid })
  return {
    outbox,
    captcha: openCaptcha(captchaProvider ?? openProofOfWork(key)),
    codes: openAccessCodes({ key, outbox, newGuid }),
    letters: accessLetters({ siteOf, translateInto }),
    translateInto,
  }
}
