import { Card } from '@maktab/ui/layout/card'
import { Switch } from '@maktab/ui/choice/switch'
import { useT } from '#language/use-t.ts'
import { useConsent } from './use-consent.ts'

/** Gives or withdraws the consent to be measured; nothing where nobody is measured. */
export function ConsentSwitch() {
  const t = useT('notices')
  const { analytics, isMeasured, say } = useConsent()
  if (analytics === undefined) return null
  return (
    <Card heading={t('consent.title')}>
      <Switch label={t('consent.allow')} hint={t('consent.allow_hint')} isOn={isMeasured} onChange={say} />
    </Card>
  )
}
