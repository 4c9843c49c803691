import { listModules } from '@maktab/client/calls/content/lessons.generated'
import type { Module } from '@maktab/contracts/content/lessons'
import type { ContentStatus as Status, LanguageCode } from '@maktab/contracts/fields'
import { lessonCompletion } from '@maktab/domain/content/lesson-completion'
import { Button, buttonClass } from '@maktab/ui/base/button'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { lazy, useRef, useState, type ComponentType } from 'react'
import { Link, useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { useQuery } from '#page/use-calls.ts'
import { Path } from '#page/path.tsx'
import { Title } from '#page/title.tsx'
import { useT } from '#language/use-t.ts'
import { WhenIdle } from '#page/when-idle.tsx'
import styles from '#features/learning/lesson-player.module.css'
import { ModuleList } from '#features/learning/module-list.tsx'
import { ModulePlayer } from '#features/learning/module-player.tsx'
import { useOpened } from '#features/downloads/use-opened.ts'
import { placeIn, playerAddress, type Place } from '#features/learning/place.ts'

// What cannot be fetched is not there; the lesson is. Neither may keep its content waiting.
const BookmarkButton = lazy<ComponentType<{ place: Place }>>(() =>
  import('#features/learning/bookmark-button.tsx').then(
    ({ BookmarkButton: Fetched }) => ({ default: Fetched }),
    () => ({ default: () => null }),
  ),
)
const RecommendedAround = lazy<ComponentType<{ place: Place }>>(() =>
  import('#features/learning/recommended-lessons.tsx').then(
    ({ RecommendedAround: Fetched }) => ({ default: Fetched }),
    () => ({ default: () => null }),
  ),
)

const TakeHome = fetched(
  async () => (await import('#features/downloads/take-home.tsx')).TakeHome,
  () => null,
  ['assignments', 'home', 'parts'],
)

/** A lesson: its contents in order, one of them open. */
export function LessonPlayerScreen() {
  const [search] = useSearchParams()
  const place = placeIn(search)
  return place === undefined ? <NotFound /> : <Lesson key={place.lesson_guid} place={place} />
}

function Lesson({ place }: { place: Place }) {
  const t = useT('application', 'courses')
  useOpened({ kind: 'lesson', ...place })
  const lesson = useQuery(listModules, place)
  return (
    <CallState of={lesson} refused={{ not_found: () => <NotFound /> }}>
      {({ title, language, modules, min_completion_percentage }) => (
        <>
          <Title of={title} />
          <PageHeading
            back={
              <Path
                over={[
                  { label: t('titles.my_classes'), href: '/learner/classes' },
                  {
                    label: t('titles.lessons'),
                    href: `/learner/lessons?class_id=${place.class_id}&course_id=${place.course_id}`,
                  },
                ]}
                here={title}
              />
            }
            title={<bdi>{title}</bdi>}
            actions={
              <WhenIdle>
                <BookmarkButton place={place} />
              </WhenIdle>
            }
          />
          {modules.length === 0 ? (
            <EmptyState title={t('content.no_modules')} icon="lessons" />
          ) : (
            <Contents place={place} modules={modules} language={language} completeFrom={min_completion_percentage} />
          )}
          <WhenIdle>
            <TakeHome wanted={{ kind: 'lesson', ...place }} />
            <RecommendedAround place={place} />
          </WhenIdle>
        </>
      )}
    </CallState>
  )
}

interface ContentsProps {
  readonly place: Place
  readonly modules: readonly Module[]
  readonly language: LanguageCode
  readonly completeFrom: number
}

/** The content to open: the one that the address names, else the first that is not completed. */
function moduleToOpen(modules: readonly Module[], content_id: number): Module | undefined {
  return (
    modules.find((module) => module.content_id === content_id) ??
    modules.find((module) => module.content_status !== 2) ??
    modules[0]
  )
}

function Contents({ place, modules, language, completeFrom }: ContentsProps) {
  const t = useT('application', 'courses', 'home')
  const [search, setSearch] = useSearchParams()
  const player = useRef<HTMLElement>(null)
  // Progress made here shows at once; the answer of the server or the device follows later.
  const [moved, setMoved] = useState<ReadonlyMap<number, Status>>(new Map())
  const named = Number(search.get('content_id'))
  // Kept as it was when it was opened: a fresh answer must not start a running video anew.
  const [module, setModule] = useState(() => moduleToOpen(modules, named))
  const wanted = named > 0 && named !== module?.content_id ? moduleToOpen(modules, named) : module
  if (wanted !== module) setModule(wanted)
  if (module === undefined) return null
  const at = modules.findIndex(({ content_id }) => content_id === module.content_id)
  const [before, after] = [modules[at - 1], modules[at + 1]]
  const statusOf = ({ content_id, content_status }: Module) => furthest(content_status, moved.get(content_id))
  const { is_completed: isCompleted } = lessonCompletion({
    completed_contents: modules.filter((one) => statusOf(one) === 2).length,
    started_contents: modules.filter((one) => statusOf(one) !== 0).length,
    total_contents: modules.length,
    min_completion_percentage: completeFrom,
  })

  // Questions have a button of their own that goes on.
  const isAsking =
    (module.body.kind === 'assessment' || module.body.kind === 'sealed_assessment') && statusOf(module) !== 2

  function open({ content_id }: Module) {
    const next = new URLSearchParams(search)
    next.set('content_id', String(content_id))
    setSearch(next, { replace: true })
    player.current?.focus({ preventScroll: true })
    player.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className={styles['lesson']}>
      <section
        ref={player}
        tabIndex={-1}
        className={styles['player']}
        aria-label={module.title}
        data-tour="lesson-player-content"
      >
        <ModulePlayer
          key={module.content_id}
          place={place}
          module={module}
          latest={modules[at] ?? module}
          status={statusOf(module)}
          language={language}
          completeFrom={completeFrom}
          onStatus={(status) => setMoved((now) => new Map(now).set(module.content_id, status))}
        />
        {isCompleted && <Notice tone="success">{t('learning.lesson_completed')}</Notice>}
        <div className={styles['steps']} data-tour="lesson-player-steps">
          {before !== undefined && (
            // Questions have buttons of their own without a title.
            <Button icon="previous" className={styles['forward']} onClick={() => open(before)}>
              {t('frame.previous')}: <bdi>{before.title}</bdi>
            </Button>
          )}
          {after !== undefined ? (
            <Button
              variant={isAsking ? 'secondary' : 'primary'}
              className={styles['forward']}
              onClick={() => open(after)}
            >
              {t('content.next_module', { title: after.title })}
            </Button>
          ) : (
            <Link
              className={buttonClass({ variant: isAsking ? 'secondary' : 'primary' })}
              to={`/learner/lessons?class_id=${place.class_id}&course_id=${place.course_id}`}
            >
              {t('titles.lessons')}
            </Link>
          )}
        </div>
      </section>
      <ModuleList
        modules={modules}
        current={module.content_id}
        statusOf={statusOf}
        addressOf={({ content_id }) => playerAddress(place, content_id)}
        onOpen={open}
      />
    </div>
  )
}

const order: readonly Status[] = [0, 1, 3, 2]

function furthest(known: Status, here: Status | undefined): Status {
  return here !== undefined && order.indexOf(here) > order.indexOf(known) ? here : known
}
