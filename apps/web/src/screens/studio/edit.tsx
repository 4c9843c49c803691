import { readRevision } from '@maktab/client/calls/studio/revisions.generated'
import { readStudioCourse } from '@maktab/client/calls/studio/course-versions.generated'
import { listSkills } from '@maktab/client/calls/studio/skills.generated'
import type { ContentBody, ContentType } from '@maktab/contracts/content/contents'
import { kindOfType } from '@maktab/domain/studio/revisions'
import { Button } from '@maktab/ui/base/button'
import { MultiSelect } from '@maktab/ui/choice/multi-select'
import { Notice } from '@maktab/ui/feedback/notice'
import { Tabs } from '@maktab/ui/layout/tabs'
import { TextField } from '@maktab/ui/fields/text-field'
import { useState } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { Path } from '#page/path.tsx'
import { useT } from '#language/use-t.ts'
import { BodyEditor } from '#features/studio/body-editor.tsx'
import { nameOfKind } from '#features/content/content-kind.ts'
import { ContentPreview } from '#features/studio/content-preview.tsx'
import { SaveStatus } from '#features/studio/save-status.tsx'
import { studioRefused } from '#features/studio/studio-refused.tsx'
import { useContentEditor, type ContentPlace } from '#features/studio/use-content-editor.ts'
import type { StudioCourse } from '#features/studio/use-course-editor.ts'

/** What can be begun here; what comes from files is brought in. */
const beginnings: Readonly<Partial<Record<ContentType, ContentBody>>> = {
  article: { kind: 'article', blocks: [] },
  assessment: { kind: 'assessment', questions: [] },
  link: { kind: 'link', url: '' },
  embed_tag: { kind: 'embed', src: '', width: null, height: null },
}

/** One content as it is written. */
export function ContentEditScreen() {
  const [search] = useSearchParams()
  const course_id = Number(search.get('course_id'))
  const content_id = Number(search.get('content_id'))
  const revision = Number(search.get('revision'))
  const lesson_guid = search.get('lesson_guid') ?? ''
  const content_type = (search.get('content_type') ?? '') as ContentType
  const isPlace = Number.isSafeInteger(course_id) && course_id > 0 && lesson_guid !== ''
  if (!isPlace) return <NotFound />
  if (Number.isSafeInteger(content_id) && content_id > 0 && revision > 0)
    return (
      <KnownContent
        key={content_id}
        course_id={course_id}
        lesson_guid={lesson_guid}
        content_id={content_id}
        revision={revision}
      />
    )
  if (!Object.hasOwn(beginnings, content_type)) return <NotFound />
  return <NewContent place={{ course_id, lesson_guid, content_type, revision: undefined }} />
}

interface KnownContentProps {
  readonly course_id: number
  readonly lesson_guid: string
  readonly content_id: number
  readonly revision: number
}

/** The revision that stands in the course now, which may be newer than the one of the address. */
function KnownContent({ course_id, lesson_guid, content_id, revision }: KnownContentProps) {
  const course = useQuery(readStudioCourse, { course_id })
  const [times, setTimes] = useState(0)
  return (
    <CallState of={course} shape="lines" refused={studioRefused}>
      {(value) => {
        const standing = value.version.tree.lessons
          .flatMap(({ contents }) => contents)
          .find((one) => one.content_id === content_id)
        return (
          <OneRevision
            key={times}
            course={value}
            lesson_guid={lesson_guid}
            content_id={content_id}
            revision={standing?.revision ?? revision}
            onDrawAnew={() => setTimes(times + 1)}
          />
        )
      }}
    </CallState>
  )
}

interface OneRevisionProps extends Omit<KnownContentProps, 'course_id'> {
  readonly course: StudioCourse
  readonly onDrawAnew: () => void
}

/** Stays at the revision that it was opened with: what is written from here makes newer ones. */
function OneRevision({ course, lesson_guid, content_id, revision, onDrawAnew }: OneRevisionProps) {
  const [opened] = useState(revision)
  const content = useQuery(readRevision, { content_id, revision: opened })
  return (
    <CallState of={content} shape="lines" refused={studioRefused}>
      {(value) => (
        <Writing
          course={course}
          place={{ course_id: course.course_id, lesson_guid, content_type: value.content_type, revision: value }}
          onDrawAnew={onDrawAnew}
        />
      )}
    </CallState>
  )
}

function NewContent({ place }: { readonly place: ContentPlace }) {
  const course = useQuery(readStudioCourse, { course_id: place.course_id })
  const [times, setTimes] = useState(0)
  return (
    <CallState of={course} shape="lines" refused={studioRefused}>
      {(value) => <Writing key={times} course={value} place={place} onDrawAnew={() => setTimes(times + 1)} />}
    </CallState>
  )
}

function Writing({
  course,
  place,
  onDrawAnew,
}: {
  readonly course: StudioCourse
  readonly place: ContentPlace
  readonly onDrawAnew: () => void
}) {
  const t = useT('application', 'courses', 'studio')
  const kind = kindOfType(place.content_type)
  const empty = beginnings[place.content_type] ?? place.revision?.body
  if (empty === undefined) throw new Error(`${place.content_type} is begun with a file`)
  const editor = useContentEditor(place, empty)
  const skills = useQuery(listSkills, {})
  const [tab, setTab] = useState('write')
  const { powers, version } = course
  const mayChange = powers.mayWrite && version.state !== 'review'
  const { written, change } = editor
  const { language } = version.tree
  const throwAway = () => {
    editor.throwAway()
    onDrawAnew()
  }
  const choices =
    skills.state === 'ready'
      ? skills.value.list.map(({ skill_id, title, subject }) => ({
          value: String(skill_id),
          label: title,
          detail: subject,
        }))
      : []
  const preview = <ContentPreview body={written.body} title={written.title} language={language} />

  return (
    <div className="grid gap-4">
      <header>
        <Path
          over={[
            { label: t('titles.courses'), href: '/content/courses' },
            { label: version.tree.title || t('studio.untitled'), href: `/content/course?course_id=${place.course_id}` },
          ]}
          here={t(nameOfKind[kind])}
        />
        <h1>
          <bdi>{written.title || t(nameOfKind[kind])}</bdi>
        </h1>
      </header>
      {!mayChange && preview}
      {mayChange && (
        <>
          {editor.isTakenUp && editor.state.kind !== 'saved' && (
            <Notice
              actions={
                <Button size="small" onClick={throwAway}>
                  {t('studio.throw_away')}
                </Button>
              }
            >
              {t('studio.kept_found')}
            </Notice>
          )}
          <SaveStatus
            state={editor.state}
            onSave={() => void editor.saveNow()}
            onShowTheirs={throwAway}
            onKeepMine={() => void editor.keepMine()}
          />
          <TextField
            label={t('studio.content_title')}
            maxLength={200}
            value={written.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <MultiSelect
            label={t('studio.skills_of')}
            isOptional
            choices={choices}
            values={written.skill_ids.map(String)}
            isDisabled={skills.state !== 'ready'}
            onValuesChange={(values) => change({ skill_ids: values.map(Number) })}
          />
          <Tabs
            label={t(nameOfKind[kind])}
            current={tab}
            onChange={setTab}
            tabs={[
              {
                key: 'write',
                label: t('studio.write'),
                panel: <BodyEditor body={written.body} language={language} onChange={(body) => change({ body })} />,
              },
              { key: 'preview', label: t('studio.preview'), panel: tab === 'preview' ? preview : null },
            ]}
          />
        </>
      )}
    </div>
  )
}
