import { listSkills, saveSkill } from '@maktab/client/calls/studio/skills.generated'
import type { Skill } from '@maktab/contracts/studio/skills'
import { Button } from '@maktab/ui/base/button'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { IconButton } from '@maktab/ui/base/icon-button'
import { Notice } from '@maktab/ui/feedback/notice'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { TextField } from '@maktab/ui/fields/text-field'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { CallState } from '#page/call-state.tsx'
import { explain } from '#calls/explain.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'
import { studioRefused } from '#features/studio/studio-refused.tsx'
import styles from '#features/studio/studio.module.css'
import { subjectLabel } from '#features/content/subject-label.ts'

type Edited = Omit<Skill, 'skill_id'> & { readonly skill_id: number | null }

/** What can be learnt, as a tree, by subject. */
export function SkillsScreen() {
  const t = useT('application', 'home', 'studio')
  const skills = useQuery(listSkills, {})
  const [edited, setEdited] = useState<Edited>()
  return (
    <div className="grid gap-4">
      <h1>{t('titles.skills')}</h1>
      <CallState of={skills} shape="rows" refused={studioRefused}>
        {({ list }) => (
          <>
            <div>
              <Button
                variant="primary"
                icon="add"
                onClick={() => setEdited({ skill_id: null, parent_id: null, title: '', subject: '' })}
              >
                {t('studio.add_skill')}
              </Button>
            </div>
            {list.length === 0 && <EmptyState icon="star" title={t('studio.no_skills')} />}
            {[...new Set(list.map(({ subject }) => subject))].map((subject) => (
              <section key={subject} className="grid gap-2">
                <h2>
                  <bdi>{subjectLabel(subject, t)}</bdi>
                </h2>
                <Branch
                  skills={list.filter((skill) => skill.subject === subject)}
                  parent_id={null}
                  onEdit={setEdited}
                />
              </section>
            ))}
            {edited && (
              <SkillDialog
                key={String(edited.skill_id)}
                skill={edited}
                skills={list}
                onClose={() => setEdited(undefined)}
              />
            )}
          </>
        )}
      </CallState>
    </div>
  )
}

/** A skill whose own whole is of another subject stands at the top. */
function Branch({
  skills,
  parent_id,
  onEdit,
}: {
  readonly skills: readonly Skill[]
  readonly parent_id: number | null
  readonly onEdit: (skill: Skill) => void
}) {
  const t = useT('studio')
  const here = skills.filter((skill) =>
    parent_id === null ? !skills.some(({ skill_id }) => skill_id === skill.parent_id) : skill.parent_id === parent_id,
  )
  if (here.length === 0) return null
  return (
    <ul className={`grid gap-1 bare ${parent_id === null ? '' : (styles['skill'] ?? '')}`} role="list">
      {here.map((skill) => (
        <li key={skill.skill_id}>
          <span className="flex middle gap-2">
            <bdi className="grow">{skill.title}</bdi>
            <IconButton
              icon="edit"
              label={t('studio.edit_skill', { name: skill.title })}
              onClick={() => onEdit(skill)}
            />
          </span>
          <Branch skills={skills} parent_id={skill.skill_id} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  )
}

function SkillDialog({
  skill,
  skills,
  onClose,
}: {
  readonly skill: Edited
  readonly skills: readonly Skill[]
  readonly onClose: () => void
}) {
  const t = useT('studio')
  const showToast = useToasts()
  const { run, isBusy } = useCommand(saveSkill)
  const [fields, setFields] = useState(skill)
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<string>()
  const missing = (text: string) => (isTried && text.trim() === '' ? t('studio.fill_in') : undefined)

  async function save(is_deleted: boolean): Promise<void> {
    setTried(true)
    setProblem(undefined)
    if (fields.title.trim() === '' || fields.subject.trim() === '') return
    const answer = await run({ ...fields, is_deleted })
    if (!answer.ok) return setProblem(explain(t, answer))
    showToast({
      tone: 'success',
      text: is_deleted ? t('studio.taken_out', { name: fields.title }) : t('studio.skill_saved'),
    })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      heading={skill.skill_id === null ? t('studio.add_skill') : t('studio.edit_skill', { name: skill.title })}
    >
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(false)
        }}
      >
        <TextField
          label={t('studio.skill_title')}
          maxLength={120}
          value={fields.title}
          error={missing(fields.title)}
          onChange={(event) => setFields({ ...fields, title: event.target.value })}
        />
        <TextField
          label={t('studio.subject')}
          maxLength={60}
          value={fields.subject}
          error={missing(fields.subject)}
          onChange={(event) => setFields({ ...fields, subject: event.target.value })}
        />
        <Select
          label={t('studio.part_of')}
          value={String(fields.parent_id ?? '')}
          options={[
            { value: '', label: t('studio.no_parent') },
            ...skills
              .filter(({ skill_id }) => skill_id !== skill.skill_id)
              .map(({ skill_id, title }) => ({ value: String(skill_id), label: title })),
          ]}
          onChange={(event) =>
            setFields({ ...fields, parent_id: event.target.value === '' ? null : Number(event.target.value) })
          }
        />
        {problem !== undefined && (
          <div role="alert">
            <Notice tone="danger">{problem}</Notice>
          </div>
        )}
        <div className="flex wrap gap-2">
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('studio.save')}
          </Button>
          {skill.skill_id !== null && (
            <Button variant="danger" onClick={() => void save(true)}>
              {t('studio.take_out', { name: skill.title })}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
