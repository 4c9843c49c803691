import { Button } from '@maktab/ui/base/button'
import { Grid, PageHeading } from '@maktab/ui/layout/layout'
import type { ReactNode } from 'react'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { useT } from '#language/use-t.ts'
import styles from './paper-frame.module.css'

interface PaperFrameProps {
  readonly title: string
  readonly intro: string
  /** What decides what the paper says; not printed. */
  readonly controls?: ReactNode
  readonly children: ReactNode
}

/** What stands around every paper of an office on the screen, and is not printed: its name, what is chosen, what it needs. */
export function PaperFrame({ title, intro, controls, children }: PaperFrameProps) {
  return (
    <div className={`grid gap-4 ${styles['page']}`}>
      <div className="grid gap-4" data-print="no">
        <PageHeading title={title} note={intro} />
        <OfficeOffline />
        {controls !== undefined && <Grid narrowest={14}>{controls}</Grid>}
      </div>
      {children}
    </div>
  )
}

interface SheetProps {
  /** Of the region that scrolls where the screen is narrower than the paper. */
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The paper itself, black on white, below the button that prints it. */
export function Sheet({ label, className: more, children }: SheetProps) {
  const t = useT('papers')
  return (
    <>
      <div data-print="no">
        <Button variant="primary" onClick={() => window.print()}>
          {t('papers.print')}
        </Button>
      </div>
      <div
        className={[styles['sheet'], more].join(' ')}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reached by keyboard
        tabIndex={0}
      >
        {children}
      </div>
    </>
  )
}

interface PaperHeadProps {
  readonly school: string
  readonly title: string
  /** Beside the title: a class, a month, a teacher. */
  readonly about: readonly string[]
}

/** The head of a paper: the school, what it is, of whom. */
export function PaperHead({ school, title, about }: PaperHeadProps) {
  return (
    <header className={styles['head']}>
      <p className={styles['school']}>
        <bdi>{school}</bdi>
      </p>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['about']}>
        {about.map((part) => (
          <bdi key={part}>{part}</bdi>
        ))}
      </p>
    </header>
  )
}
