import type { ContentType } from '@maktab/contracts/content/contents'
import type { ContentStatus } from '@maktab/contracts/fields'
import { Link } from '#page/router.tsx'
import { useT } from '#language/use-t.ts'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'

interface AttemptsCellProps {
  readonly of: {
    readonly attempts: number
    readonly accuracy: { readonly best: number | null }
    readonly content_status: ContentStatus
  }
  readonly content_type: ContentType
  /** Where they are shown question by question. */
  readonly to: string
  readonly label: string
}

/** How many attempts there are, with a way to them where there is anything to be seen; a package may have asked without giving a result. */
export function AttemptsCell({
  of: { attempts, accuracy, content_status },
  content_type,
  to,
  label,
}: AttemptsCellProps) {
  const t = useT('home', 'reports')
  const write = useReportFormat()
  const hasResults = attempts > 0 && accuracy.best !== null
  const mayHaveAsked = content_type === 'scorm' && content_status > 0
  if (!hasResults && !mayHaveAsked) return write.number(attempts)
  return (
    <Link className={styles['link']} to={to} aria-label={label}>
      {attempts > 0 ? t('learning.attempt_count', { count: attempts }) : t('reports.what_it_asked')}
    </Link>
  )
}
