import { knownSubject, otherSubject, subjects } from '@maktab/domain/content/subjects'
import type { CSSProperties } from 'react'
import { otherSubjectPath, subjectIconPaths } from './subject-icon-paths.ts'
import styles from './subject-mark.module.css'

/** The picture of a subject in its colour, beside its name: whatever it says is said there, too. */
export function SubjectMark({ subject }: { subject: string }) {
  const key = knownSubject(subject)
  const { light, dark } = key === undefined ? otherSubject : subjects[key]
  return (
    <span
      className={styles['mark']}
      style={{ '--subject-light': light, '--subject-dark': dark } as CSSProperties}
      aria-hidden="true"
    >
      <svg className={styles['picture']} viewBox="0 0 24 24" focusable="false">
        <path d={key === undefined ? otherSubjectPath : subjectIconPaths[key]} />
      </svg>
    </span>
  )
}
