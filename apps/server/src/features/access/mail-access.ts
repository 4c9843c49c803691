/** What signup and recovery need beside the database, made from one key. */
import { openCaptcha, openProofOfWork } from '#captcha/captcha.ts'
import { openAccessCodes } from '#features/access/access-codes.ts'
import { accessLetters, type LetterWriting } from '#features/access/access-letters.ts'
import { openOutbox } from '#mail/outbox.ts'

export interface MailAccessSettings extends LetterWriting {
  /** Whoever knows it reads codes and solves challenges: a secret of the server. */
  readonly key: string
  readonly newGuid: () => string
}

export function openMailAccess({ key, newGuid, siteOf, translateInto }: MailAccessSettings) {
  const outbox = openOutbox({ key, newGuid })
  return {
    outbox,
    captcha: openCaptcha(openProofOfWork(key)),
    codes: openAccessCodes({ key, outbox, newGuid }),
    letters: accessLetters({ siteOf, translateInto }),
    translateInto,
  }
}
