/** The fields of work that a teacher sets or changes; they stand in one form. */
import type { Class } from '@maktab/contracts/schools/classes'
import { wallClockOf } from '@maktab/i18n/wall-clock'
import { Card } from '@maktab/ui/layout/card'
import { Select } from '@maktab/ui/choice/select'
import { DateTimeField } from '@maktab/ui/dates/date-time-field'
import { NumberField } from '@maktab/ui/fields/number-field'
import { TextArea } from '@maktab/ui/fields/text-area'
import { TextField } from '@maktab/ui/fields/text-field'
import { useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { serverNow } from '#browser/server-clock.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { fetched } from '#page/fetched.tsx'
import { hasRubric, returnedByTeacher, type AssignmentFields } from '../assignment-form.ts'
import { ClassChoice } from '../class-choice.tsx'
import styles from '../create-assignment.module.css'
import { EarlierRubric } from './earlier-rubric.tsx'
import { useProblem } from './use-problem.ts'

/** Both stand below what is typed first, and come after it. */
const LinkFields = fetched(
  async () => (await import('../../content/link-fields.tsx')).LinkFields,
  () => null,
  ['work'],
)

/** Offered once a class is chosen and its learners are known. */
const LearnerChoice = fetched(
  async () => (await import('./learner-choice.tsx')).LearnerChoice,
  () => null,
  ['setting', 'parts'],
)

export const LessonChoice = fetched(
  async () => (await import('./lesson-choice.tsx')).LessonChoice,
  () => null,
  ['application', 'assignments', 'creating', 'parts', 'work'],
)

const RubricEditor = fetched(
  async () => (await import('../rubric-editor.tsx')).RubricEditor,
  () => null,
  ['application', 'creating', 'parts'],
)

/** What is asked, of whom, and until when. Of work that is set its type stays. */
export function Task({ classes, isTypeFixed = false }: { classes: readonly Class[]; isTypeFixed?: boolean }) {
  const t = useT('application', 'assignments', 'creating', 'setting')
  const format = useFormat()
  const problem = useProblem()
  const { control, register } = useFormContext<AssignmentFields>()
  const isGraded = useWatch({ control, name: 'assignment_type' }) !== '1'
  return (
    <Card heading={<span data-tour="create-assignment-task">{t('titles.assignment')}</span>}>
      <Controller
        control={control}
        name="class_ids"
        render={({ field }) => (
          <ClassChoice classes={classes} chosen={field.value} onChange={field.onChange} error={problem('class_ids')} />
        )}
      />
      <LearnerChoice classes={classes} />
      {!isTypeFixed && (
        <Select
          label={t('setting.type')}
          options={[
            { value: '2', label: t('setting.type_graded') },
            { value: '0', label: t('setting.type_automatic') },
            { value: returnedByTeacher, label: t('setting.type_automatic_held') },
            { value: '1', label: t('setting.type_ungraded') },
          ]}
          error={problem('assignment_type')}
          {...register('assignment_type')}
        />
      )}
      <TextField label={t('assignments.title')} maxLength={200} error={problem('title')} {...register('title')} />
      <TextArea
        label={t('assignments.instructions')}
        maxLength={10_000}
        rows={6}
        error={problem('description')}
        {...register('description')}
      />
      <div className={styles['pair']}>
        {isGraded && (
          <Controller
            control={control}
            name="total_score"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <NumberField
                ref={ref}
                label={t('assignments.total_marks')}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                format={format.number}
                error={problem('total_score')}
              />
            )}
          />
        )}
        <Controller
          control={control}
          name="allowed_attempts"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <NumberField
              ref={ref}
              label={t('assignments.create_allowed_attempts')}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              format={format.number}
              error={problem('allowed_attempts')}
            />
          )}
        />
      </div>
      <Dates />
    </Card>
  )
}

function Dates() {
  const t = useT('assignments', 'setting')
  const problem = useProblem()
  const { time_zone } = useSession()
  const { control } = useFormContext<AssignmentFields>()
  const [today] = useState(() => wallClockOf(new Date(serverNow()), time_zone).slice(0, 10))
  const dates = [
    ['start_date', t('assignments.start_date')],
    ['due_date', t('assignments.due_date')],
    ['closes_on', t('setting.closes_on')],
  ] as const
  return (
    <div className={styles['pair']}>
      {dates.map(([name, label]) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <DateTimeField
              ref={ref}
              label={label}
              isOptional={name === 'closes_on'}
              hint={name === 'closes_on' ? t('setting.closes_on_hint') : undefined}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              today={today}
              error={problem(name)}
            />
          )}
        />
      ))}
    </div>
  )
}

/** Links that go with it. */
export function Links() {
  const problem = useProblem()
  const { control } = useFormContext<AssignmentFields>()
  return (
    <Controller
      control={control}
      name="links"
      render={({ field: { value, onChange } }) => (
        <LinkFields value={value} onChange={onChange} error={problem('links')} />
      )}
    />
  )
}

/** How it is marked; ungraded work is not. */
export function MarkedBy() {
  const t = useT('assignments')
  const problem = useProblem()
  const { control } = useFormContext<AssignmentFields>()
  const [total, type] = useWatch({ control, name: ['total_score', 'assignment_type'] })
  if (!hasRubric({ assignment_type: type })) return null
  return (
    <Card heading={<span data-tour="create-assignment-rubric">{t('assignments.rubric')}</span>}>
      <Controller
        control={control}
        name="rubric"
        render={({ field: { value, onChange } }) => (
          <RubricEditor value={value} onChange={onChange} total={total} error={problem('rubric')} />
        )}
      />
      <EarlierRubric />
    </Card>
  )
}
