import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ContentType } from '@maktab/contracts/content/contents'
import type { LanguageCode } from '@maktab/contracts/fields'
import { languageByCode } from '@maktab/i18n/languages'
import { Select, type SelectOption } from '@maktab/ui/choice/select'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './search.module.css'
import { subjectLabel } from './subject-label.ts'
import type { SearchFilter } from './use-search.ts'

type Found = Output<Catalogue['searchLessons']>

interface SearchFiltersProps {
  readonly of: Found
  readonly chosen: { readonly [F in SearchFilter]?: string | undefined }
  readonly onChoose: (filter: SearchFilter, value: string) => void
}

const kinds = [
  'article',
  'video',
  'document',
  'e_book',
  'assessment',
  'image',
  'link',
  'game',
] as const satisfies readonly ContentType[]

/** What was found can be narrowed by what is in it; where there is but one choice, none is offered. */
export function SearchFilters({ of: { total, subjects, grades, languages }, chosen, onChoose }: SearchFiltersProps) {
  const t = useT('courses', 'finding', 'home')
  const format = useFormat()
  if (total === 0 && Object.values(chosen).every((value) => value === undefined)) return null
  const counted = (name: string, count: number) => t('finding.choice_count', { name, count: format.number(count) })
  const filters: readonly {
    readonly name: SearchFilter
    readonly label: string
    readonly options: readonly SelectOption[]
  }[] = [
    {
      name: 'subject',
      label: t('schools.subject'),
      options: subjects.map(({ value, lessons }) => ({
        value,
        label: counted(subjectLabel(value.replace('_', ' '), t), lessons),
      })),
    },
    {
      name: 'grade',
      label: t('finding.which_grade'),
      options: grades.map(({ value, lessons }) => ({ value, label: counted(format.digits(value), lessons) })),
    },
    {
      name: 'language',
      label: t('finding.language'),
      options: languages.map(({ value, lessons }) => ({
        value,
        label: counted(languageByCode(value as LanguageCode).ownName, lessons),
      })),
    },
    {
      name: 'content_type',
      label: t('finding.kind'),
      options: kinds.map((value) => ({ value, label: t(`content.${value}`) })),
    },
  ]
  return (
    <fieldset className={styles['filters']}>
      <legend className="visually-hidden">{t('finding.filters')}</legend>
      {filters
        .filter(({ name, options }) => options.length > 1 || chosen[name] !== undefined)
        .map(({ name, label, options }) => (
          <Select
            key={name}
            label={label}
            options={[{ value: '', label: t('finding.all') }, ...options]}
            value={chosen[name] ?? ''}
            onChange={(event) => onChoose(name, event.target.value)}
          />
        ))}
    </fieldset>
  )
}
