import { listClickers, listLiveQuestions } from '@maktab/client/calls/learning/clickers.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Link, useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Title } from '#page/title.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { className } from '#features/schools/class-name.ts'
import styles from '#features/learning/clicker.module.css'
import { ChooseQuestions } from '#features/assignments/setting/choose-questions.tsx'
import { LiveQuestionsForm } from '#features/learning/live-questions-form.tsx'
import { numberIn } from '#features/learning/place.ts'

/** Which questions a class is asked live, and what it was asked before; or those that work asks (`for=assignment`). */
export function SelectQuestionsScreen() {
  const t = useT('application', 'finding', 'home', 'setting')
  const format = useFormat()
  const classes = useQuery(listClasses, {})
  const [search, setSearch] = useSearchParams()
  const isForWork = search.get('for') === 'assignment'
  const title = isForWork ? t('setting.own_questions_title') : t('titles.ask_live')
  return (
    <Stack gap={5}>
      <Title of={title} />
      <PageHeading title={title} />
      <CallState of={classes} shape="card">
        {({ list }) => {
          const class_id = numberIn(search, 'class_id') ?? list[0]?.class_id
          if (class_id === undefined)
            return (
              <EmptyState title={t('frame.empty_title')} icon="classes">
                <p>{t('schools.teacher_no_classes')}</p>
              </EmptyState>
            )
          return (
            <>
              <div className={styles['class']}>
                <Select
                  label={t('clicker.choose_class')}
                  value={String(class_id)}
                  options={list.map((one) => ({ value: String(one.class_id), label: className(one, t, format) }))}
                  onChange={(event) =>
                    setSearch(
                      { class_id: event.target.value, ...(isForWork && { for: 'assignment' }) },
                      { replace: true },
                    )
                  }
                />
              </div>
              <OfClass key={class_id} class_id={class_id} isForWork={isForWork} />
              {!isForWork && <Earlier class_id={class_id} />}
            </>
          )
        }}
      </CallState>
    </Stack>
  )
}

function OfClass({ class_id, isForWork }: { class_id: number; isForWork: boolean }) {
  const Form = isForWork ? ChooseQuestions : LiveQuestionsForm
  const questions = useQuery(listLiveQuestions, { class_id })
  return (
    <CallState of={questions} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ list }) => <Form class_id={class_id} lessons={list} />}
    </CallState>
  )
}

function Earlier({ class_id }: { class_id: number }) {
  const t = useT('finding')
  const format = useFormat()
  const clickers = useQuery(listClickers, { class_id })
  return (
    <section aria-labelledby="earlier-clickers">
      <h2 id="earlier-clickers">{t('clicker.earlier')}</h2>
      <CallState of={clickers} shape="rows" refused={{ not_found: () => null }}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="soft">{t('clicker.none_earlier')}</p>
          ) : (
            <ul>
              {list.map(({ clicker_id, created_on, questions, answers, right }) => (
                <li key={clicker_id}>
                  <Link to={`/teacher/clickerassignment?clicker_id=${clicker_id}`}>{format.dateTime(created_on)}</Link>{' '}
                  <span className="soft">
                    {t('clicker.earlier_figures', {
                      questions,
                      percent: format.percent(answers === 0 ? 0 : (right * 100) / answers, 0),
                    })}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </CallState>
    </section>
  )
}
