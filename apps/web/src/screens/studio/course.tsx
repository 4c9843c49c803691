import { readStudioCourse } from '@maktab/client/calls/studio/course-versions.generated'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useState } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { Path } from '#page/path.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CourseFields } from '#features/studio/course-fields.tsx'
import { CourseReview } from '#features/studio/course-review.tsx'
import { CourseTreeEditor } from '#features/studio/course-tree-editor.tsx'
import { CourseVersions } from '#features/studio/course-versions.tsx'
import { SaveStatus } from '#features/studio/save-status.tsx'
import { studioRefused } from '#features/studio/studio-refused.tsx'
import { useCourseEditor, type Seen, type StudioCourse } from '#features/studio/use-course-editor.ts'

/** A course as it is written: its tree, its way to learners, its versions. */
export function StudioCourseScreen() {
  const [search] = useSearchParams()
  const course_id = Number(search.get('course_id'))
  const version = Number(search.get('version'))
  if (!Number.isSafeInteger(course_id) || course_id <= 0) return <NotFound />
  return (
    <CourseOf
      key={`${course_id} ${version}`}
      course_id={course_id}
      version={Number.isSafeInteger(version) && version > 0 ? version : undefined}
    />
  )
}

function CourseOf({ course_id, version }: { readonly course_id: number; readonly version: number | undefined }) {
  const t = useT('application', 'studio')
  const format = useFormat()
  const course = useQuery(readStudioCourse, { course_id, ...(version !== undefined && { version }) })
  const [, setSearch] = useSearchParams()
  return (
    <div className="grid gap-4">
      <header>
        <Path over={[{ label: t('titles.courses'), href: '/content/courses' }]} here={t('titles.course')} />
      </header>
      <CallState of={course} shape="rows" refused={studioRefused}>
        {(value) => (
          <>
            {version !== undefined && (
              <Notice
                actions={
                  <Button size="small" onClick={() => setSearch({ course_id: String(course_id) })}>
                    {t('studio.to_newest')}
                  </Button>
                }
              >
                {t('studio.old_version', { number: format.number(version) })}
              </Notice>
            )}
            <CourseNow course={value} isOld={version !== undefined} />
          </>
        )}
      </CallState>
    </div>
  )
}

/** Draws the editor anew when somebody else saved the course, or it went on its way; never for what is saved from here. */
function CourseNow({ course, isOld }: { readonly course: StudioCourse; readonly isOld: boolean }) {
  const { version } = course
  const [known, setKnown] = useState<Seen>(version)
  const [times, setTimes] = useState(0)
  if (version.version > known.version || (version.version === known.version && version.saves > known.saves)) {
    setKnown(version)
    setTimes(times + 1)
  }
  return <Writing key={times} course={course} isOld={isOld} onSaved={setKnown} onDrawAnew={() => setTimes(times + 1)} />
}

interface WritingProps {
  readonly course: StudioCourse
  readonly isOld: boolean
  readonly onSaved: (seen: Seen) => void
  readonly onDrawAnew: () => void
}

function Writing({ course, isOld, onSaved, onDrawAnew }: WritingProps) {
  const t = useT('studio')
  const { powers, version } = course
  const mayChange = powers.mayWrite && version.state !== 'review' && !isOld
  const editor = useCourseEditor(course, { mayChange, onSaved })
  const title = editor.tree.title.trim() === '' ? t('studio.untitled') : editor.tree.title
  const throwAway = () => {
    editor.throwAway()
    onDrawAnew()
  }
  return (
    <div className="grid gap-4">
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {version.state === 'review' && <Notice>{t('studio.with_reviewers')}</Notice>}
      {!powers.mayWrite && version.state !== 'review' && !isOld && <Notice>{t('studio.only_read')}</Notice>}
      {mayChange && editor.isTakenUp && editor.state.kind !== 'saved' && (
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
      {mayChange && (
        <SaveStatus
          state={editor.state}
          onSave={() => void editor.saveNow()}
          onShowTheirs={throwAway}
          onKeepMine={() => void editor.keepMine(course)}
        />
      )}
      {!isOld && <CourseReview course={course} editor={editor} />}
      <CourseTreeEditor course={course} editor={editor} mayChange={mayChange} />
      <CourseFields
        tree={editor.tree}
        mayChange={mayChange}
        onChange={(fields, field) => editor.change({ kind: 'course', fields }, field)}
      />
      {!isOld && <CourseVersions course={course} />}
    </div>
  )
}
