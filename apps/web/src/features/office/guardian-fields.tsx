import { longestPersonName } from '@maktab/contracts/person-name'
import { relations } from '@maktab/contracts/office/office-lists'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { PhoneField } from '@maktab/ui/fields/phone-field'
import { TextField } from '@maktab/ui/fields/text-field'
import { Grid, Stack } from '@maktab/ui/layout/layout'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { emptyGuardian, type GuardianFields } from './user-fields.ts'

interface GuardianListProps {
  readonly guardians: readonly GuardianFields[]
  readonly onChange: (guardians: readonly GuardianFields[]) => void
}

/** As the call takes them. */
const mostGuardians = 6

/** Whoever answers for a learner, one under the other. */
export function GuardianList({ guardians, onChange }: GuardianListProps) {
  const t = useT('users')
  const format = useFormat()
  const change = (index: number, some: Partial<GuardianFields>) =>
    onChange(guardians.map((one, at) => (at === index ? { ...one, ...some } : one)))
  const remove = (index: number) => {
    const others = guardians.filter((_, at) => at !== index)
    onChange(others.length === 0 ? [emptyGuardian] : others)
  }
  return (
    <Stack>
      {guardians.map((one, index) => {
        const name = t('users.guardian_number', { number: format.number(index + 1) })
        return (
          <div key={index} role="group" aria-label={name} className="grid gap-2">
            <Grid narrowest={14}>
              <TextField
                label={t('users.guardian_name')}
                isOptional
                maxLength={longestPersonName}
                value={one.full_name}
                onChange={(event) => change(index, { full_name: event.target.value })}
              />
              <Select
                label={t('users.relation')}
                value={one.relation}
                onChange={(event) =>
                  change(index, { relation: relations.find((known) => known === event.target.value) ?? 'father' })
                }
                options={relations.map((known) => ({ value: known, label: t(`users.relation_${known}`) }))}
              />
              <PhoneField
                name={`guardian_phone_${index}`}
                label={t('users.guardian_phone')}
                isOptional
                value={one.phone_number}
                onValueChange={(phone_number) => change(index, { phone_number })}
              />
            </Grid>
            {(guardians.length > 1 || one.full_name !== '') && (
              <div>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${t('users.take_out')}: ${name}`}
                  onClick={() => remove(index)}
                >
                  {t('users.take_out')}
                </Button>
              </div>
            )}
          </div>
        )
      })}
      {guardians.length < mostGuardians && (
        <div>
          <Button size="small" onClick={() => onChange([...guardians, emptyGuardian])}>
            {t('users.another_guardian')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
