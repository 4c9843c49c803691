/** What the steps of signup and recovery share: heading, way back, what went wrong. */
import { Icon } from '@maktab/ui/base/icon'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './way-in.module.css'

interface StepHeadingProps {
  /** "Step 2 of 3", over the heading. */
  readonly over?: ReactNode
  readonly children: ReactNode
  /** The step came in place of another one: the focus moves to it, and a screen reader reads on from here. */
  readonly takesFocus?: boolean
}

export function StepHeading({ over, children, takesFocus = false }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <header className="grid gap-1">
      {over !== undefined && <p className="small strong soft">{over}</p>}
      <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
        {children}
      </h1>
    </header>
  )
}

/** One place back: a link where it has an address, a button where it is a step of this page. */
export function WayBack({
  href,
  onPress,
  children,
}: { readonly children: ReactNode } & (
  | { readonly href: string; readonly onPress?: never }
  | { readonly href?: never; readonly onPress: () => void }
)) {
  const content = (
    <>
      <Icon name="back" size={1.25} /> <span>{children}</span>
    </>
  )
  const className = `inline-flex middle gap-2 touch strong ${styles['back']}`
  return href === undefined ? (
    <button type="button" className={className} onClick={onPress}>
      {content}
    </button>
  ) : (
    <a className={className} href={href}>
      {content}
    </a>
  )
}

/** Why the last try failed. The region stands before the words do, so that they are announced. */
export function Problem({ text, children }: { readonly text: string | undefined; readonly children?: ReactNode }) {
  return (
    <div role="alert" className={styles['region']}>
      {text !== undefined && (
        <div className={`grid gap-2 rounded ${styles['problem']}`}>
          <p>{text}</p>
          {children}
        </div>
      )}
    </div>
  )
}

/** Something is done; takes the place of the form, and the focus with it. */
export function Done({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={`grid gap-3 rounded ${styles['done']}`} role="status">
      <StepHeading takesFocus>{title}</StepHeading>
      {children}
    </div>
  )
}
