import { listClassLessons } from '@maktab/client/calls/content/lessons.generated'
import { Combobox } from '@maktab/ui/choice/combobox'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'
import type { AssignmentFields } from '../assignment-form.ts'
import { useProblem } from './use-problem.ts'

/** Lessons of the first class that was chosen; a class of another course gets the rest of the work. */
export function LessonChoice() {
  const t = useT('creating')
  const problem = useProblem()
  const { control, setValue } = useFormContext<AssignmentFields>()
  const [class_id = 0] = useWatch({ control, name: 'class_ids' })
  const lesson_guid = useWatch({ control, name: 'lesson_guid' })
  const lessons = useQuery(listClassLessons, { class_id }, { enabled: class_id > 0 })
  const list = lessons.state === 'ready' ? lessons.value.list : []
  const isOfOtherCourse =
    lesson_guid !== '' && lessons.state === 'ready' && list.every((lesson) => lesson.lesson_guid !== lesson_guid)
  useEffect(() => {
    if (isOfOtherCourse) setValue('lesson_guid', '')
  }, [isOfOtherCourse, setValue])
  return (
    <Combobox
      label={t('assignments.create_lesson')}
      hint={class_id > 0 ? undefined : t('assignments.create_lesson_after_class')}
      placeholder={t('assignments.create_no_lesson')}
      isDisabled={class_id <= 0}
      choices={list.map(({ lesson_guid: value, title }) => ({ value, label: title }))}
      value={lesson_guid === '' ? undefined : lesson_guid}
      onValueChange={(value) =>
        setValue('lesson_guid', value ?? '', {
          shouldDirty: true,
          shouldValidate: problem('lesson_guid') !== undefined,
        })
      }
      error={problem('lesson_guid')}
      isLoading={class_id > 0 && lessons.state === 'loading'}
      hasFailed={lessons.state === 'failed'}
      onRetry={lessons.state === 'failed' ? lessons.refresh : undefined}
    />
  )
}
