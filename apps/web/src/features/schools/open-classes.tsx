import { enrolInClass, leaveClass, listAvailableSubjects } from '@maktab/client/calls/schools/enrolment.generated'
import type { AvailableSubject } from '@maktab/contracts/schools/enrolment'
import { Button } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { TextField } from '@maktab/ui/fields/text-field'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { CallState } from '#page/call-state.tsx'
import { explain } from '#calls/explain.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { className } from './class-name.ts'
import styles from './open-classes.module.css'

/** The classes of a grade that every learner may join and leave, and the way into any other by its code (seed 000 §7). */
export function OpenClasses({ grade }: { grade: string }) {
  const t = useT('pages')
  const subjects = useQuery(listAvailableSubjects, { grade })
  return (
    <section className="grid gap-3" aria-labelledby="open-classes">
      <h2 id="open-classes" className={styles['heading']}>
        {t('details.open_classes')}
      </h2>
      <CallState of={subjects} shape="rows">
        {({ list }) =>
          list.length === 0 ? (
            <p className="soft">{t('details.no_classes')}</p>
          ) : (
            <ul className="bare" role="list">
              {list.map((one) => (
                <OpenClass key={one.class_id} of={one} />
              ))}
            </ul>
          )
        }
      </CallState>
      <ClassCodeForm />
    </section>
  )
}

function OpenClass({ of: { learner_class_code, teacher_name, is_enrolled, ...named } }: { of: AvailableSubject }) {
  const t = useT('home', 'pages')
  const format = useFormat()
  const say = useSay()
  const enrol = useCommand(enrolInClass)
  const leave = useCommand(leaveClass)
  const name = className(named, t, format)

  async function turn(): Promise<void> {
    const answer = await (is_enrolled ? leave : enrol).run({ learner_class_code })
    say(
      answer.ok
        ? { tone: 'success', text: is_enrolled ? t('details.left') : t('details.joined') }
        : { tone: 'error', text: explain(t, answer) },
    )
  }

  return (
    <li className={`flex wrap middle gap-3 ${styles['class']}`}>
      <span className="grid grow shrink">
        <bdi className="strong">{name}</bdi>
        {is_enrolled && (
          <span className={`inline-flex middle gap-1 small strong ${styles['member']}`}>
            <Icon name="check" size={1.125} /> {t('details.member')}
          </span>
        )}
        {teacher_name !== '' && <span className="small soft">{t('schools.taught_by', { name: teacher_name })}</span>}
      </span>
      <Button
        size="small"
        icon={is_enrolled ? undefined : 'add'}
        isBusy={enrol.isBusy || leave.isBusy}
        aria-label={is_enrolled ? t('details.leave_named', { name }) : t('details.join_named', { name })}
        onClick={() => void turn()}
      >
        {is_enrolled ? t('details.leave') : t('details.join')}
      </Button>
    </li>
  )
}

function ClassCodeForm() {
  const t = useT('pages')
  const say = useSay()
  const { run, isBusy } = useCommand(enrolInClass)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  async function join(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') return setError(t('frame.required_field'))
    const answer = await run({ learner_class_code: code.trim() })
    if (!answer.ok) return setError(explain(t, answer))
    setCode('')
    say({ tone: 'success', text: t('details.joined') })
  }

  return (
    <form className={`flex wrap gap-3 ${styles['code']}`} onSubmit={(event) => void join(event)} noValidate>
      <div className="grow">
        <TextField
          name="learner_class_code"
          label={t('details.class_code')}
          hint={t('details.class_code_hint')}
          isOptional
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={error}
          onChange={({ target }) => {
            setCode(target.value)
            setError(undefined)
          }}
        />
      </div>
      <Button type="submit" isBusy={isBusy}>
        {t('details.join')}
      </Button>
    </form>
  )
}
