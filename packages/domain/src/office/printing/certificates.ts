import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'

interface Learned {
  /** ISO dates. */
  readonly from_date: string
  readonly to_date: string
}

/** A certificate says when somebody learned at the school: in that order, and not beyond the school's today. */
export function decideCertificate(
  { from_date, to_date }: Learned,
  today: string,
): Outcome<Learned, 'certificate_dates_wrong'> {
  return from_date <= to_date && to_date <= today ? accept({ from_date, to_date }) : refuse('certificate_dates_wrong')
}
