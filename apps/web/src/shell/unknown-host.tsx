import type { Words } from '@maktab/i18n/words'
import { StatePanel } from '@maktab/ui/feedback/state-panel'

/** An address that belongs to no school: nothing else can be said before a tenant is known. */
export function UnknownHost({ words: { t } }: { words: Words }) {
  return (
    <main>
      <StatePanel icon="school" title={t('tenants.unknown_host_title')} level={1}>
        <p>{t('tenants.unknown_host_body')}</p>
      </StatePanel>
    </main>
  )
}
