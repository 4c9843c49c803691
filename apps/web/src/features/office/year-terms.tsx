import type { SchoolTerm } from '@maktab/contracts/schools/school-terms'
import type { IsoDate } from '@maktab/i18n/calendars'
import { Button } from '@maktab/ui/base/button'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { TextField } from '@maktab/ui/fields/text-field'
import { Grid, Row, Stack } from '@maktab/ui/layout/layout'
import { useT } from '#language/use-t.ts'

/** A term as it is typed: a day that nobody chose yet is empty. */
export interface TypedTerm {
  readonly name: string
  readonly start_date: IsoDate | ''
  readonly end_date: IsoDate | ''
}

/** Undefined where something of them is missing. */
export function wholeTerms(typed: readonly TypedTerm[]): SchoolTerm[] | undefined {
  const isWhole = typed.every(
    ({ name, start_date, end_date }) => name.trim() !== '' && start_date !== '' && end_date !== '',
  )
  return isWhole ? [...typed] : undefined
}

interface YearTermsProps {
  readonly terms: readonly TypedTerm[]
  /** Of the year, where they are typed already. */
  readonly min: IsoDate | ''
  readonly max: IsoDate | ''
  readonly today: IsoDate
  /** What is missing is said. */
  readonly hasTried: boolean
  readonly onChange: (terms: readonly TypedTerm[]) => void
}

/** As many terms as there are in the longest of years with months as terms. */
const mostTerms = 12

/** The terms of a year, one after the other. */
export function YearTerms({ terms, min, max, today, hasTried, onChange }: YearTermsProps) {
  const t = useT('years')
  const missing = (text: string) => (hasTried && text.trim() === '' ? t('years.needed') : undefined)
  const limits = { ...(min !== '' && { min }), ...(max !== '' && { max }) }
  const set = (at: number, some: Partial<TypedTerm>) =>
    onChange(terms.map((term, index) => (index === at ? { ...term, ...some } : term)))
  return (
    <fieldset className="grid gap-3">
      <legend className="medium strong">{t('years.terms')}</legend>
      <p className="soft">{t('years.terms_hint')}</p>
      {terms.map((term, index) => {
        const numbered = t('years.term_number', { number: index + 1 })
        return (
          // A term has no name of its own before it is typed: its place is what it is known by.
          <div key={index} role="group" aria-label={numbered}>
            <Stack gap={2}>
              <Grid>
                <TextField
                  label={t('years.term_name')}
                  error={missing(term.name)}
                  maxLength={60}
                  dir="auto"
                  value={term.name}
                  onChange={({ target: { value } }) => set(index, { name: value })}
                />
                <DatePicker
                  label={t('years.start')}
                  error={missing(term.start_date)}
                  value={term.start_date}
                  today={today}
                  {...limits}
                  onValueChange={(start_date) => set(index, { start_date })}
                />
                <DatePicker
                  label={t('years.end')}
                  error={missing(term.end_date)}
                  value={term.end_date}
                  today={today}
                  {...limits}
                  onValueChange={(end_date) => set(index, { end_date })}
                />
              </Grid>
              <Row>
                <Button size="small" onClick={() => onChange(terms.filter((_, at) => at !== index))}>
                  {t('years.remove_term', { name: term.name.trim() === '' ? numbered : term.name })}
                </Button>
              </Row>
            </Stack>
          </div>
        )
      })}
      {terms.length < mostTerms && (
        <Row>
          <Button
            icon="add"
            onClick={() => onChange([...terms, { name: '', start_date: terms.length === 0 ? min : '', end_date: '' }])}
          >
            {t('years.add_term')}
          </Button>
        </Row>
      )}
    </fieldset>
  )
}
