/** Mails wait in the database, written in the transaction that wants them sent; what is not committed is never sent. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Letter } from '#mail/letter.ts'
import { insertMail } from '#mail/outbox-mails.sql.ts'

export interface Enclosed {
  readonly letter: Letter
  /** Kept and taken out like every other, and not sent: where nobody is to get a mail, and nobody is to notice that. */
  readonly isForNobody: boolean
}

export interface Outbox {
  put(
    db: Kysely<Tables>,
    tenant_id: number,
    letter: Letter,
    now: Date,
    more?: { readonly isForNobody?: boolean },
  ): Promise<void>
  /** Tells whoever sends that something may be waiting; call it after the transaction. */
  wake(): void
  /** Undefined where the row was sealed under another key. */
  open(sealed: Buffer): Enclosed | undefined
  /** At most one listener: the sender. */
  onWake(listener: () => void): void
}

/** Not at once: what a mail costs to send must not slow down the next question of who wonders whether there was one. */
const wakeAfterMs = 300

export function openOutbox({ key, newGuid }: { readonly key: string; readonly newGuid: () => string }): Outbox {
  const sealKey = Buffer.from(hkdfSync('sha256', key, '', 'maktab mails', 32))
  let listener: (() => void) | undefined
  let isWaking = false
  return {
    put(db, tenant_id, letter, now, { isForNobody = false } = {}) {
      const enclosed: Enclosed = { letter, isForNobody }
      return insertMail(db, { tenant_id, mail_id: newGuid(), sealed: seal(sealKey, JSON.stringify(enclosed)), now })
    },
    wake() {
      if (isWaking || !listener) return
      isWaking = true
      setTimeout(
        () => {
          isWaking = false
          listener?.()
        },
        wakeAfterMs + randomInt(wakeAfterMs),
      ).unref()
    },
    onWake: (wanted) => void (listener = wanted),
    open(sealed) {
      const text = unseal(sealKey, sealed)
      return text === undefined ? undefined : (JSON.parse(text) as Enclosed)
    },
  }
}

const ivBytes = 12
const tagBytes = 16

function seal(key: Buffer, text: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** A changed row and one of another key are the same: unreadable. */
function unseal(key: Buffer, sealed: Buffer): string | undefined {
  if (sealed.length < ivBytes + tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
