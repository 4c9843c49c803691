import type { LanguageCode } from '@maktab/contracts/fields'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { isSignupFieldVisible, type AskedDetails } from '@maktab/domain/people/personal-details'
import { compareTexts } from '@maktab/i18n/sorting'
import { Select } from '@maktab/ui/choice/select'
import { TextField } from '@maktab/ui/fields/text-field'
import { useLanguage } from '#language/use-language.ts'
import type { PersonalDraft } from './personal-draft.ts'
import { useT } from '#language/use-t.ts'

interface Named {
  readonly name: string
  readonly nameFa: string
  readonly namePa: string
}

/** A place as it is called in a language; other languages use the English name. */
export function placeName({ name, nameFa, namePa }: Named, code: LanguageCode): string {
  return (code === 'da' ? nameFa : code === 'pu' ? namePa : name) || name
}

interface PlaceFieldsProps {
  readonly configuration: Configuration
  readonly asked: AskedDetails
  readonly draft: PersonalDraft
  readonly errorOf: (field: keyof PersonalDraft) => string | undefined
  readonly onChange: (part: Partial<PersonalDraft>) => void
}

/** Province and district, in the words and the order of the page's language; typed freely where the tenant lists none. */
export function PlaceFields({ configuration, asked, draft, errorOf, onChange }: PlaceFieldsProps) {
  const t = useT('pages')
  const { code, locale } = useLanguage()
  const hasProvince = isSignupFieldVisible(configuration, 'province')
  const hasDistrict = isSignupFieldVisible(configuration, 'region')
  const { provinces } = asked
  const districts = provinces.find(({ name }) => name === draft.province)?.districts
  const compare = compareTexts(locale)
  const optionsOf = (places: readonly Named[]) =>
    places
      .map((place) => ({ value: place.name, label: placeName(place, code) }))
      .sort((one, other) => compare(one.label, other.label))
  const field = (name: 'province' | 'region') => ({ name, value: draft[name], error: errorOf(name) })

  if (provinces.length === 0) {
    return (
      <>
        {hasProvince && (
          <TextField
            {...field('province')}
            label={t('details.province')}
            isOptional
            maxLength={200}
            autoComplete="address-level1"
            onChange={({ target }) => onChange({ province: target.value })}
          />
        )}
        {hasDistrict && (
          <TextField
            {...field('region')}
            label={t('details.district')}
            isOptional
            maxLength={200}
            onChange={({ target }) => onChange({ region: target.value })}
          />
        )}
      </>
    )
  }
  return (
    <>
      {hasProvince && (
        <Select
          {...field('province')}
          label={t('details.province')}
          isOptional={!asked.isProvinceRequired}
          placeholder={t('details.choose')}
          options={optionsOf(provinces)}
          // A district belongs to its province.
          onChange={({ target }) => onChange({ province: target.value, region: '' })}
        />
      )}
      {hasProvince && hasDistrict && districts !== undefined && districts.length > 0 && (
        <Select
          {...field('region')}
          label={t('details.district')}
          isOptional
          placeholder={t('details.choose')}
          options={optionsOf(districts)}
          onChange={({ target }) => onChange({ region: target.value })}
        />
      )}
    </>
  )
}
