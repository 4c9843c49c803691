import { Card } from '@maktab/ui/layout/card'
import { Grid } from '@maktab/ui/layout/layout'
import { Select } from '@maktab/ui/choice/select'
import { useSpeaking } from '#language/language.tsx'
import { useT } from '#language/use-t.ts'
import { useWalkedChoice } from '#language/walked-choice.ts'

/** The language that the person reads in, on every device; absent where the tenant has but one (seed 000 §2). */
export function LanguageCard() {
  const t = useT('account')
  const { offered } = useSpeaking()
  const choice = useWalkedChoice()
  if (offered.length < 2) return null
  return (
    <Card heading={t('people.language')}>
      <Grid narrowest={11}>
        <Select
          label={t('frame.choose_language')}
          {...choice}
          options={offered.map(({ code, ownName, tag }) => ({ value: code, label: ownName, lang: tag }))}
        />
      </Grid>
    </Card>
  )
}
