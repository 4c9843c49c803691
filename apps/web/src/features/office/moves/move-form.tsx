import { setMoves } from '@maktab/client/calls/office/moves.generated'
import { listInstituteClasses } from '@maktab/client/calls/office/office-classes.generated'
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { mostMoved } from '@maktab/contracts/office/move-lists'
import { Button } from '@maktab/ui/base/button'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { MultiSelect } from '@maktab/ui/choice/multi-select'
import { Select } from '@maktab/ui/choice/select'
import { Card } from '@maktab/ui/layout/card'
import { Grid, Row, Stack } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { CampusPicker } from '#features/office/campuses/campus-picker.tsx'
import { noMove, type MoveFields } from './move-fields.ts'
import { MovePeople } from './move-people.tsx'
import { MovePreview } from './move-preview.tsx'
import type { MovingRole } from './move-search.ts'
import { useOfficeDraft } from '#features/office/office-draft.ts'
import { OfficeForm } from '#features/office/office-form.tsx'

export interface DoneMoves {
  readonly count: number
  readonly is_at_once: boolean
}

interface MoveFormProps {
  /** The campus whose people move; undefined for one's own. */
  readonly institution_id: number | undefined
  readonly role: MovingRole
  /** Who was chosen elsewhere; empty where they are chosen here. */
  readonly people: readonly number[]
  readonly onOthers: () => void
  readonly onDone: (moved: DoneMoves) => void
}

/** Who moves and where to; what would happen is shown before it is done. */
export function MoveForm({ institution_id, role, people, onOthers, onDone }: MoveFormProps) {
  const t = useT('application', 'home', 'moves')
  const format = useFormat()
  const { active_role, institution_id: own } = useSession()
  const draft = useOfficeDraft<MoveFields>({ name: `moves-${institution_id ?? 'own'}`, saved: { ...noMove, role } })
  const { fields } = draft
  const [looked, setLooked] = useState<Input<Catalogue['previewMoves']>>()
  const [problem, setProblem] = useState<string>()
  const moving = useCommand(setMoves)
  const here = institution_id ?? own
  const there = fields.to_institution === 0 ? here : fields.to_institution
  const classesHere = useQuery(listInstituteClasses, { institution_id })
  const classesThere = useQuery(listInstituteClasses, { institution_id: there })
  const groups = classesHere.state === 'ready' ? classesHere.value.list : []
  const targets = classesThere.state === 'ready' ? classesThere.value.list : []
  const isOfLearners = fields.role === 'learner'
  const user_ids = people.length > 0 ? people : fields.chosen
  const grades = unique([...groups, ...targets].map(({ grade }) => grade))
  const sectionsIn = (list: readonly { readonly grade: string; readonly section: string }[]) =>
    unique(list.filter(({ grade }) => grade === fields.grade).map(({ section }) => section))
  const change = (some: Partial<MoveFields>) => {
    setLooked(undefined)
    setProblem(undefined)
    draft.change(some)
  }

  function look(): void {
    const isSaid = isOfLearners ? fields.grade !== '' && fields.to_section !== '' : fields.class_codes.length > 0
    if (user_ids.length === 0 || user_ids.length > mostMoved) return setProblem(t('moves.people_first'))
    if (!isSaid) return setProblem(t('moves.target_first'))
    setProblem(undefined)
    setLooked({
      institution_id,
      user_ids: [...user_ids],
      ...(there !== here && { to_institution: there }),
      ...(isOfLearners
        ? {
            grade: fields.grade,
            to_section: fields.to_section,
            ...(fields.from_section !== '' && { from_section: fields.from_section }),
          }
        : { class_codes: [...fields.class_codes] }),
    })
  }

  async function move(input: Input<Catalogue['previewMoves']>): Promise<void> {
    const is_at_once = fields.is_at_once && there === here
    const answer = await moving.run({ ...input, is_at_once })
    if (!answer.ok) return setProblem(explain(t, answer))
    draft.forget()
    onDone({ count: answer.value.moved.length, is_at_once })
  }

  const option = (value: string) => ({ value, label: value })
  return (
    <>
      <OfficeForm draft={draft} isBusy={moving.isBusy} problem={problem} saveLabel={t('moves.look')} onSave={look}>
        <Card>
          <Stack>
            <h2>{t('moves.who')}</h2>
            <Grid narrowest={12}>
              <Select
                label={t('moves.of_role')}
                value={fields.role}
                options={[
                  { value: 'learner', label: t('moves.learners') },
                  { value: 'teacher', label: t('moves.teachers') },
                ]}
                onChange={({ target }) =>
                  change({ role: target.value === 'teacher' ? 'teacher' : 'learner', chosen: [] })
                }
              />
              {isOfLearners && (
                <>
                  <Select
                    label={t('moves.grade')}
                    placeholder={t('moves.grade_first')}
                    value={fields.grade}
                    options={grades.map((value) => ({
                      value,
                      label: t('moves.in_grade', { grade: format.digits(value) }),
                    }))}
                    onChange={({ target }) =>
                      change({ grade: target.value, from_section: '', to_section: '', chosen: [] })
                    }
                  />
                  <Select
                    label={t('moves.from_section')}
                    value={fields.from_section}
                    options={[{ value: '', label: t('moves.every_section') }, ...sectionsIn(groups).map(option)]}
                    onChange={({ target }) => change({ from_section: target.value, chosen: [] })}
                  />
                </>
              )}
            </Grid>
            {people.length > 0 && (
              <Row>
                <p>{t('moves.chosen', { count: people.length })}</p>
                <Button size="small" onClick={onOthers}>
                  {t('moves.choose_others')}
                </Button>
              </Row>
            )}
          </Stack>
        </Card>
        <Card>
          <Stack>
            <h2>{t('moves.where')}</h2>
            <Grid narrowest={12}>
              {active_role !== 'campus_admin' && (
                <CampusPicker
                  value={there}
                  onValueChange={(chosen) =>
                    change({
                      to_institution: chosen === undefined || chosen === here ? 0 : chosen,
                      to_section: '',
                      class_codes: [],
                    })
                  }
                />
              )}
              {isOfLearners ? (
                <Select
                  label={t('moves.to_section')}
                  placeholder={t('moves.section_first')}
                  value={fields.to_section}
                  options={sectionsIn(targets).map(option)}
                  onChange={({ target }) => change({ to_section: target.value })}
                />
              ) : (
                <MultiSelect
                  label={t('moves.to_classes')}
                  hint={t('moves.to_classes_hint')}
                  choices={targets.map((one) => ({
                    value: one.class_code,
                    label: className(one, t, format),
                    detail: one.class_code,
                  }))}
                  values={fields.class_codes}
                  onValuesChange={(class_codes) => change({ class_codes })}
                />
              )}
            </Grid>
            {there === here && (
              <Checkbox
                label={t('moves.at_once')}
                hint={t('moves.at_once_hint')}
                checked={fields.is_at_once}
                onChange={({ target }) => change({ is_at_once: target.checked })}
              />
            )}
          </Stack>
        </Card>
        {people.length === 0 && <MovePeople institution_id={institution_id} fields={fields} change={change} />}
      </OfficeForm>
      {looked !== undefined && <MovePreview of={looked} isBusy={moving.isBusy} onMove={() => void move(looked)} />}
    </>
  )
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)]
}
