import { listAssignmentModules } from '@maktab/client/calls/assignments/assignment-modules.generated'
import type { AttachedLesson } from '@maktab/contracts/assignments/assignments'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Icon } from '@maktab/ui/base/icon'
import { linkClass } from '@maktab/ui/base/text-link'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { ContentStatus } from '../../content/content-status.tsx'
import { playerAddress } from '../../learning/place.ts'
import styles from './assigned-lessons.module.css'

type Module = Output<Catalogue['listAssignmentModules']>['modules'][number]

interface AssignedLessonsProps {
  readonly assignment_id: string
  readonly lessons: readonly AttachedLesson[]
}

/** Lessons of an assignment with the contents that belong to it, and how far the learner is in each. Until that is known: the lessons. */
export function AssignedLessons({ assignment_id, lessons }: AssignedLessonsProps) {
  const standing = useQuery(listAssignmentModules, { assignment_id })
  const modules = standing.state === 'ready' ? standing.value.modules : []
  return (
    <ul className={styles['lessons']} role="list">
      {lessons.map((lesson) => (
        <AssignedLesson
          key={lesson.lesson_guid}
          lesson={lesson}
          modules={modules.filter(({ lesson_guid }) => lesson_guid === lesson.lesson_guid)}
        />
      ))}
    </ul>
  )
}

interface AssignedLessonProps {
  readonly lesson: AttachedLesson
  readonly modules: readonly Module[]
}

function AssignedLesson({ lesson, modules }: AssignedLessonProps) {
  const t = useT('assignments')
  const tagOf = useTextTag()
  const done = modules.filter(({ content_status }) => content_status === 2).length
  return (
    <li>
      <p className={styles['lesson']}>
        <Icon name="lessons" />
        <Link className={linkClass({ isAlone: true })} to={playerAddress(lesson)}>
          <bdi lang={tagOf(lesson.title)}>{lesson.title}</bdi>
        </Link>
        {modules.length > 0 && (
          <span className="soft small">{t('assignments.learner_contents_done', { done, total: modules.length })}</span>
        )}
      </p>
      {modules.length > 0 && (
        <ul className={styles['contents']} role="list">
          {modules.map(({ content_id, title, content_status }) => (
            <li key={content_id}>
              <Link className={linkClass({ isAlone: true })} to={playerAddress(lesson, content_id)}>
                <bdi lang={tagOf(title)}>{title}</bdi>
              </Link>
              <ContentStatus status={content_status} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
