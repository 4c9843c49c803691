import { useT } from '#language/use-t.ts'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'

interface OfNumberProps {
  readonly value: number | null
  /** Of how many attempts, lessons, marks or works. */
  readonly of: number
}

/** A share with the number that it is of; N/A alone where there is none. */
export function OfNumber({ value, of }: OfNumberProps) {
  const t = useT('home')
  const write = useReportFormat()
  return (
    <>
      {write.percent(value)}
      {value !== null && <span className={styles['of']}> {t('insights.of_number', { count: of })}</span>}
    </>
  )
}
