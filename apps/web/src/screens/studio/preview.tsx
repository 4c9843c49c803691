import { readStudioCourse } from '@maktab/client/calls/studio/course-versions.generated'
import { readRevision } from '@maktab/client/calls/studio/revisions.generated'
import type { LanguageCode } from '@maktab/contracts/fields'
import { kindOfType } from '@maktab/domain/studio/revisions'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Tabs } from '@maktab/ui/layout/tabs'
import { useState } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { Path } from '#page/path.tsx'
import { useT } from '#language/use-t.ts'
import { nameOfKind } from '#features/content/content-kind.ts'
import { ContentPreview } from '#features/studio/content-preview.tsx'
import { studioRefused } from '#features/studio/studio-refused.tsx'

/** A lesson of a draft as its learners will have it. */
export function LessonPreviewScreen() {
  const [search] = useSearchParams()
  const course_id = Number(search.get('course_id'))
  const version = Number(search.get('version'))
  const lesson_guid = search.get('lesson_guid') ?? ''
  if (!Number.isSafeInteger(course_id) || course_id <= 0 || lesson_guid === '') return <NotFound />
  return (
    <Lesson
      course_id={course_id}
      lesson_guid={lesson_guid}
      version={Number.isSafeInteger(version) && version > 0 ? version : undefined}
    />
  )
}

function Lesson({
  course_id,
  lesson_guid,
  version,
}: {
  readonly course_id: number
  readonly lesson_guid: string
  readonly version: number | undefined
}) {
  const t = useT('application', 'courses', 'studio')
  const course = useQuery(readStudioCourse, { course_id, ...(version !== undefined && { version }) })
  const [current, setCurrent] = useState<string>()
  return (
    <CallState of={course} shape="lines" refused={studioRefused}>
      {({ version: { tree }, contents }) => {
        const lesson = tree.lessons.find((one) => one.lesson_guid === lesson_guid)
        if (!lesson) return <NotFound />
        const known = lesson.contents.flatMap(({ content_id, revision }) => {
          const content = contents.find((one) => one.content_id === content_id)
          return content ? [{ ...content, revision }] : []
        })
        const shown = current ?? String(known[0]?.content_id)
        return (
          <div className="grid gap-4">
            <header>
              <Path
                over={[
                  { label: t('titles.courses'), href: '/content/courses' },
                  { label: tree.title || t('studio.untitled'), href: `/content/course?course_id=${course_id}` },
                ]}
                here={lesson.title || t('studio.untitled')}
              />
              <h1>
                <bdi>{lesson.title || t('studio.untitled')}</bdi>
              </h1>
              <p className="soft" dir="auto">
                {lesson.summary}
              </p>
            </header>
            {known.length === 0 ? (
              <EmptyState icon="article" title={t('content.no_modules')} />
            ) : (
              <Tabs
                label={t('content.lesson_contents')}
                current={shown}
                onChange={setCurrent}
                tabs={known.map(({ content_id, revision, title, content_type }) => ({
                  key: String(content_id),
                  label: <bdi>{title || t(nameOfKind[kindOfType(content_type)])}</bdi>,
                  panel:
                    String(content_id) === shown ? (
                      <Content content_id={content_id} revision={revision} language={tree.language} />
                    ) : null,
                }))}
              />
            )}
          </div>
        )
      }}
    </CallState>
  )
}

function Content({
  content_id,
  revision,
  language,
}: {
  readonly content_id: number
  readonly revision: number
  readonly language: LanguageCode
}) {
  const content = useQuery(readRevision, { content_id, revision })
  return (
    <CallState of={content} shape="lines" refused={studioRefused}>
      {({ body, title }) => <ContentPreview body={body} title={title} language={language} />}
    </CallState>
  )
}
