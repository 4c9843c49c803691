import { listModules } from '@maktab/client/calls/content/lessons.generated'
import type { Module } from '@maktab/contracts/content/lessons'
import type { LanguageCode } from '@maktab/contracts/fields'
import { Button } from '@maktab/ui/base/button'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useRef } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { Path } from '#page/path.tsx'
import { Title } from '#page/title.tsx'
import { useT } from '#language/use-t.ts'
import { ContentPreview } from '#features/studio/content-preview.tsx'
import styles from '#features/learning/lesson-player.module.css'
import { ModuleList } from '#features/learning/module-list.tsx'
import { placeIn, type Place } from '#features/learning/place.ts'
import { reportAddress } from '#features/insights/report-place.ts'

/** A lesson as its learners play it, for their teacher: nothing of it is recorded. */
export function TaughtLessonScreen() {
  const [search] = useSearchParams()
  const place = placeIn(search)
  return place === undefined ? <NotFound /> : <Lesson key={place.lesson_guid} place={place} />
}

function Lesson({ place }: { readonly place: Place }) {
  const t = useT('application', 'courses')
  const lesson = useQuery(listModules, place)
  const { class_id, lesson_guid } = place
  return (
    <CallState of={lesson} refused={{ not_found: () => <NotFound /> }}>
      {({ title, language, modules }) => (
        <>
          <Title of={title} />
          <PageHeading
            back={
              <Path
                over={[
                  {
                    label: t('titles.lesson_performance'),
                    href: reportAddress('teacher', 'lesson/performance', { class_id }),
                  },
                  {
                    label: t('titles.lesson_report'),
                    href: reportAddress('teacher', 'lesson/report', { class_id, lesson_guid }),
                  },
                ]}
                here={title}
              />
            }
            title={<bdi>{title}</bdi>}
          />
          {modules.length === 0 ? (
            <EmptyState title={t('content.no_modules')} icon="lessons" />
          ) : (
            <Contents modules={modules} language={language} />
          )}
        </>
      )}
    </CallState>
  )
}

function Contents({ modules, language }: { readonly modules: readonly Module[]; readonly language: LanguageCode }) {
  const t = useT('courses', 'reports')
  const [search, setSearch] = useSearchParams()
  const player = useRef<HTMLElement>(null)
  const named = Number(search.get('content_id'))
  const module = modules.find(({ content_id }) => content_id === named) ?? modules[0]
  if (module === undefined) return null
  const after = modules[modules.indexOf(module) + 1]
  const addressOf = ({ content_id }: Module) => {
    const next = new URLSearchParams(search)
    next.set('content_id', String(content_id))
    return next
  }
  const open = (next: Module) => {
    setSearch(addressOf(next), { replace: true })
    player.current?.focus({ preventScroll: true })
    player.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={styles['lesson']}>
      <section ref={player} tabIndex={-1} className={styles['player']} aria-label={module.title}>
        <article className={styles['module']}>
          <h2>
            <bdi>{module.title}</bdi>
          </h2>
          {module.body.kind === 'sealed_assessment' ? (
            <Notice>{t('reports.sealed')}</Notice>
          ) : (
            <ContentPreview key={module.content_id} body={module.body} title={module.title} language={language} />
          )}
        </article>
        {after !== undefined && (
          <div className={styles['steps']}>
            <Button variant="primary" className={styles['forward']} onClick={() => open(after)}>
              {t('content.next_module', { title: after.title })}
            </Button>
          </div>
        )}
      </section>
      <ModuleList
        modules={modules}
        current={module.content_id}
        statusOf={() => 0}
        addressOf={(one) => `?${addressOf(one).toString()}`}
        onOpen={open}
      />
    </div>
  )
}
