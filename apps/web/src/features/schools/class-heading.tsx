import { Suspense, type ComponentType, type ReactNode } from 'react'
import styles from './class-list.module.css'

/** Draws what a subject is known by. Subjects have their pictures where contents are; whoever shows classes hands them in. */
export type SubjectPicture = ComponentType<{ readonly subject: string }>

/** The name of a class beside the picture of its subject, whose place is kept until it is there. */
export function ClassHeading({
  subject,
  picture: Picture,
  children,
}: {
  readonly subject: string
  readonly picture: SubjectPicture
  readonly children: ReactNode
}) {
  return (
    <span className="flex middle gap-3">
      <Suspense fallback={<span className={styles['picture']} />}>
        <Picture subject={subject} />
      </Suspense>
      {children}
    </span>
  )
}
