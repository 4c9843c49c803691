import { listClickers, listLiveQuestions, startClicker } from '@maktab/client/calls/learning/clickers.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Button } from '@maktab/ui/button'
import { CheckboxGroup } from '@maktab/ui/checkbox-group'
import { PageHeading, Stack } from '@maktab/ui/layout'
import { Select } from '@maktab/ui/select'
import { EmptyState } from '@maktab/ui/states'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { CallState, NotFound } from '#calls/call-state.tsx'
import { explain } from '#calls/explain.ts'
import { newId } from '#calls/identifiers.ts'
import { useCommand, useQuery } from '#calls/use-calls.ts'
import { useFormat } from '#shell/use-format.ts'
import { useSay } from '#shell/use-say.ts'
import { useT } from '#shell/use-t.ts'
import { FindingWords, useFindingWords } from '../content/finding-words.tsx'
import { className } from '../schools/class-name.ts'
import { numberIn } from './place.ts'

/** Which questions a class is asked live, and what it was asked before. */
export function SelectQuestionsScreen() {
  return (
    <FindingWords>
      <SelectQuestions />
    </FindingWords>
  )
}

function SelectQuestions() {
  const t = useT()
  const words = useFindingWords()
  const format = useFormat()
  const classes = useQuery(listClasses, {})
  const [search, setSearch] = useSearchParams()
  return (
    <Stack gap={5}>
      <PageHeading title={t('content.ask_live')} />
      <CallState of={classes} shape="card">
        {({ list }) => {
          const class_id = numberIn(search, 'class_id') ?? list[0]?.class_id
          if (class_id === undefined) return <EmptyState title={t('frame.empty_title')} icon="classes"><p>{t('schools.teacher_no_classes')}</p></EmptyState>
          return (
            <>
              <Select
                label={words('clicker.choose_class')}
                value={String(class_id)}
                options={list.map((one) => ({ value: String(one.class_id), label: className(one, t, format) }))}
                onChange={(event) => setSearch({ class_id: event.target.value }, { replace: true })}
              />
              <OfClass key={class_id} class_id={class_id} />
              <Earlier class_id={class_id} />
            </>
          )
        }}
      </CallState>
    </Stack>
  )
}

function OfClass({ class_id }: { class_id: number }) {
  const words = useFindingWords()
  const questions = useQuery(listLiveQuestions, { class_id })
  return (
    <CallState of={questions} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={words('clicker.choose_questions')} icon="question">
            <p>{words('clicker.no_questions')}</p>
          </EmptyState>
        ) : (
          <Choice class_id={class_id} lessons={list} />
        )
      }
    </CallState>
  )
}

type Lessons = Output<Catalogue['listLiveQuestions']>['list']

/** Chosen questions as `content id/question id`, in the order in which the lessons have them. */
function Choice({ class_id, lessons }: { class_id: number; lessons: Lessons }) {
  const t = useT()
  const words = useFindingWords()
  const navigate = useNavigate()
  const say = useSay()
  const { run, isBusy } = useCommand(startClicker)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const all = lessons.flatMap(({ questions }) => questions.map(({ content_id, question: { question_id } }) => ({ content_id, question_id, key: `${content_id}/${question_id}` })))
  const begin = async () => {
    const clicker_id = newId()
    const questions = all.filter(({ key }) => chosen.includes(key)).map(({ content_id, question_id }) => ({ content_id, question_id }))
    const outcome = await run({ clicker_id, class_id, questions })
    if (outcome.ok) await navigate(`/teacher/clickerassignment?clicker_id=${clicker_id}`)
    else say({ tone: 'error', text: explain(t, outcome) })
  }
  return (
    <Stack gap={5}>
      <h2>{words('clicker.choose_questions')}</h2>
      {lessons.map(({ lesson_guid, title, questions }) => {
        const own = questions.map(({ content_id, question: { question_id, text } }) => ({ value: `${content_id}/${question_id}`, label: <bdi>{text}</bdi> }))
        return (
          <CheckboxGroup
            key={lesson_guid}
            label={<bdi>{title}</bdi>}
            options={own}
            values={chosen.filter((key) => own.some(({ value }) => value === key))}
            onValuesChange={(values) => setChosen([...chosen.filter((key) => !own.some(({ value }) => value === key)), ...values])}
          />
        )
      })}
      <div className="flex wrap middle gap-3">
        <Button variant="primary" icon="play" isBusy={isBusy} disabled={chosen.length === 0 || chosen.length > 50} onClick={() => void begin()}>
          {words('clicker.begin')}
        </Button>
        <p role="status">{words('clicker.chosen', { count: chosen.length })}</p>
      </div>
    </Stack>
  )
}

function Earlier({ class_id }: { class_id: number }) {
  const words = useFindingWords()
  const format = useFormat()
  const clickers = useQuery(listClickers, { class_id })
  return (
    <section aria-labelledby="earlier-clickers">
      <h2 id="earlier-clickers">{words('clicker.earlier')}</h2>
      <CallState of={clickers} shape="rows" refused={{ not_found: () => null }}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="soft">{words('clicker.none_earlier')}</p>
          ) : (
            <ul>
              {list.map(({ clicker_id, created_on, questions, answers, right }) => (
                <li key={clicker_id}>
                  <Link to={`/teacher/clickerassignment?clicker_id=${clicker_id}`}>{format.dateTime(created_on)}</Link>{' '}
                  <span className="soft">{words('clicker.earlier_figures', { questions, percent: format.percent(answers === 0 ? 0 : (right * 100) / answers, 0) })}</span>
                </li>
              ))}
            </ul>
          )
        }
      </CallState>
    </section>
  )
}
