import { listGradeTracks, saveEducationalDetails } from '@maktab/client/calls/access/sign-up-details.generated'
import type { Output } from '@maktab/contracts/call'
import type { listGradeTracks as GradeTracks } from '@maktab/contracts/access/sign-up-details'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { TextField } from '@maktab/ui/fields/text-field'
import { useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { CallState } from '#page/call-state.tsx'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { useFormat } from '#language/use-format.ts'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { DefaultEducation } from './default-education.tsx'
import { useDetailsDraft } from './details-draft.ts'
import { Problem } from '#features/access/way-in-parts.tsx'

interface EducationalDetailsFormProps {
  /** The classes of a grade that one may join. */
  readonly classesOf: (grade: string) => ReactNode
  readonly onSaved: (profile_completion_step: number) => void
}

/** What the person learns. A tenant without courses has no grades to choose from: there the default ones are saved. */
export function EducationalDetailsForm(props: EducationalDetailsFormProps) {
  const grades = useQuery(listGradeTracks, {})
  const { is_exam_mode } = useTenant()
  return (
    <CallState of={grades} shape="lines">
      {({ list }) =>
        list.length === 0 && !is_exam_mode ? (
          <DefaultEducation onSaved={props.onSaved} />
        ) : (
          <GradeForm {...props} grades={list} />
        )
      }
    </CallState>
  )
}

const empty = { grade: '', track: '', ep_school_name: '', other_school: '' }
type Draft = Readonly<typeof empty>
const fields = Object.keys(empty) as readonly (keyof Draft)[]

/** The school that asks for a name (seed 000 §5). */
const isOther = (school: string) => school.trim().toLowerCase() === 'other'

function GradeForm({
  grades,
  classesOf,
  onSaved,
}: EducationalDetailsFormProps & { readonly grades: Output<typeof GradeTracks>['list'] }) {
  const t = useT('application', 'pages', 'refused')
  const format = useFormat()
  const say = useSay()
  const { client, session } = useConnection()
  const { user_id } = useSession()
  const { is_exam_mode } = useTenant()
  const form = useRef<HTMLFormElement>(null)
  const [draft, change, forget] = useDetailsDraft<Draft>('educational', user_id, empty)
  const [missing, setMissing] = useState<readonly (keyof Draft)[]>([])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const tracks = grades.find(({ grade }) => grade === draft.grade)?.tracks ?? []

  function write(part: Partial<Draft>): void {
    change(part)
    setMissing((now) => now.filter((field) => part[field] === undefined))
  }

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const isNeeded: Readonly<Record<keyof Draft, boolean>> = {
      grade: true,
      track: tracks.length > 0,
      ep_school_name: is_exam_mode,
      other_school: isOther(draft.ep_school_name),
    }
    const found = fields.filter((field) => isNeeded[field] && draft[field].trim() === '')
    setMissing(found)
    setProblem(undefined)
    if (found[0] !== undefined) {
      say({ tone: 'error', text: t('refusals.issues_toast_2'), duration: 2000 })
      return form.current?.querySelector<HTMLElement>(`[name=${found[0]}]`)?.focus()
    }
    setBusy(true)
    const learner = { grade: draft.grade, ...(draft.track !== '' && { track: draft.track }) }
    const answer = await client.perform(saveEducationalDetails, {
      grade: draft.grade,
      metadata: JSON.stringify({ learner }),
      ep_school_name: draft.ep_school_name.trim() || null,
      other_school: draft.other_school.trim() || null,
    })
    setBusy(false)
    if (!answer.ok) return setProblem(explain(t, answer))
    forget()
    say({ tone: 'success', text: t('refusals.educational_info_save_success'), duration: 2000 })
    const { profile_completion_step } = answer.value.result
    session.change({ profile_completion_step })
    onSaved(profile_completion_step)
  }

  const field = (name: keyof Draft) => ({
    name,
    value: draft[name],
    error: missing.includes(name) ? t('frame.required_field') : undefined,
  })
  return (
    <>
      <form
        ref={form}
        id="educational-details"
        className="grid gap-4"
        onSubmit={(event) => void save(event)}
        noValidate
      >
        <Select
          {...field('grade')}
          label={t('details.grade')}
          placeholder={t('details.choose')}
          options={grades.map(({ grade }) => ({
            value: grade,
            label: /^\d+$/.test(grade) ? t('details.grade_named', { grade: format.digits(grade) }) : grade,
          }))}
          onChange={({ target }) => write({ grade: target.value, track: '' })}
        />
        {tracks.length > 0 && (
          <Select
            {...field('track')}
            label={t('details.track')}
            placeholder={t('details.choose')}
            options={tracks.map((track) => ({ value: track, label: track }))}
            onChange={({ target }) => write({ track: target.value })}
          />
        )}
        {is_exam_mode && (
          <TextField
            {...field('ep_school_name')}
            label={t('details.school_name')}
            hint={t('details.school_hint')}
            maxLength={200}
            onChange={({ target }) => write({ ep_school_name: target.value })}
          />
        )}
        {is_exam_mode && isOther(draft.ep_school_name) && (
          <TextField
            {...field('other_school')}
            label={t('details.other_school')}
            maxLength={200}
            onChange={({ target }) => write({ other_school: target.value })}
          />
        )}
      </form>
      {draft.grade !== '' && classesOf(draft.grade)}
      <Problem text={isBusy ? undefined : problem} />
      <Button type="submit" form="educational-details" variant="primary" size="wide" isBusy={isBusy}>
        {t('details.finish')}
      </Button>
    </>
  )
}
