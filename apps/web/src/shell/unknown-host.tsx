import type { Translator } from '@maktab/i18n/translate'
import { StatePanel } from '@maktab/ui/feedback/state-panel'

/** An address that belongs to no school: nothing else can be said before a tenant is known. */
export function UnknownHost({ translator: { t } }: { translator: Translator }) {
  return (
    <main>
      <StatePanel icon="school" title={t('tenants.unknown_host_title')} level={1}>
        <p>{t('tenants.unknown_host_body')}</p>
      </StatePanel>
    </main>
  )
}
