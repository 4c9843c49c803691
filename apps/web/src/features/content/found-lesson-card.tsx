import type { FoundLesson } from '@maktab/contracts/content/search'
import type { Role } from '@maktab/contracts/roles'
import { markFound } from '@maktab/domain/content/search-words'
import { languageByCode } from '@maktab/i18n/languages'
import { Card } from '@maktab/ui/layout/card'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './search.module.css'
import { subjectLabel } from './subject-label.ts'
import { SubjectMark } from './subject-mark.tsx'

interface FoundLessonCardProps {
  readonly lesson: FoundLesson
  readonly found_by: readonly string[]
  readonly role: Role
  readonly onOpen: () => void
}

/** A lesson that was found, with the words that found it. It opens where the person has a class with it. */
export function FoundLessonCard({ lesson, found_by, role, onOpen }: FoundLessonCardProps) {
  const t = useT('finding', 'home')
  const format = useFormat()
  const { tag } = languageByCode(lesson.language)
  const address = addressOf(lesson, role)
  const title = <Marked text={lesson.title} found_by={found_by} />
  const heading = (
    <span className={styles['heading']}>
      <SubjectMark subject={lesson.subject} />
      {address === undefined ? (
        <span lang={tag}>
          <bdi>{title}</bdi>
        </span>
      ) : (
        <Link lang={tag} to={address} data-search="lesson" onClick={onOpen}>
          <bdi>{title}</bdi>
        </Link>
      )}
    </span>
  )
  return (
    <Card heading={heading} isLink={address !== undefined}>
      {lesson.summary !== '' && (
        <p lang={tag} dir="auto" className={styles['summary']}>
          <Marked text={lesson.summary} found_by={found_by} />
        </p>
      )}
      <p className={styles['place']}>
        <bdi>{subjectLabel(lesson.subject, t)}</bdi> · {t('finding.in_grade', { grade: format.digits(lesson.grade) })} ·{' '}
        <bdi lang={tag}>
          <Marked text={lesson.course_title} found_by={found_by} />
        </bdi>
      </p>
      {lesson.class_id === null && role !== 'principal' && (
        <p className={styles['place']}>{t('finding.catalogue_only')}</p>
      )}
    </Card>
  )
}

function addressOf({ class_id, course_id, lesson_guid }: FoundLesson, role: Role): string | undefined {
  if (class_id === null || (role !== 'learner' && role !== 'teacher')) return undefined
  return `/${role}/lesson/player?class_id=${class_id}&course_id=${course_id}&lesson_guid=${lesson_guid}`
}

function Marked({ text, found_by }: { text: string; found_by: readonly string[] }) {
  return markFound(text, found_by).map(({ text: piece, isFound }, at) =>
    isFound ? <mark key={at}>{piece}</mark> : piece,
  )
}
