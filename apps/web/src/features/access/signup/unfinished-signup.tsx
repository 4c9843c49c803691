import { OfflineState } from '@maktab/ui/feedback/states'
import { PageWords, usePageWords } from '#features/tenants/page-words.tsx'

/** Without a network a signup cannot be finished; once there is one the way leads on by itself. */
export function UnfinishedSignup() {
  return (
    <PageWords>
      <Waiting />
    </PageWords>
  )
}

function Waiting() {
  const words = usePageWords()
  return (
    <OfflineState title={words('details.waits_title')} level={1}>
      {words('details.waits_body')}
    </OfflineState>
  )
}
