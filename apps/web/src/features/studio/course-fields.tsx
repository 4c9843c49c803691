import type { CourseTree } from '@maktab/contracts/studio/course-versions'
import type { CountedAttempt, LanguageCode } from '@maktab/contracts/fields'
import { languages } from '@maktab/i18n/languages'
import { Card } from '@maktab/ui/layout/card'
import { NumberField } from '@maktab/ui/fields/number-field'
import { Select } from '@maktab/ui/choice/select'
import { TextField } from '@maktab/ui/fields/text-field'
import { useT } from '#language/use-t.ts'

interface CourseFieldsProps {
  readonly tree: CourseTree
  readonly mayChange: boolean
  readonly onChange: (fields: Partial<Omit<CourseTree, 'lessons'>>, field: string) => void
}

const countedAttempts = ['best', 'last', 'average'] as const satisfies readonly CountedAttempt[]
const countedNames = {
  best: 'studio.best_counts',
  last: 'studio.last_counts',
  average: 'studio.average_counts',
} as const satisfies Record<CountedAttempt, string>

/** What is said of the course as a whole. */
export function CourseFields({ tree, mayChange, onChange }: CourseFieldsProps) {
  const t = useT('studio')
  const readOnly = !mayChange
  return (
    <Card heading={t('studio.about_course')}>
      <div className="grid gap-4">
        <TextField
          label={t('studio.course_title')}
          maxLength={200}
          value={tree.title}
          readOnly={readOnly}
          onChange={(event) => onChange({ title: event.target.value }, 'title')}
        />
        <TextField
          label={t('studio.subject')}
          maxLength={60}
          value={tree.subject}
          readOnly={readOnly}
          onChange={(event) => onChange({ subject: event.target.value }, 'subject')}
        />
        <TextField
          label={t('studio.grade')}
          maxLength={20}
          value={tree.grade}
          readOnly={readOnly}
          onChange={(event) => onChange({ grade: event.target.value }, 'grade')}
        />
        <Select
          label={t('studio.language')}
          value={tree.language}
          isReadOnly={readOnly}
          options={languages.map(({ code: value, ownName, tag }) => ({ value, label: ownName, lang: tag }))}
          onChange={(event) => onChange({ language: event.target.value as LanguageCode }, 'language')}
        />
        <NumberField
          label={t('studio.min_completion')}
          unit="%"
          min={1}
          max={100}
          value={tree.min_completion_percentage}
          readOnly={readOnly}
          hint={t('studio.min_completion_hint')}
          onValueChange={(value) =>
            value !== undefined &&
            value >= 1 &&
            value <= 100 &&
            onChange({ min_completion_percentage: value }, 'completion')
          }
        />
        <Select
          label={t('studio.counted_attempt')}
          hint={t('studio.counted_attempt_hint')}
          value={tree.counted_attempt}
          isReadOnly={readOnly}
          options={countedAttempts.map((value) => ({ value, label: t(countedNames[value]) }))}
          onChange={({ target: { value } }) =>
            onChange({ counted_attempt: countedAttempts.find((one) => one === value) ?? 'best' }, 'counted_attempt')
          }
        />
      </div>
    </Card>
  )
}
