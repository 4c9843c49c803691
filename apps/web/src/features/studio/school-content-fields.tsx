import type { ContentRole } from '@maktab/contracts/roles'
import { contentRoleNames } from '@maktab/domain/studio/content-team'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { TextArea } from '@maktab/ui/fields/text-area'
import { useT } from '#language/use-t.ts'

export interface SchoolContent {
  /** Ids of courses and lessons with commas between; empty for all. */
  readonly available_lessons: string
  readonly cms_roles: readonly ContentRole[]
  readonly is_cms_full_access: boolean
}

interface SchoolContentFieldsProps {
  readonly content: SchoolContent
  readonly onChange: (some: Partial<SchoolContent>) => void
}

/** Which content a school has, and which content roles count there (seed 001 §3). */
export function SchoolContentFields({ content, onChange }: SchoolContentFieldsProps) {
  const t = useT('studio')
  return (
    <>
      <TextArea
        label={t('studio.available')}
        hint={t('studio.available_hint')}
        dir="ltr"
        isOptional
        rows={3}
        maxLength={60_000}
        value={content.available_lessons}
        onChange={({ target }) => onChange({ available_lessons: target.value })}
      />
      <CheckboxGroup
        label={t('studio.roles_counting')}
        options={contentRoleNames.map(({ role, kind }) => ({
          value: role,
          label: t(`studio.role_${kind}`, { role }),
        }))}
        values={content.cms_roles}
        onValuesChange={(values) => onChange({ cms_roles: [...values] as ContentRole[] })}
      />
      <Checkbox
        label={t('studio.full_access')}
        checked={content.is_cms_full_access}
        onChange={({ target }) => onChange({ is_cms_full_access: target.checked })}
      />
    </>
  )
}
