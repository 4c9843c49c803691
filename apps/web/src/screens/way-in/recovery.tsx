/** A new password for who forgot the old one (seed 000 §2): by a link on the web, by a code in the mobile application. */
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import { withLooks } from '#features/tenants/with-looks.ts'
import { platformOf } from '#browser/platform.ts'
import { EntranceFrame } from '#features/access/entrance-frame.tsx'
import { RecoveryByCode } from '#features/access/recovery/recovery-by-code.tsx'
import { RecoveryRequest } from '#features/access/recovery/recovery-request.tsx'
import { RecoveryReset, type RecoveryProof } from '#features/access/recovery/recovery-reset.tsx'

interface RecoveryAddress {
  readonly proof: RecoveryProof | undefined
  /** 1: the page stands in another's frame, whose login is another one. */
  readonly isEmbedded: boolean
}

/** `id` and `change_code` of the link; both are there or none counts. */
function readAddress(search: string): RecoveryAddress {
  const query = new URLSearchParams(search)
  const [user_id, change_code] = [Number(query.get('id')), query.get('change_code')]
  const isWhole = Number.isSafeInteger(user_id) && user_id > 0 && change_code
  return { proof: isWhole ? { user_id, change_code } : undefined, isEmbedded: query.get('isBonzo') === '1' }
}

export function RecoveryScreen() {
  const t = useT('pages')
  const [{ proof, isEmbedded }] = useState(() => readAddress(location.search))
  const loginAddress = withLooks(isEmbedded ? '/public-login' : '/login')
  return (
    <EntranceFrame title={t(proof === undefined ? 'recovery.title' : 'recovery.reset_heading')}>
      {proof !== undefined ? (
        <RecoveryReset
          proof={proof}
          loginAddress={loginAddress}
          onBeginAnew={() => location.assign(withLooks(isEmbedded ? '/forgot-password?isBonzo=1' : '/forgot-password'))}
        />
      ) : platformOf(document) === 'mobile' ? (
        <RecoveryByCode loginAddress={loginAddress} />
      ) : (
        <RecoveryRequest loginAddress={loginAddress} isEmbedded={isEmbedded} />
      )}
    </EntranceFrame>
  )
}
