import { listOfficeUsers } from '@maktab/client/calls/office/office-users.generated'
import type { PlannedSection, YearPlan } from '@maktab/contracts/office/year-rollovers'
import { coursesFor, keptPlace } from '@maktab/domain/office/year-facts'
import { readGrade } from '@maktab/domain/people/grades'
import { Button } from '@maktab/ui/base/button'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { Combobox } from '@maktab/ui/choice/combobox'
import { Select } from '@maktab/ui/choice/select'
import { TextField } from '@maktab/ui/fields/text-field'
import { Grid, Row, Stack } from '@maktab/ui/layout/layout'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useState } from 'react'
import { subjectName } from '#features/schools/subject-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'

type Section = YearPlan['sections'][number]
type Exception = Section['exceptions'][number]
const outcomes = ['repeat', 'other_section', 'leave'] as const

interface YearSectionDialogProps {
  readonly of: Section
  readonly plan: YearPlan
  readonly onKept: (section: PlannedSection) => void
  readonly onClose: () => void
}

/** Where a section goes, from which courses its classes go on, and who of its learners does not go along. */
export function YearSectionDialog({ of, plan, onKept, onClose }: YearSectionDialogProps) {
  const t = useT('years', 'home', 'office')
  const format = useFormat()
  const name = format.digits(`${of.grade} ${of.section}`)
  const [leaves, setLeaves] = useState(of.to === 'graduate')
  const [grade, setGrade] = useState(of.to === 'graduate' ? of.grade : of.to.grade)
  const [section, setSection] = useState(of.to === 'graduate' ? of.section : of.to.section)
  const [chosen, setChosen] = useState(of.courses)
  const [exceptions, setExceptions] = useState<readonly Exception[]>(of.exceptions)
  const chosenOf = (class_id: number) => chosen.find((one) => one.class_id === class_id)
  const isProposed = of.to !== 'graduate' && readGrade(of.to.grade) === readGrade(grade)
  const classes = plan.sections.flatMap((one) =>
    one.classes.map(({ course_id }) => ({ grade: one.grade, section: one.section, course_id })),
  )
  const offered = coursesFor({ classes, courses: plan.courses }, keptPlace({ grade, section })).flat()
  const keep = () =>
    onKept({
      grade: of.grade,
      section: of.section,
      to: leaves ? 'graduate' : { grade, section },
      courses: leaves ? [] : chosen,
      exceptions: exceptions.map(({ full_name: _name, ...one }) => one),
    })

  return (
    <Dialog
      isOpen
      size="large"
      heading={t('years.change_section', { section: name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button variant="primary" disabled={!leaves && (grade.trim() === '' || section.trim() === '')} onClick={keep}>
            {t('years.keep')}
          </Button>
        </>
      }
    >
      <Stack>
        <Checkbox
          label={t('years.section_leaves')}
          checked={leaves}
          onChange={(event) => setLeaves(event.target.checked)}
        />
        {!leaves && (
          <Grid>
            <TextField
              label={t('years.to_grade')}
              value={grade}
              onChange={(event) => {
                setGrade(event.target.value)
                // Another grade has other courses: what is proposed for it holds.
                setChosen([])
              }}
            />
            <TextField
              label={t('years.section')}
              value={section}
              onChange={(event) => setSection(event.target.value)}
            />
            {/* For another grade, courses are proposed once it is kept. */}
            {(isProposed ? of.classes : []).map(({ class_id, alias, subject, to_course_id }) => (
              <Select
                key={class_id}
                label={t('years.goes_on', { subject: alias ?? subjectName(subject, t) })}
                value={String((chosenOf(class_id) ?? { course_id: to_course_id }).course_id ?? '')}
                options={[
                  { value: '', label: t('years.no_course') },
                  ...offered.map(({ course_id, title }) => ({ value: String(course_id), label: title })),
                ]}
                onChange={({ target }) =>
                  setChosen([
                    ...chosen.filter((one) => one.class_id !== class_id),
                    { class_id, course_id: target.value === '' ? null : Number(target.value) },
                  ])
                }
              />
            ))}
          </Grid>
        )}
        <h3>{t('years.others')}</h3>
        {exceptions.length > 0 && (
          <ul className="bare grid gap-2" role="list">
            {exceptions.map((one) => (
              <li key={one.user_id}>
                <Row>
                  <span>
                    <bdi className="bold">{one.full_name}</bdi> · {t(`years.outcome_${one.outcome}`)}
                    {one.to_section !== undefined && <bdi> · {one.to_section}</bdi>}
                  </span>
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => setExceptions(exceptions.filter((other) => other !== one))}
                  >
                    {t('years.remove', { name: one.full_name })}
                  </Button>
                </Row>
              </li>
            ))}
          </ul>
        )}
        <ExceptionForm
          of={of}
          onAdd={(one) => setExceptions([...exceptions.filter(({ user_id }) => user_id !== one.user_id), one])}
        />
      </Stack>
    </Dialog>
  )
}

function ExceptionForm({ of, onAdd }: { readonly of: Section; readonly onAdd: (one: Exception) => void }) {
  const t = useT('years')
  const { grade, section } = of
  const [sought, setSought] = useState('')
  const found = useQuery(listOfficeUsers, { role: 'learner', grade, section, search_string: sought, page_size: 50 })
  const learners = found.state === 'ready' ? found.value.list : []
  const [learner, setLearner] = useState<{ readonly user_id: number; readonly full_name: string }>()
  const [outcome, setOutcome] = useState<Exception['outcome']>('repeat')
  const [to_section, setToSection] = useState('')
  const isIncomplete = learner === undefined || (outcome === 'other_section' && to_section.trim() === '')

  return (
    <Grid>
      <Combobox
        label={t('years.learner')}
        choices={learners.map(({ user_id, full_name }) => ({ value: String(user_id), label: full_name }))}
        value={learner && String(learner.user_id)}
        valueLabel={learner?.full_name}
        onSearch={setSought}
        onValueChange={(value) => setLearner(learners.find(({ user_id }) => String(user_id) === value))}
      />
      <Select
        label={t('years.outcome')}
        value={outcome}
        options={outcomes.map((value) => ({ value, label: t(`years.outcome_${value}`) }))}
        onChange={({ target }) => setOutcome(outcomes.find((one) => one === target.value) ?? 'repeat')}
      />
      {outcome !== 'leave' && (
        <TextField
          label={t('years.in_section')}
          isOptional={outcome === 'repeat'}
          value={to_section}
          onChange={(event) => setToSection(event.target.value)}
        />
      )}
      <Button
        disabled={isIncomplete}
        onClick={() => {
          if (!learner) return
          const { user_id, full_name } = learner
          const named = to_section.trim()
          onAdd({ user_id, full_name, outcome, ...(outcome !== 'leave' && named !== '' && { to_section: named }) })
          setLearner(undefined)
          setToSection('')
        }}
      >
        {t('years.add_learner')}
      </Button>
    </Grid>
  )
}
